import { nameInEnglish, pluralInEnglish } from '../ingredients/names.ts'
import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientCategory, IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { listed } from '../listed.ts'

const ofAnimals: ReadonlySet<IngredientCategory> = new Set(['Meat', 'Fish & Seafood'])
/** Meat and fish that stand among the tins. */
const inTins =
  /anchov|sardine|tuna|salmon|mackerel|herring|clam|crab|mussel|oyster|corned-beef|luncheon-meat/u

const isOfAnimal = (id: IngredientId, { ingredients }: Vocabulary): boolean => {
  const category = ingredients.get(id)?.category
  return (
    category !== undefined &&
    (ofAnimals.has(category) || (category === 'Tins & Jars' && inTins.test(id)))
  )
}

/** Words that tell no kind of meat: a thigh may be a chicken's or a turkey's. */
const untelling = new Set([
  'meat',
  'fillet',
  'thigh',
  'breast',
  'leg',
  'wing',
  'shoulder',
  'loin',
  'chop',
  'steak',
  'rib',
  'belly',
  'drumstick',
  'tenderloin',
  'mix',
])

/** Names by which a text may speak of a food: its own, those of its kinds, and their last word, "beef" of ground beef. */
function namesOf(id: IngredientId, vocabulary: Vocabulary): string[] {
  return lineageOf(id, vocabulary).flatMap((kind) => {
    const name = nameInEnglish(kind, vocabulary)
    const names = [name, pluralInEnglish(kind, vocabulary)]
    const last = names.flatMap((each) => each.split(' ').at(-1) ?? [])
    return [...names, ...last].filter((each) => !untelling.has(each))
  })
}

/** As a word of its own: "ham" is not told by "champ". */
const isSaidIn = (text: string) => (name: string) => new RegExp(`\\b${name}s?\\b`, 'iu').test(text)

interface Spoken {
  id: IngredientId
  called: string
}

/** Meat and fish of a dish that nothing tells of yet. */
export const meatsUntold = <Thing extends { id: IngredientId }>(
  things: readonly Thing[],
  isTold: (id: IngredientId) => boolean,
  vocabulary: Vocabulary,
): Thing[] => things.filter(({ id }) => isOfAnimal(id, vocabulary) && !isTold(id))

/**
 * An opening that names every meat and fish which the title does not: who eats no pork reads no further. "… out of the
 * box tomorrow. With chorizo."
 */
export function openingWithMeat(
  title: string,
  summary: string,
  things: readonly Spoken[],
  vocabulary: Vocabulary,
): string {
  const isSaid = isSaidIn(`${title} ${summary}`)
  const isTold = (id: IngredientId) => namesOf(id, vocabulary).some(isSaid)
  const untold = meatsUntold(things, isTold, vocabulary)
  return untold.length === 0
    ? summary
    : `${summary} With ${listed(untold.map(({ called }) => called))}.`.trim()
}
