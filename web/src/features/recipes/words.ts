import { t } from '#domain/texts/t.ts'
import type { Difficulty } from '#domain/recipes/kinds.ts'

export const difficultyWords: Readonly<Record<Difficulty, string>> = {
  easy: t('Easy'),
  medium: t('Medium'),
  hard: t('Hard'),
}

/** `35 min`, `1 h 10 min`, `2 h`. */
export function minutesInWords(minutes: number): string {
  if (minutes < 60) return t('{minutes} min', { minutes })
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 ? t('{hours} h', { hours }) : t('{hours} h {rest} min', { hours, rest })
}

/** Names in a sentence: "parsley", "parsley and thyme", "parsley, thyme and 2 more". */
export function listInWords(names: readonly string[], most = 3): string {
  const shown = names.length > most ? names.slice(0, most - 1) : names
  const count = names.length - shown.length
  const more = t('{count, plural, other {# more}}', { count })
  const parts = count > 0 ? [...shown, more] : [...shown]
  const last = parts.pop()
  if (last === undefined) return ''
  return parts.length === 0 ? last : t('{names} and {last}', { names: parts.join(', '), last })
}
