import { lineageOf } from '#domain/ingredients/lineage.ts'
import { timersIn } from '#domain/cooking/timers.ts'
import type { CatalogueIngredient, CatalogueRecipe } from './read.ts'

/** https://www.foodsafety.gov/food-safety-charts/safe-minimum-internal-temperatures, in °C */
const safeAt = { poultry: 74, ground: 71, piece: 63, fish: 63 }
type Kind = keyof typeof safeAt

/** A fillet that stays glassy in the middle; its recipe says for whom not. */
const leastOfFish = 50

/** Above it a temperature is that of the oil or the oven. */
const hottestInside = 96

const kinds: [Kind, ReadonlySet<string>][] = [
  ['poultry', new Set(['chicken', 'turkey', 'duck', 'goose', 'ground-chicken', 'ground-turkey'])],
  ['ground', new Set(['ground-meat'])],
  ['piece', new Set(['pork'])],
  ['fish', new Set(['fish', 'shrimp'])],
]

/** What is packed or pressed shows no colour from outside. */
const isShaped = /\b(?:wrapper|patty|patties|meatballs?|balls|stuff|burgers?|skewers?|sausages)\b/iu
const isSeen = /\bno (?:longer )?pink\b/iu
const isSeenOfFish =
  /\b(?:flakes?|opaque|firm|glassy|pink|curl|loose c|white (?:all |right )?through)\b/iu
/** What needs no cooking, or had it. */
const isReady = /smoked|canned|anchovy|dried|flake|\broe/u
/** Crumbs of meat that were browned and then simmered or baked so long are done. */
const longEnough = { ground: 10 * 60, piece: 15 * 60 }

function kindOf(id: string, byId: ReadonlyMap<string, CatalogueIngredient>): Kind | null {
  const lineage = lineageOf(id, { ingredients: byId })
  return kinds.find(([, of]) => lineage.some((each) => of.has(each)))?.[0] ?? null
}

/** The temperature to which recipes are held for a raw meat, in °C; null where none is asked. */
export function safeTemperature(
  id: string,
  byId: ReadonlyMap<string, CatalogueIngredient>,
): number | null {
  const kind = isReady.test(id) ? null : kindOf(id, byId)
  return kind === null ? null : safeAt[kind]
}

function namesTemperature(steps: string, least: number): boolean {
  return [...steps.matchAll(/(\d+) °C/gu)].some(([, degrees]) => {
    return Number(degrees) >= least && Number(degrees) < hottestInside
  })
}

function isSurelyDone(kind: Kind, steps: readonly string[]): boolean {
  const text = steps.join('\n')
  if (namesTemperature(text, safeAt[kind])) return true
  if (kind === 'fish') return isSeenOfFish.test(text) || namesTemperature(text, leastOfFish)
  if (kind === 'poultry' || (kind === 'ground' && isShaped.test(text))) return false
  const longest = Math.max(0, ...steps.flatMap(timersIn).map(({ seconds }) => seconds))
  return isSeen.test(text) || longest >= longEnough[kind]
}

/**
 * Returns the raw meats of which no word says when they are safe: poultry and shaped ground meat by their
 * temperature, crumbs and pieces of pork also by their colour or a long simmer, fish by its looks.
 */
export function undoneMeats(
  { ingredients, steps, tip = '' }: CatalogueRecipe,
  byId: ReadonlyMap<string, CatalogueIngredient>,
): string[] {
  return ingredients.flatMap(({ item, note }) => {
    const isDone = /\bcooked\b/u.test(note ?? '') || isReady.test(item)
    const kind = isDone ? null : kindOf(item, byId)
    if (kind === null || isSurelyDone(kind, [...steps, tip])) return []
    return [`${item}: nothing says when it is safe, at ${safeAt[kind]} °C inside`]
  })
}
