/**
 * What an app or a script may be let in to. Writing includes reading. `private.scope_paths` in the database says what each
 * opens.
 */
export const scopes = [
  'recipes:read',
  'recipes:write',
  'list:read',
  'list:write',
  'pantry:read',
  'pantry:write',
  'plan:read',
  'plan:write',
  'saved:read',
  'saved:write',
  'diet:read',
] as const

export type Scope = (typeof scopes)[number]

/** For an app that does not say what it wants. */
export const usualScopes: readonly Scope[] = [
  'recipes:read',
  'list:read',
  'pantry:read',
  'plan:read',
  'saved:read',
]

export function isScope(word: string): word is Scope {
  return scopes.some((scope) => scope === word)
}

/** The scopes among words with spaces between them, each once and in their order here; others are left out. */
export function scopesIn(text: string): Scope[] {
  const words = new Set(text.split(' '))
  return scopes.filter((scope) => words.has(scope))
}
