import type { DrawnDish } from '../drawn-dish.ts'
import { bakeKinds } from './bakes.ts'
import { glassKinds } from './glasses-and-sweets.ts'
import { potKinds } from './one-pot.ts'
import { ovenKinds } from './oven-and-bread.ts'
import { panKinds } from './pan-and-salad.ts'
import { plateKinds } from './plates.ts'
import type { Serving } from './serving.ts'
import { sweetKinds } from './sweet.ts'
import { bowlOfCream, eggs, plate } from './usual.ts'
import { type KindWords, wordsOfBeds, wordsOfDishes, wordsOfFoods } from './words.ts'

const kinds: ReadonlyMap<string, Serving> = new Map(
  Object.entries({
    ...potKinds,
    ...panKinds,
    ...ovenKinds,
    ...sweetKinds,
    ...bakeKinds,
    ...plateKinds,
    ...glassKinds,
  }),
)

/** Every kind of dish that has a picture of its own. */
export const knownKinds: readonly string[] = [...kinds.keys()]

/** What follows these words in a title lies beside the dish, or under it. */
const beside = / (?:with|in|over|on|under|from|without|for) /

/** In small letters without accents, words parted by single spaces. */
const plain = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[-’]/g, (each) => (each === '-' ? ' ' : "'"))

/**
 * The kind of dish that words tell; undefined where they tell none. The parts between commas are tried without what lies beside
 * the dish, then the whole; what a dish is called counts for more than what is in it.
 */
export function kindOfWords(title: string): string | undefined {
  const text = plain(title)
  const parts = text.split(/[,(:]/)
  const tries = [...parts.map((part) => part.split(beside, 1)[0] ?? ''), ...parts, text]
  const found = (words: KindWords, among: readonly string[]) =>
    among
      .map((each) => words.find(([pattern]) => pattern.test(each))?.[1])
      .find((kind) => kind !== undefined)
  return found(wordsOfBeds, [text]) ?? found(wordsOfDishes, tries) ?? found(wordsOfFoods, tries)
}

/** How a dish is served: as its kind says, else as its name, its tags and its meals let one guess. */
export function servingOf({
  kind,
  tags,
  meals,
}: Pick<DrawnDish, 'kind' | 'tags' | 'meals'>): Serving {
  const told = [kind, kindOfWords(kind), ...tags.map(kindOfWords)]
  const serving = told.map((name) => kinds.get(name ?? '')).find((each) => each !== undefined)
  if (serving !== undefined) return serving
  if (meals.includes('dessert')) return bowlOfCream
  return meals.includes('breakfast') ? eggs : plate
}
