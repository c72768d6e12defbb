import loadHighs from 'highs'
import { beforeAll, expect, it } from 'vitest'
import { lineageOf } from '../../ingredients/lineage.ts'
import type { IngredientId } from '../../ingredients/vocabulary.ts'
import type { RecipeCard } from '../../recipes/recipe.ts'
import { keepsRules } from '../../recipes/suits-diet.ts'
import { solvingBy } from '../solver/highs.ts'
import { plannedMeal } from '../testing/planned-meal.ts'
import type { AskedWeek, MealChange } from './asked-week.ts'
import { type FilledWeek, filledWeek } from './filled-week.ts'
import { type FillProblem, fillProblem } from './fill-problem.ts'
import type { Larder } from './seatings.ts'
import { askedWeek, dinnerOn, tableOf, today } from './testing/asked-week.ts'
import { wholeLarder } from '#catalogue/testing/whole-larder.ts'

const limits = { solve: solvingBy(await loadHighs()), clock: () => 0, milliseconds: 60_000 }
let larder: Larder
beforeAll(async () => {
  larder = await wholeLarder()
})

const unchanged = { changes: [], before: null }
const problemOf = (more: Partial<AskedWeek>) => fillProblem(askedWeek(more), larder)
const filled = (more: Partial<AskedWeek>) => filledWeek(problemOf(more), unchanged, limits)

/** What stands at each meal, by its title. */
const titles = ({ answer, cards }: FilledWeek) =>
  answer.meals.map((meal) => (meal.kind === 'nothing' ? null : cards[meal.dish]?.title))
const cardsIn = ({ answer, cards }: FilledWeek): RecipeCard[] =>
  answer.meals.flatMap((meal) => (meal.kind === 'nothing' ? [] : (cards[meal.dish] ?? [])))
const holdsKind = ({ needs }: RecipeCard, kind: IngredientId) =>
  needs.some(
    ({ ingredient, optional }) =>
      !optional &&
      ingredient !== null &&
      lineageOf(ingredient, larder.composing.vocabulary).includes(kind),
  )
const packagesIn = ({ answer }: FilledWeek) =>
  answer.purchases.reduce((sum, { packages }) => sum + packages, 0)

it('fills every meal with another dish, and proves it', () => {
  const week = filled({})
  expect(new Set(titles(week)).size, `dishes of ${titles(week).join()}`).toBe(3)
  expect(titles(week)).not.toContain(null)
  expect(week.answer.proof).toEqual({ kind: 'optimal' })
  expect(week.spoiling).toBeGreaterThanOrEqual(6)
  expect(week.used).toBe(week.spoiling - week.answer.wasted.length)
})

it('gives everybody only what is known to suit them, on the days on which they eat', () => {
  const rules = { restrictions: ['nuts', 'eggs'] as const, preferences: ['vegetarian'] }
  const mia = ['ada', 'ben', 'mia']
  const of = problemOf({
    meals: [dinnerOn(0), dinnerOn(1, { eaters: mia, servings: 3 }), dinnerOn(2)],
    tables: [tableOf(['ada', 'ben']), tableOf(mia, { rules })],
    areLeftovers: true,
  })
  let refused = 0
  for (const { dish, meals, againAt } of of.problem.candidates) {
    const card = of.cards.get(dish)
    const isRight = card !== undefined && keepsRules(card, rules)
    const isAtHers = [...meals, ...againAt].includes(1)
    if (!isRight) refused += 1
    expect(isAtHers && !isRight, `whether ${card?.title} is hers against her settings`).toBe(false)
  }
  expect(refused, `dishes that are not hers`).toBeGreaterThan(20)
  const week = filledWeek(of, unchanged, limits)
  expect(titles(week)).not.toContain(null)
})

it('offers nothing that the kitchen has no equipment for', () => {
  const withOven = problemOf({})
  const without = problemOf({ equipped: { lacked: ['oven'] } })
  expect(without.problem.candidates.length).toBeLessThan(withOven.problem.candidates.length)
})

it('buys nothing, little, or whatever uses up most', () => {
  const meals = [0, 1, 2, 3, 4].map((day) => dinnerOn(day))
  const [none, little, any] = (['none', 'little', 'any'] as const).map((shopping) =>
    filled({ meals, shopping }),
  )
  if (none === undefined || little === undefined || any === undefined) throw new Error('no week')
  expect(none.answer.purchases).toEqual([])
  expect(packagesIn(little)).toBeLessThanOrEqual(problemOf({ meals }).problem.mostPackages ?? 0)
  expect(little.used).toBeGreaterThanOrEqual(none.used)
  expect(any.used).toBeGreaterThanOrEqual(little.used)
})

const seafood = [
  'fish',
  'shrimp',
  'mussel',
  'clam',
  'scallop',
  'squid',
  'octopus',
  'crab',
  'lobster',
]

it('meets a wish although it takes a little more shopping, and keeps to the time of a day', () => {
  const week = filled({
    wishes: [
      { of: 'fish', often: 'once-at-least' },
      { of: 'pasta', often: 'never' },
    ],
    meals: [dinnerOn(0), dinnerOn(1, { mostMinutes: 30 }), dinnerOn(2)],
  })
  expect(week.answer.missed).toEqual([])
  const cards = cardsIn(week)
  expect(cards.some((card) => seafood.some((kind) => holdsKind(card, kind)))).toBe(true)
  expect(cards.some((card) => holdsKind(card, 'pasta'))).toBe(false)
  expect(cards[1]?.readyInMinutes).toBeLessThanOrEqual(30)
})

