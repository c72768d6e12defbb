import { isScope, type Scope, scopes } from '#domain/scopes.ts'
import { t } from '#domain/texts/t.ts'

/** What each scope opens, for whoever is to give it. */
export const scopeWords: Readonly<Record<Scope, string>> = {
  'recipes:read': t('Search recipes and read them, your own too'),
  'recipes:write': t('Read, write and delete your own recipes, also those that others see'),
  'list:read': t('See your shopping lists'),
  'list:write': t('See and change your shopping lists'),
  'pantry:read': t('See what is in your pantry'),
  'pantry:write': t('See and change what is in your pantry'),
  'plan:read': t('See your meal plan'),
  'plan:write': t('See and change your meal plan'),
  'saved:read': t('See the recipes that you saved, and your notes on them'),
  'saved:write': t('See and change the recipes that you saved, and your notes on them'),
  'diet:read': t('See the diets and allergies of those who eat with you'),
}

/** A line for each; of reading and writing the same, one. */
export function scopesInWords(given: readonly string[]): string[] {
  const held = new Set(given.filter(isScope))
  return scopes
    .filter((scope) => held.has(scope) && !isPartOf(scope, held))
    .map((scope) => scopeWords[scope])
}

function isPartOf(scope: Scope, held: ReadonlySet<string>): boolean {
  return scope.endsWith(':read') && held.has(scope.replace(':read', ':write'))
}
