import { gramsOfLine } from '#domain/recipes/weigh.ts'
import type { RecipeLine } from './format.ts'
import type { CatalogueIngredient, CatalogueRecipe } from './read.ts'

const gramsPerSpoon = 13

/** More oil than this is a bath, of which most stays behind. */
const leastBath = 15 * gramsPerSpoon
/** Of as much, some stays in the pan after frying. */
const leastToFry = 5 * gramsPerSpoon
/** What is poured off matters where there is as much. */
const leastPoured = 3 * gramsPerSpoon

const staysBehind =
  /\bstays? (?:in the|behind)\b|\bpoured off\b|\bstrained off\b|\bleft for another day\b|\bfor the (?:\w+ )?water\b/iu
const forFrying = /\bfor (?:deep-)?frying\b/iu
const isPouredOff = /\bpour off\b[^.]*\boil\b/iu
const isThrownAway =
  /\b(?:throw|pour)\b[^.]*\b(?:marinade|brine)\b[^.]*\baway\b|\bdiscard\b[^.]*\b(?:marinade|brine)\b/iu

function isOil({ category, id }: CatalogueIngredient): boolean {
  return category === 'Oils & Vinegars' && !id.includes('vinegar')
}

function mustSayEaten(line: RecipeLine, entry: CatalogueIngredient, steps: string): boolean {
  const note = line.note ?? ''
  if (staysBehind.test(note)) return true
  const grams = gramsOfLine(line, entry) ?? 0
  if (!isOil(entry)) return false
  return (
    grams >= leastBath ||
    (forFrying.test(note) && grams >= leastToFry) ||
    (isPouredOff.test(steps) && grams >= leastPoured)
  )
}

/** Returns the lines of which some is not eaten though they do not say how much is: frying oil, salt of the water. */
export function uneatenLines(
  { ingredients, steps }: CatalogueRecipe,
  byId: ReadonlyMap<string, CatalogueIngredient>,
): string[] {
  const text = steps.join('\n')
  const texts = ingredients.flatMap((line) => {
    const entry = byId.get(line.item)
    if (line.eaten !== undefined || entry === undefined) return []
    return mustSayEaten(line, entry, text) ? [`${line.item}: say how much of it is "eaten"`] : []
  })
  const isMarked = ingredients.some(({ eaten }) => eaten !== undefined)
  return isThrownAway.test(text) && !isMarked
    ? [...texts, 'a marinade is thrown away: say how much of its lines is "eaten"']
    : texts
}
