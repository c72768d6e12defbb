import { isCalendarDay } from '../calendar-day.ts'
import { avoidable } from '../ingredients/vocabulary.ts'
import type { DietRules } from '../recipes/suits-diet.ts'
import { mealsOfDay } from '../week/planned-meal.ts'
import {
  type ListProposal,
  mostLines,
  type PantryProposal,
  type PlanProposal,
  type Proposal,
} from './proposal.ts'

const field = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textsIn = (value: unknown): string[] => listOf(value).filter(isText).slice(0, mostLines)

function rulesIn(json: unknown): DietRules | null {
  const [restrictions, preferences] = [field(json, 'restrictions'), field(json, 'preferences')]
  if (!Array.isArray(restrictions) || !Array.isArray(preferences)) return null
  return {
    restrictions: avoidable.filter((each) => restrictions.includes(each)),
    preferences: preferences.filter(isText),
  }
}

/** A proposal as it comes over the network or stands on a device; null for what this version does not understand. */
export function readProposal(json: unknown): Proposal | null {
  const kind = field(json, 'kind')
  const [kitchen, title] = [field(json, 'kitchen'), field(json, 'title')]
  if (kind === 'save') {
    const [recipe, checkedFor] = [field(json, 'recipe'), rulesIn(field(json, 'checkedFor'))]
    if (!isNumber(recipe) || !isText(title) || checkedFor === null) return null
    return { kind, recipe, title, checkedFor }
  }
  if (!isText(kitchen)) return null
  if (kind === 'list') return readList(json, kitchen)
  if (kind === 'pantry') return readPantry(json, kitchen)
  return kind === 'plan' ? readPlan(json, kitchen) : null
}

function readList(json: unknown, kitchen: string): ListProposal | null {
  const list = field(json, 'list')
  const [id, name, lines] = [field(list, 'id'), field(list, 'name'), textsIn(field(json, 'lines'))]
  if (!isText(name) || lines.length === 0) return null
  return { kind: 'list', kitchen, list: { id: isText(id) ? id : null, name }, lines }
}

function readPantry(json: unknown, kitchen: string): PantryProposal | null {
  const gone = listOf(field(json, 'gone')).flatMap((each) => {
    const [id, name] = [field(each, 'id'), field(each, 'name')]
    return isText(id) && isText(name) ? { id, name } : []
  })
  const add = textsIn(field(json, 'add'))
  return add.length + gone.length === 0 ? null : { kind: 'pantry', kitchen, add, gone }
}

function readPlan(json: unknown, kitchen: string): PlanProposal | null {
  const [day, title] = [field(json, 'day'), field(json, 'title')]
  const meal = mealsOfDay.find((each) => each === field(json, 'meal'))
  const [recipe, dish] = [field(json, 'recipe'), field(json, 'dish')]
  const servings = field(json, 'servings')
  const checkedFor = rulesIn(field(json, 'checkedFor'))
  if (!isText(day) || !isCalendarDay(day) || meal === undefined || !isText(title)) return null
  if (checkedFor === null || isNumber(recipe) === isText(dish)) return null
  return {
    kind: 'plan',
    kitchen,
    day,
    meal,
    recipe: isNumber(recipe) ? recipe : null,
    dish: isText(dish) ? dish : null,
    title,
    servings: isNumber(servings) ? servings : null,
    checkedFor,
  }
}
