import { textField } from '#web/lib/json.ts'

export const words: Readonly<Record<string, string>> = {
  feature_required: 'Your plan does not include writing new recipes, or showing them to others.',
  row_limit_reached: 'Your kitchen holds 5,000 recipes of your own. Delete some to add more.',
  recipe_not_found: 'This recipe is no longer there.',
  picture_not_own: 'The picture is no longer there. Choose another one.',
}

/** Why the backend does not take a recipe, in words; null where it may still take it. */
export function refusalInWords(cause: unknown): string | null {
  const [code, message] = [textField(cause, 'code'), textField(cause, 'message') ?? '']
  const known = words[message]
  if (known !== undefined) return known
  if (code !== '23514') return null
  return textField(cause, 'details') ?? 'Something in it cannot be kept as it is.'
}
