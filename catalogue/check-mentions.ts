import { normalise } from '#domain/ingredients/normalise.ts'
import type { RecipeLine } from './format.ts'
import type { CatalogueIngredient } from './read.ts'

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1)
}

/** What a step may call an ingredient: its names, their last words, and those of its parents. */
export function callingsOf(
  entry: CatalogueIngredient,
  byId: ReadonlyMap<string, CatalogueIngredient>,
): Set<string> {
  const callings = new Set<string>()
  const seen = new Set<string>()
  for (let each: CatalogueIngredient | undefined = entry; each !== undefined;) {
    if (seen.has(each.id)) break
    seen.add(each.id)
    const names = [each.name, each.plural, ...(each.aliases.en ?? [])].map(normalise)
    for (const name of names) callings.add(name)
    callings.add(lastWord(normalise(each.name)))
    each = each.parent === undefined ? undefined : byId.get(each.parent)
  }
  return callings
}

/**
 * Null where the steps use the ingredient; else what is wrong. A line's `called` is the honest way
 * out ("dough" for the flour in it), and must itself be in the steps.
 */
export function mentions(
  steps: readonly string[],
  line: RecipeLine,
  entry: CatalogueIngredient,
  byId: ReadonlyMap<string, CatalogueIngredient>,
): string | null {
  const text = ` ${steps.map(normalise).join(' ')} `
  const says = (name: string) => text.includes(` ${normalise(name)} `)
  const named = [...callingsOf(entry, byId)].some(says)
  if (line.called === undefined) {
    return named ? null : `${line.item} is never mentioned in the steps`
  }
  if (named) return `${line.item} is mentioned: "called: ${line.called}" is not needed`
  return says(line.called) ? null : `the steps never say "${line.called}" for ${line.item}`
}
