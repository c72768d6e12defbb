import { z } from 'zod'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { dayFrom, daysBetween } from '#domain/calendar-days.ts'
import { mealsOfDay } from '#domain/week/planned-meal.ts'
import { askAs } from '../data-api.ts'
import { suitableDish } from './dishes.ts'
import { kitchenHere, type ToolPerson } from './person.ts'
import { plainLine } from './plain-line.ts'
import { suitableRecipe } from './recipes.ts'
import { readingTool, ToolRefusal, writingTool } from './tool.ts'

/** Days that are read, and how far ahead something can be planned. */
const mostDays = 14
const furthest = 120

const mealsSchema = z.array(
  z.object({
    day: z.string(),
    meal: z.string(),
    title: z.string(),
    servings: z.number().nullable(),
    cooked_at: z.string().nullable(),
  }),
)
const calendarDay = z.string().refine(isCalendarDay, 'A day such as 2026-05-31 is needed.')

export const readMealPlan = readingTool({
  name: 'read_meal_plan',
  description:
    'Lists what is planned to be eaten, for two weeks from a day on; by default from today.',
  input: z.object({ from: calendarDay.optional() }),
  async run({ from = '' }, person) {
    const { id } = await kitchenHere(person)
    const first = from === '' ? person.today : from
    const until = dayFrom(first, mostDays - 1)
    const path =
      `planned_meals?kitchen=eq.${id}&day=gte.${first}&day=lte.${until}` +
      '&select=day,meal,title,servings,cooked_at&order=day,meal,position&limit=80'
    const meals = await askAs(person.token, person.environment, path, mealsSchema)
    return {
      data: meals.map(({ day, meal, title, servings, cooked_at: cookedAt }) => ({
        day,
        meal,
        title: plainLine(title),
        ...(servings !== null && { servings }),
        ...(cookedAt !== null && { cooked: true }),
      })),
    }
  },
})

/** What is planned, found and checked. */
async function dishOf(recipe: number | undefined, dish: string | undefined, person: ToolPerson) {
  if (recipe !== undefined && dish === undefined) {
    const { title } = await suitableRecipe(recipe, person)
    return { recipe, dish: null, title }
  }
  if (dish === undefined || recipe !== undefined) {
    throw new ToolRefusal('bad_input', 'Name either a recipe or a dish.')
  }
  const { address, title } = await suitableDish(dish, person)
  return { recipe: null, dish: address, title }
}

export const planMeal = writingTool({
  name: 'plan_meal',
  description: 'Proposes to put a recipe, or a dish of compose_dish, into the meal plan.',
  input: z.object({
    day: calendarDay,
    meal: z.enum(mealsOfDay).default('dinner'),
    recipe: z.int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    dish: z.string().max(2_048).optional().describe('The address that compose_dish gives'),
    servings: z.number().positive().max(1_000).optional(),
  }),
  async run({ day, meal, recipe, dish, servings = null }, person) {
    const { id: kitchen, isCook } = await kitchenHere(person)
    if (!isCook) throw new ToolRefusal('helper', 'The user may only add to the lists here.')
    const ahead = daysBetween(person.today, day)
    if (ahead < 0 || ahead > furthest) {
      throw new ToolRefusal('bad_day', `Today is ${person.today}; plan from then on.`)
    }
    const planned = await dishOf(recipe, dish, person)
    return {
      data: { day, meal, title: planned.title },
      proposal: {
        kind: 'plan',
        kitchen,
        day,
        meal,
        ...planned,
        servings,
        checkedFor: person.rules,
      },
    }
  },
})
