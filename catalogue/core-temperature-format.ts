import { z } from 'zod'
import { coreKinds } from '#domain/ingredients/core-kinds.ts'

/** In catalogue/: what must be how hot inside, and what is eaten as it is. */
export const coreTemperaturesFile = 'core-temperatures.yaml'

const text = z.string().trim().min(1)
const foods = z.array(text).min(1)

/** Below it nothing is safe at once, and above it no chart asks for more. */
const bounds = { least: 60, most: 77 }

const statedTemperature = z.strictObject({
  kind: z.enum(coreKinds),
  celsius: z.int().min(bounds.least).max(bounds.most),
  fahrenheit: z.int(),
  /** Minutes of rest afterwards. */
  rest: z.int().positive().optional(),
  fact: text,
  source: text,
  foods,
})

/** Sold so that nobody has to cook it, and why that is so. */
const eatenAsItIs = z.strictObject({ eaten: z.enum(['cooked', 'cured', 'canned', 'raw']), foods })

export const coreTemperatureEntry = z.union([statedTemperature, eatenAsItIs])
export type CoreTemperatureEntry = z.infer<typeof coreTemperatureEntry>
