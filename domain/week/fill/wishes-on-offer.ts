import type { IngredientId } from '../../ingredients/vocabulary.ts'
import type { WeekWish, WishedFor } from '../solver/wish.ts'

/** What one can wish for in a week. */
export const wishables = ['fish', 'no-meat', 'pulses', 'pasta', 'rice', 'potatoes'] as const
export type Wishable = (typeof wishables)[number]

/** How often. What is not chosen comes as it comes. */
export const howOften = ['once-at-least', 'twice-at-least', 'once-at-most', 'never'] as const
export type HowOften = (typeof howOften)[number]

/** "Fish once at least", "pasta once at most". */
export interface WishChoice {
  of: Wishable
  often: HowOften
}

const foods = (...ids: IngredientId[]): WishedFor => ({ foods: ids })

const fishAndSeafood = 'fish shrimp mussel clam scallop squid octopus crab crayfish lobster'.split(
  ' ',
)

const wishedFor: Readonly<Record<Wishable, WishedFor>> = {
  fish: foods(...fishAndSeafood),
  'no-meat': { diet: 'vegetarian' },
  pulses: foods('lentil', 'bean', 'chickpea', 'split-pea'),
  pasta: foods('pasta'),
  rice: foods('rice', 'cooked-rice'),
  potatoes: foods('potato'),
}

const bounds: Readonly<Record<HowOften, Pick<WeekWish, 'atLeast' | 'atMost'>>> = {
  'once-at-least': { atLeast: 1 },
  'twice-at-least': { atLeast: 2 },
  'once-at-most': { atMost: 1 },
  never: { atMost: 0 },
}

/** As the solver takes it. */
export const wishOfChoice = ({ of, often }: WishChoice): WeekWish => ({
  id: of,
  of: wishedFor[of],
  ...bounds[often],
})

const minutesPrefix = 'minutes '

/** Wishes about time, one for each number of minutes: at most no meal there that takes longer. */
export function timeWishes(meals: readonly { mostMinutes: number | null }[]): WeekWish[] {
  const limits = new Set(meals.flatMap(({ mostMinutes }) => mostMinutes ?? []))
  return [...limits].map((minutes) => ({
    id: `${minutesPrefix}${minutes}`,
    of: { longerThan: minutes },
    atMost: 0,
    meals: meals.flatMap(({ mostMinutes }, place) => (mostMinutes === minutes ? [place] : [])),
  }))
}

/** What a wish of the solver was: a choice, or so many minutes. */
export function wishNamed(id: string): Wishable | { minutes: number } | null {
  if (id.startsWith(minutesPrefix)) return { minutes: Number(id.slice(minutesPrefix.length)) }
  return wishables.find((each) => each === id) ?? null
}
