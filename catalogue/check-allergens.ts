import { groupOf } from '#domain/ingredients/allergen-parts.ts'
import { avoidable, type Avoidable } from '#domain/ingredients/vocabulary.ts'
import { glutenWithoutWheat } from './gluten-without-wheat.ts'
import type { Problem } from './problem.ts'
import { type CatalogueIngredient, ingredientFile } from './read.ts'

/** Words of an id that name what the food comes from. */
const sources: readonly { named: RegExp; unless?: RegExp; held: Avoidable }[] = [
  { named: /mustard/u, held: 'mustard' },
  { named: /celery|celeriac/u, held: 'celery' },
  { named: /lupin/u, held: 'lupin' },
  { named: /wheat|semolina|spelt|farro|couscous|bulgur/u, unless: /buckwheat/u, held: 'wheat' },
  { named: /peanut/u, held: 'peanuts' },
  {
    named: /almond|hazelnut|walnut|pecan|cashew|pistachio|macadamia|brazil-nut|pine-nut/u,
    held: 'tree-nuts',
  },
  {
    named: /shrimp|prawn|crab|lobster|crayfish|langoustine/u,
    unless: /crab-apple/u,
    held: 'crustaceans',
  },
  {
    named: /squid|octopus|cuttlefish|clam|mussel|oyster|scallop|cockle|whelk|abalone|snail/u,
    unless: /oyster-mushroom|scalloped/u,
    held: 'molluscs',
  },
  { named: /wine|champagne|prosecco|vermouth|sherry|madeira|marsala/u, held: 'sulphites' },
]

/** What is free of the thing that its name says. */
function namesThatDeny({ id, contains, varies }: CatalogueIngredient): string[] {
  if (contains === null) return []
  return sources
    .filter(({ named, unless }) => named.test(id) && unless?.test(id) !== true)
    .filter(({ held }) => !contains.includes(held) && !varies.includes(held))
    .map(({ held }) => `is named so, and neither contains ${held} nor varies in it`)
}

/** A part without its group. Gluten-free flour may be starch of wheat from which the gluten is washed. */
function partsWithoutGroup({ contains, varies }: CatalogueIngredient): string[] {
  if (contains === null) return []
  return avoidable.flatMap((part) => {
    const group = groupOf[part]
    if (group === undefined || contains.includes(group)) return []
    if (contains.includes(part)) return [`contains ${part} but not ${group}`]
    const mayHold = varies.includes(part) && part !== 'wheat'
    return mayHold && !varies.includes(group) ? [`varies in ${part} but not in ${group}`] : []
  })
}

function wrongWithoutWheat({ id, contains, varies }: CatalogueIngredient): string[] {
  if (!glutenWithoutWheat.has(id)) return []
  const stated = [...(contains ?? []), ...varies]
  if (stated.includes('gluten') && !stated.includes('wheat')) return []
  return ['is in gluten-without-wheat.ts, and does not hold gluten without wheat']
}

/** What must hold between the allergens of one entry, and between them and its name. */
export function checkAllergens(entries: readonly CatalogueIngredient[]): Problem[] {
  return entries.flatMap((entry) =>
    [...namesThatDeny(entry), ...partsWithoutGroup(entry), ...wrongWithoutWheat(entry)].map(
      (text) => ({ file: ingredientFile(entry.category), entry: entry.id, text }),
    ),
  )
}
