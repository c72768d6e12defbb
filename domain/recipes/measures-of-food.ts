import { units } from '../ingredients/units.ts'
import type { FoodMacros } from './food-bounds.ts'
import { foodStates, type FoodInStates, type StateFacts } from './food-state.ts'
import { sizes, type Weighable } from './weigh.ts'

/** A food's measures and states as the database holds them, with the rows that its nutrition is of, in words. */
export interface FoodMeasures extends Pick<Weighable, 'edible' | 'pieces' | 'weights'> {
  row: string | null
  states: FoodInStates<FoodMacros & { row: string | null }>['states']
}

const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null
    ? Object.entries(json).find(([key]) => key === name)?.[1]
    : undefined

function numberIn(json: unknown, name: string): number | undefined {
  const value = fieldOf(json, name)
  return typeof value === 'number' && value >= 0 ? value : undefined
}

function numbersIn<Name extends string>(
  json: unknown,
  names: readonly Name[],
): Partial<Record<Name, number>> {
  const found: Partial<Record<Name, number>> = {}
  for (const name of names) {
    const value = numberIn(json, name)
    if (value !== undefined) found[name] = value
  }
  return found
}

function rowIn(json: unknown): string | null {
  const row = fieldOf(json, 'row')
  return typeof row === 'string' ? row : null
}

function stateIn(json: unknown): StateFacts<FoodMacros & { row: string | null }> {
  const nutrition = fieldOf(json, 'nutrition')
  const value = (name: string) => numberIn(nutrition, name) ?? null
  return {
    ...numbersIn(json, ['piece', 'cup', 'yield'] as const),
    weights: numbersIn(fieldOf(json, 'weights'), units),
    pieces: numbersIn(fieldOf(json, 'pieces'), sizes),
    nutrition: {
      kcal: value('kcal'),
      protein: value('protein'),
      carbohydrate: value('carbohydrate'),
      fat: value('fat'),
      row: rowIn(json),
    },
  }
}

/** Reads the column `measures` of an ingredient; what is not there, or is something else, is not known. */
export function measuresOfFood(json: unknown): FoodMeasures {
  const described = fieldOf(json, 'states')
  const states = foodStates.flatMap((state) => {
    const found = fieldOf(described, state)
    return found === undefined ? [] : [[state, stateIn(found)]]
  })
  return {
    edible: numberIn(json, 'edible'),
    weights: numbersIn(fieldOf(json, 'weights'), units),
    pieces: numbersIn(fieldOf(json, 'pieces'), sizes),
    row: rowIn(json),
    states: Object.fromEntries(states),
  }
}
