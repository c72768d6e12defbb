import { isDish } from '../../composing/is-dish.ts'
import { longestPlannedTitle, type PlannedMeal } from '../planned-meal.ts'
import { positionAtEnd } from '../position.ts'
import type { AskedWeek } from './asked-week.ts'
import type { FilledWeek } from './filled-week.ts'
import { dishOfLeftOver } from './left-over-candidates.ts'

interface Around {
  /** What is planned: the new ones stand behind it. */
  meals: readonly PlannedMeal[]
  /** All who eat where nothing else is said, by ids. */
  everybody: readonly string[]
}

/** A filled week as planned meals, in the order of what was asked; nothing for what stays open. */
export function mealsOfAnswer(
  { answer, cards }: Pick<FilledWeek, 'answer' | 'cards'>,
  asked: Pick<AskedWeek, 'meals' | 'leftOver'>,
  { meals, everybody }: Around,
): PlannedMeal[] {
  return asked.meals.flatMap(({ id, day, meal, servings, eaters }): PlannedMeal[] => {
    const found = answer.meals.find((each) => each.meal === id)
    if (found === undefined || found.kind === 'nothing') return []
    const card = cards[found.dish]
    if (card === undefined) return []
    const isEverybody =
      eaters.length === everybody.length && everybody.every((each) => eaters.includes(each))
    const planned = {
      id,
      day,
      meal,
      position: positionAtEnd(meals, { day, meal }),
      title: card.title.slice(0, longestPlannedTitle),
      servings,
      eaters: isEverybody ? null : eaters,
      recipeId: null,
      dishAddress: null,
      leftoversOf: null,
      cookedAt: null,
      by: null,
    }
    if (found.kind === 'again')
      return [{ ...planned, kind: 'leftovers', leftoversOf: found.cookedAt }]
    const left = asked.leftOver.find((each) => dishOfLeftOver(each) === found.dish)
    // By the id of the thing in the pantry: it is gone when the meal is eaten.
    if (left !== undefined)
      return [{ ...planned, id: left.id, kind: 'leftovers', leftoversOf: left.of }]
    const whole = { ...planned, servings: found.servings }
    return [
      isDish(card)
        ? { ...whole, kind: 'dish', dishAddress: card.address }
        : { ...whole, kind: 'recipe', recipeId: card.id },
    ]
  })
}
