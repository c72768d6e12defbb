import type { IngredientId } from '../../ingredients/vocabulary.ts'

/** A meal of a week for which something is to be cooked. */
export interface OpenMeal {
  id: string
  /** Days after the first one, which is 0. */
  day: number
  servings: number
}

/** Something at home on which a plan draws: what spoils, and what there is a stated amount of. All else is taken to be enough. */
export interface Stock {
  thing: IngredientId
  /** Null where nobody said how much of it there is: then any dish that takes it uses it up. */
  grams: number | null
  /** What it counts where its amount is not known, in whole grams. */
  worth: number
  /** The last day on which it should be used; null for what outlasts the days, which nobody has to rescue. */
  lastDay: number | null
}

/** What a dish takes of one thing. */
export interface Taken {
  thing: IngredientId
  /** Grams for one serving; null where that is not known. */
  gramsEach: number | null
}

/** Something that can be cooked for some of the meals. */
export interface Candidate {
  /** What it is, whoever it is cooked for: no plan has a dish twice. */
  dish: string
  /** Places of the meals for which it may be cooked: it suits everybody who eats there. */
  meals: readonly number[]
  /** Places of the meals at which what is left may be eaten; it suits everybody there too. */
  againAt: readonly number[]
  /** Days that it keeps once it is cooked; 0 where that is not known. */
  keepsDays: number
  minutes: number
  /** What it draws on of the stocks, each once. What spoils before the day is bought instead. */
  takes: readonly Taken[]
  /** What is not at home, each once. */
  buys: readonly Taken[]
  /** Ids of the wishes for which it counts. */
  counts: readonly string[]
  /** What may not be served over and over: its main thing, its cuisine. */
  groups: readonly string[]
}

/** Meals with something, at least or at most so many of them. */
export interface Wish {
  id: string
  atLeast?: number
  atMost?: number
  /** Places of the meals that it is about; all where nothing is said. */
  meals?: readonly number[]
  /** Whether only what is cooked for a meal counts, not what is eaten again: for the time that cooking takes. */
  whenCooked?: boolean
}

/** Meals to fill, and what with. Grams that are held, days and minutes are whole numbers. */
export interface WeekProblem {
  meals: readonly OpenMeal[]
  stocks: readonly Stock[]
  /** In the order of the ranking: the first that fit are the plan from which the search begins. */
  candidates: readonly Candidate[]
  wishes: readonly Wish[]
  /** Grams that one package of a thing holds; where nobody knows, one is enough for all dishes. */
  packages: ReadonlyMap<IngredientId, number>
  /** Once something of a group is no repetition; of these so many more are none. */
  spared: ReadonlyMap<string, number>
  /** A dish may be cooked for two meals that are at most so many days apart; 0 where nobody wants leftovers. */
  leftoverDays: number
  /** No more packages than these are bought; null where any number may be. */
  mostPackages: number | null
  /** A plan of the same meals and candidates, of which as much as can be is to stay. */
  before?: WeekPlan
}

/** What stands at one meal of a plan. */
export type Served =
  | { kind: 'cooked'; candidate: number; servings: number }
  /** What was cooked for another meal, by its place. */
  | { kind: 'again'; of: number }
  | { kind: 'nothing' }

/** One for each meal, in their order. */
export type WeekPlan = readonly Served[]
