import type { ChosenDish, TogetherDish } from './with-dish.tsx'

/** A dish whose steps are there, and open to the reader. */
export type ReadyDish = TogetherDish & {
  cook: NonNullable<TogetherDish['cook']>
  work: NonNullable<TogetherDish['work']>
}

const isReady = (dish: TogetherDish): dish is ReadyDish => dish.cook !== null && dish.work !== null

export const readyDishes = (chosen: readonly ChosenDish[]): ReadyDish[] =>
  chosen.flatMap(({ dish }) => (dish && isReady(dish) ? dish : []))