it('says which wish no plan can meet', () => {
  const { answer } = filled({
    shopping: 'none',
    wishes: [{ of: 'fish', often: 'once-at-least' }],
  })
  expect(answer.missed).toEqual([{ wish: 'fish', by: 1 }])
})

/** Somebody has planned a dish of ours for tomorrow. */
function withPlanned() {
  const card = larder.cards.find((each) => holdsKind(each, 'spinach') && !each.isPremium)
  if (card === undefined) throw new Error('Nothing of ours holds spinach')
  const planned = [plannedMeal({ id: 'planned', day: '2026-11-24', recipeId: card.id })]
  return { card, planned, meals: [dinnerOn(0), dinnerOn(2)] }
}

it('leaves what is planned where it is, counts what it takes, and does not offer it again', () => {
  const { card, planned, meals } = withPlanned()
  const of = problemOf({ planned, meals })
  const week = filledWeek(of, unchanged, limits)
  const there = week.answer.meals.find(({ meal }) => meal === 'planned')
  expect(there).toMatchObject({ kind: 'cooked', servings: card.servings })
  expect(of.problem.candidates.some(({ dish }) => dish === `${card.id}`)).toBe(false)
  const saved = week.answer.meals.filter(
    (meal) =>
      meal.kind === 'cooked' && meal.reasons.rescues.some(({ thing }) => thing === 'spinach'),
  )
  expect(saved.map(({ meal }) => meal)).toContain('planned')
})

it('buys for what is planned although nothing else may be bought', () => {
  const { planned, meals } = withPlanned()
  const week = filled({ planned, meals, shopping: 'none', tables: [tableOf(['ada', 'ben'])] })
  const there = week.answer.meals.find(({ meal }) => meal === 'planned')
  expect(there?.kind).toBe('cooked')
})

/** What is left of a lentil dish of Ada's and Ben's, until Wednesday. */
function withLeftOver(more: object = {}) {
  const card = larder.cards.find(
    (each) => holdsKind(each, 'lentil') && each.diets.includes('vegan'),
  )
  if (card === undefined) throw new Error('Nothing of ours is of lentils')
  const left = {
    id: 'box',
    of: 'sunday',
    title: card.title,
    eaters: ['ada', 'ben'],
    recipeId: card.id,
    dishAddress: null,
    servings: 2,
    until: '2026-11-25',
    ...more,
  }
  return { leftOver: [left] }
}
const isEaten = (week: FilledWeek) =>
  week.answer.meals.some((meal) => meal.kind === 'cooked' && meal.dish === 'left box')

it('eats what is left over before it spoils', () => {
  const week = filled({ ...withLeftOver(), meals: [dinnerOn(2), dinnerOn(3)] })
  expect(week.answer.meals[0]).toMatchObject({ kind: 'cooked', dish: 'left box' })
  expect(cardsIn(week)[0]?.title).toBe(withLeftOver().leftOver[0]?.title)
})

it.each([
  ['too little of it', { servings: 1 }],
  ['it is too old by then', { until: today }],
  ['somebody eats for whom it was not cooked', { eaters: ['ada'] }],
  ['nobody knows any more what went in', { recipeId: 999_999 }],
])('does not where %s', (_why, more) => {
  expect(isEaten(filled({ ...withLeftOver(more), meals: [dinnerOn(1), dinnerOn(2)] }))).toBe(false)
})

it('does not where it is not known to suit who eats', () => {
  const tables = [tableOf(['ada', 'ben'], { rules: { restrictions: [], preferences: ['paleo'] } })]
  expect(isEaten(filled({ ...withLeftOver(), tables }))).toBe(false)
})

/** The week after something was said of its meals. */
function changed(of: FillProblem, before: FilledWeek, ...changes: readonly MealChange[]) {
  return filledWeek(of, { changes, before: before.plan }, limits)
}

it('finds something else for one day, and leaves the others', () => {
  const of = problemOf({})
  const before = filledWeek(of, unchanged, limits)
  const [, second] = before.answer.meals
  if (second?.kind !== 'cooked') throw new Error('Nothing is cooked')
  const after = changed(of, before, { meal: second.meal, not: second.dish })
  const [was, is] = [titles(before), titles(after)]
  expect(is[1]).not.toBe(was[1])
  expect(is[1]).not.toBe(undefined)
  expect([is[0], is[2]]).toEqual([was[0], was[2]])
})

it('leaves a day out, and the others as they are', () => {
  const of = problemOf({})
  const before = filledWeek(of, unchanged, limits)
  const after = changed(of, before, { meal: 'dinner 1', isLeftOut: true })
  expect(titles(after)).toEqual([titles(before)[0], null, titles(before)[2]])
  expect(after.answer.proof).toEqual({ kind: 'optimal' })
})

it('tells how far it is while it searches', () => {
  const seen: FilledWeek[] = []
  filledWeek(problemOf({}), unchanged, { ...limits, onBetter: (better) => seen.push(better) })
  expect(seen.map(({ answer: { proof } }) => proof)).toMatchObject([
    { kind: 'out-of-time', level: 'empty' },
    { kind: 'out-of-time', level: 'wasted' },
    { kind: 'out-of-time', level: 'repeated', atMostLess: expect.any(Number) },
  ])
})
