import { lineageOf } from '#domain/ingredients/lineage.ts'
import { gramsOfLine } from '#domain/recipes/weigh.ts'
import type { CatalogueIngredient, CatalogueRecipe } from './read.ts'

const rices = new Set(['rice', 'cooked-rice'])

/** Less in a serving is a powder or a thickener. */
const leastGramsAServing = 12
const mostDays = 2

/** Rice that goes into a batter is cooked when it is eaten. */
const isNotKept =
  /\brice[^.]*\bfresh\b|\bfresh[^.]*\brice\b|\bwithout the rice\b|\bat once\b|\beat it (?:all|now|hot)\b|\bon the (?:same )?day\b|\bthe (?:same )?day you\b|\bthe same day\b|\bnothing (?:keeps|to keep)\b|\bnot (?:be kept|wait|go back)\b|\b(?:not|don't) keep\b|\btwo hours at room\b|\bbatter keeps\b/iu
const isCooled =
  /\b(?:cool|chill|cold)[a-z]*\b[^.]*\b(?:within (?:the|that|an) hour|fast|quickly)|\bwithin an hour\b/iu
const isEatenSafely = /\b(?:steam|hot|heat|reheat|boil)|\beat(?:en)? (?:it )?cold\b/iu
const days = /(?<!\d[–-])\b(?<count>\d+)(?:[–-]\d+)? days?\b|\bweek\b/giu

function isRice(id: string, byId: ReadonlyMap<string, CatalogueIngredient>): boolean {
  return lineageOf(id, { ingredients: byId }).some((each) => rices.has(each))
}

function holdsRice(
  { ingredients, servings }: CatalogueRecipe,
  byId: ReadonlyMap<string, CatalogueIngredient>,
): boolean {
  return ingredients.some((line) => {
    const entry = byId.get(line.item)
    if (entry === undefined || !isRice(line.item, byId)) return false
    return (gramsOfLine(line, entry) ?? Infinity) / servings >= leastGramsAServing
  })
}

/**
 * Returns what is wrong with how a dish with rice is kept: spores that outlive the cooking grow while it is warm, so that
 * it is cooled within the hour, kept for a day or two and heated until it steams, or not kept.
 */
export function unsafeRice(
  recipe: CatalogueRecipe,
  byId: ReadonlyMap<string, CatalogueIngredient>,
): string[] {
  const { storage } = recipe
  if (storage === undefined || !holdsRice(recipe, byId) || isNotKept.test(storage)) return []
  const kept = storage
    .split(/(?<=[.;])\s|, (?=\d)/u)
    .filter((part) => !/ (?:keeps?|for the (?!rice))/u.test(part))
  const longest = Math.max(
    0,
    ...[...kept.join(' ').matchAll(days)].map(({ groups }) => Number(groups?.['count'] ?? 7)),
  )
  return [
    ...(isCooled.test(storage) ? [] : ['storage: does not say to cool the rice within an hour']),
    ...(isEatenSafely.test(storage)
      ? []
      : ['storage: does not say to heat the rice until it steams']),
    ...(longest > mostDays ? [`storage: keeps rice for ${longest} days`] : []),
  ]
}
