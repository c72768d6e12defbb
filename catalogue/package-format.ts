import { z } from 'zod'
import { type PackageContent, packageUnits } from '#domain/ingredients/packages.ts'

const weights = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 }
const volumes = { ml: 1, l: 1000, 'fl oz': 29.57, pint: 473.2, quart: 946.4, gallon: 3785 }

/** What labels are written in, in metric countries and in the United States. */
const labelUnits = {
  metric: ['g', 'kg', 'ml', 'l'],
  us: ['oz', 'lb', 'fl oz', 'pint', 'quart', 'gallon', 'ml', 'l'],
} as const

/** Reads "400 g" or "14.5 oz"; null for what no such label says. */
function sizeOf(text: string, units: readonly string[]): PackageContent | null {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?) ([a-z]+(?: oz)?)$/u.exec(text) ?? []
  if (!units.includes(unit)) return null
  const factorIn = (table: Readonly<Record<string, number>>) => table[unit]
  const [grams, millilitres] = [factorIn(weights), factorIn(volumes)]
  const quantity = Math.round(Number(amount) * (grams ?? millilitres ?? 0))
  return { quantity, unit: grams === undefined ? 'ml' : 'g' }
}

function sizesIn(units: readonly string[]) {
  const size = z.string().transform((text, context): PackageContent => {
    const read = sizeOf(text, units)
    if (read !== null) return read
    context.addIssue(`"${text}" is no size in ${units.join(', ')}`)
    return z.NEVER
  })
  return z.array(size).default([])
}

const sizesAsSold = z.strictObject({
  /** The commonest first. */
  metric: sizesIn(labelUnits.metric),
  us: sizesIn(labelUnits.us),
  /** Grams of the first metric size without the liquid that is poured away. */
  drained: z.number().positive().optional(),
})
export type SizesAsSold = z.infer<typeof sizesAsSold>

/** A food in the packages in which shops sell it: catalogue/packages/<category>.yaml. */
export const packagesEntry = z.strictObject({
  /** An ingredient of the same category. */
  id: z.string(),
  packages: z.partialRecord(z.enum(packageUnits), sizesAsSold),
})
export type PackagesEntry = z.infer<typeof packagesEntry>
