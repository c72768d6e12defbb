/** The kinds that the foods of a dish are, and its words: what the checks of composed dishes read. */
import type { Dish } from '#domain/composing/dish.ts'
import type { CatalogueIngredient } from '../read.ts'

export type ById = ReadonlyMap<string, CatalogueIngredient>

export function kindsOf(id: string, byId: ById): string[] {
  const { parent } = byId.get(id) ?? {}
  return parent === undefined ? [id] : [id, ...kindsOf(parent, byId)]
}

export const kindsIn = ({ lines }: Dish, byId: ById) =>
  new Set(lines.flatMap(({ ingredient }) => kindsOf(ingredient, byId)))

export const hasAny = (kinds: ReadonlySet<string>, of: readonly string[]) =>
  of.some((kind) => kinds.has(kind))

export const textOf = ({ steps }: Dish) => steps.join(' ')
