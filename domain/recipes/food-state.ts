import { ratioOf } from '../ingredients/unit-ratios.ts'
import { unitNamed } from '../ingredients/unit-named.ts'
import type { Unit } from '../ingredients/units.ts'
import type { FoodMacros } from './food-bounds.ts'
import { sizes, type Size, type Weighable } from './weigh.ts'

/** In which state a food is measured: it decides what a cup of it weighs and holds. */
export const foodStates = ['raw', 'dry', 'cooked', 'canned', 'drained', 'frozen'] as const
export type FoodState = (typeof foodStates)[number]

/** What says a state, and is no order to the cook: "cooked according to the packet" is still dry. */
const cookedWords =
  /\b(?:(?:pre|ready[- ]|hard[- ]|soft[- ])?(?:cooked|boiled)|steamed|roasted|grilled|baked|braised|stewed|fried|broiled|poached|simmered|microwaved)\b(?! (?:according|as (?:per|directed)|per|until|till|to|for)\b)/iu
const stateWords: readonly (readonly [state: FoodState, pattern: RegExp])[] = [
  ['raw', /\b(?:raw|uncooked|unprepared)\b/iu],
  ['canned', /\b(?:canned|tinned|from (?:a|the) (?:can|tin|jar)|jarred|bottled)\b/iu],
  ['cooked', cookedWords],
  ['drained', /\bdrained\b/iu],
  ['frozen', /\bfrozen\b/iu],
  ['dry', /\b(?<!\bwell )(?:dry|dried)\b(?! (?:on|with|off|well|in a)\b)/iu],
]

const stateIn = (text: string) => stateWords.find(([, pattern]) => pattern.test(text))?.[0]

/** The state that the words of a line name, or null. "Fresh or frozen" leaves it open, "baked or broiled" does not. */
export function stateInWords(...texts: readonly (string | null | undefined)[]): FoodState | null {
  const text = texts.filter((each) => each !== null && each !== undefined).join(', ')
  if (text === '' || /\bif\b|\bfresh or\b|\bor fresh\b/iu.test(text)) return null
  const [first, ...others] = new Set(text.split(/\bor\b/iu).flatMap((part) => stateIn(part) ?? []))
  return others.length > 0 ? null : (first ?? null)
}

/**
 * The state in which a line measures its food. Its name says nothing of it: what is sold frozen or roasted is a food by
 * that name.
 */
export function stateOfLine({ unit, note }: { unit: Unit | null; note: string | null }) {
  return stateInWords(unit === 'can' ? 'canned' : null, note)
}

/** A clause of its own: "small cubes" and "2 small bulbs" are no size of the thing. */
const sizeClause =
  /(?:^|[,;(]\s?)(?:very |extra[- ])?(small|medium|large|big|jumbo)(?:[- ]sized?)?(?=$|[,;)]| and | or | to )/iu

/** The size that a note names, or null. */
export function sizeInWords(note: string | null | undefined): Size | null {
  // What says its weight is as heavy as that.
  if (/\d\s?(?:g|kg|oz|lb)\b/iu.test(note ?? '')) return null
  const found = sizeClause.exec(note ?? '')?.[1]?.toLowerCase()
  if (found === undefined) return null
  return found === 'small' || found === 'medium' ? found : 'large'
}

/** What is known of a food in one state; what is left out follows from its usual one. */
export interface StateFacts<Food = FoodMacros> extends Pick<Weighable, 'piece' | 'pieces' | 'cup'> {
  weights?: Weighable['weights'] | undefined
  /** Grams that one gram of the food in its usual state comes to. */
  yield?: number | undefined
  nutrition: Food | null
}

/** A food with what is known of it in its usual state, in which it is bought, and in others. */
export interface FoodInStates<Food = FoodMacros> {
  weighable: Weighable
  nutrition: Food | null
  states: Partial<Record<FoodState, StateFacts<Food> | undefined>>
}

/** Where the one is not known the other says as much: a raw lentil is a dry one, and a raw egg is not. */
const otherName: Partial<Record<FoodState, FoodState>> = { drained: 'canned', canned: 'drained' }
const otherNameOfSwelling: typeof otherName = { ...otherName, raw: 'dry', dry: 'raw' }

/** kcal of 100 g from which a grain or a pulse is a dry one, that takes up water. */
const dryFrom = 250
const swelling = new Set(['Pasta, Rice & Grains', 'Beans & Lentils'])

const unknown = (category: string): FoodInStates<never> => ({
  weighable: { category, weights: {} },
  nutrition: null,
  states: {},
})

const times = (grams: number | undefined, factor: number) =>
  grams === undefined ? undefined : grams * factor

/** What is counted weighs as much more or less as its state makes of it: a potato loses some water in the oven. */
function countedInState({ piece, pieces = {}, weights }: Weighable, factor: number) {
  const counted = Object.entries(weights).filter(([name]) => {
    const unit = unitNamed(name)
    return unit !== null && ratioOf('ml', unit) === null
  })
  return {
    piece: times(piece, factor),
    pieces: Object.fromEntries(sizes.map((size) => [size, times(pieces[size], factor)])),
    weights: Object.fromEntries(counted.map(([unit, grams]) => [unit, times(grams, factor)])),
  }
}

/**
 * The food as a line measures it. A state that nobody described is taken for the usual one, except of a dry food that
 * is cooked or canned: that weighs three times as much, so nothing is known of it.
 */
export function inState<Food extends FoodMacros>(
  food: FoodInStates<Food>,
  state: FoodState | null,
): FoodInStates<Food> {
  if (state === null) return food
  const { category, edible, cup } = food.weighable
  const isSwelling = swelling.has(category)
  const other = (isSwelling ? otherNameOfSwelling : otherName)[state]
  const facts = food.states[state] ?? (other === undefined ? undefined : food.states[other])
  if (facts === undefined) {
    const isDry = isSwelling && (food.nutrition?.kcal ?? 0) > dryFrom
    return isDry && (state === 'cooked' || state === 'canned') ? unknown(category) : food
  }
  const counted = countedInState(food.weighable, facts.yield ?? 1)
  const weighable = {
    category,
    edible,
    cup: facts.cup ?? (isSwelling ? undefined : cup),
    piece: facts.piece ?? counted.piece,
    pieces: { ...counted.pieces, ...facts.pieces },
    weights: { ...counted.weights, ...facts.weights },
  }
  return { weighable, nutrition: facts.nutrition, states: food.states }
}
