import { z } from 'zod'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Lackable } from '#domain/recipes/kitchen-facts.ts'
import type { Ownable } from '#domain/recipes/lacked.ts'
import type { DietRules } from '#domain/recipes/suits-diet.ts'
import { callAs } from '../data-api.ts'
import type { FunctionEnvironment } from '../environment.ts'

/** For whom a tool works. It has this person's rights in the database, and no others. */
export interface ToolPerson {
  readonly id: string
  readonly token: string
  /** Where they are. */
  readonly today: CalendarDay
  /** Of everybody who eats today where they cook. */
  readonly rules: DietRules
  /** Equipment that is not in their kitchen. */
  readonly lacked: readonly Lackable[]
  /** What is there of what not every kitchen has. */
  readonly owned: readonly Ownable[]
  readonly environment: Pick<
    FunctionEnvironment,
    'backendUrl' | 'publicKey' | 'along' | 'dishEngine' | 'log'
  >
}

const peopleSchema = z.array(
  z.object({ kitchen: z.string(), here: z.boolean(), role: z.enum(['owner', 'cook', 'helper']) }),
)

export interface KitchenHere {
  id: string
  /** False for a helper, who adds to the lists and changes nothing else. */
  isCook: boolean
}

/** The kitchen in which a person cooks now: their own where they have moved nowhere. */
export async function kitchenHere({ id, token, environment }: ToolPerson): Promise<KitchenHere> {
  const kitchens = await callAs(token, environment, 'kitchen_people', {}, peopleSchema)
  const here = kitchens.find((each) => each.here)
  return { id: here?.kitchen ?? id, isCook: here?.role !== 'helper' }
}
