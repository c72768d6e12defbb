import { z } from 'zod'
import { flavourParts } from '#domain/composing/form.ts'
import { methods } from '#domain/composing/technique.ts'
import { units } from '#domain/ingredients/units.ts'
import { equipment } from '#domain/recipes/equipment.ts'
import { allMealTypes } from '#domain/recipes/kinds.ts'
import { lineUses } from '#domain/recipes/line-use.ts'

/**
 * The files that dishes are composed of, as people write them: techniques/<group>.yaml, forms/<id>.yaml, flavours.yaml
 * and kinds.yaml. README.md says what they mean; what must hold between them is in check-forms.ts.
 */

const text = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case, like chicken-thigh')
/** A kind of the vocabulary, or a set of kinds.yaml: `$roots`. */
const kindOrSet = z.string().regex(/^\$?[a-z0-9]+(-[a-z0-9]+)*$/, 'must be an ingredient or a $set')

const treatment = z.strictObject({
  prep: text.optional(),
  minutes: z.int().nonnegative().optional(),
  done: text.optional(),
  note: text.optional(),
  alone: z.boolean().optional(),
})

export const techniqueEntry = z.strictObject({
  id: slug,
  portion: z.number().positive().optional(),
  count: z.boolean().optional(),
  dose: z.strictObject({ amount: z.number().positive(), unit: z.enum(units) }).optional(),
  can: z.number().positive().optional(),
  water: z.number().positive().optional(),
  methods: z.partialRecord(z.enum(methods), treatment).default({}),
})

export const flavourEntry = z.strictObject({
  id: slug,
  name: text,
  signs: z.array(slug).default([]),
  parts: z.partialRecord(z.enum(flavourParts), z.array(kindOrSet)).default({}),
})
export type FlavourEntry = z.infer<typeof flavourEntry>

/** "1" or "0-2". */
const count = z
  .union([z.int().nonnegative(), z.string().regex(/^\d+-\d+$/)])
  .transform((written) => {
    const [least = 0, most = least] = String(written).split('-').map(Number)
    return { least, most }
  })

/** "3 tbsp", for four. */
const amount = z.string().transform((written, context) => {
  const [number, unit] = written.split(' ')
  const parsed = z.enum(units).safeParse(unit ?? 'piece')
  if (parsed.success && Number(number) > 0) return { amount: Number(number), unit: parsed.data }
  context.addIssue(`"${written}" is no amount, like "3 tbsp"`)
  return z.NEVER
})

export const slotEntry = z
  .strictObject({
    of: z.array(kindOrSet).optional(),
    flavour: z.enum(flavourParts).optional(),
    not: z.array(kindOrSet).default([]),
    by: z.union([z.enum(methods), z.array(z.enum(methods))]).default([]),
    count: count.default({ least: 1, most: 1 }),
    portion: z.number().positive().optional(),
    dose: z.number().positive().optional(),
    grams: z.number().positive().optional(),
    each: z.number().positive().optional(),
    amount: amount.optional(),
    use: z.enum(lineUses).default('base'),
    basic: z.boolean().default(false),
  })
  .refine(
    ({ of, flavour }) => (of === undefined) !== (flavour === undefined),
    'either of or flavour',
  )
  .refine(
    ({ portion, dose, grams, amount: fixed }) =>
      [portion, dose, grams, fixed].filter((each) => each !== undefined).length === 1,
    'one of portion, dose, grams, amount',
  )
  .refine(({ grams, each }) => each === undefined || grams !== undefined, 'each without grams')

/** `has`, `hasNot` and `flavour`, and slots by their names. */
const condition = z.record(slug, z.array(kindOrSet)).or(
  z.looseObject({
    has: z.array(kindOrSet).optional(),
    hasNot: z.array(kindOrSet).optional(),
    flavour: z.array(slug).optional(),
  }),
)

export const formEntry = z.strictObject({
  id: slug,
  version: z.int().positive(),
  servings: z.int().positive(),
  meals: z.array(z.enum(allMealTypes)).min(1),
  tags: z.array(text).default([]),
  equipment: z.array(z.enum(equipment)).default([]),
  flavours: z.array(slug).min(1),
  generic: z.boolean().default(false),
  slots: z.record(slug, slotEntry),
  needs: z
    .array(
      z.strictObject({
        of: z.array(slug).min(1),
        least: z.int().positive(),
        when: condition.optional(),
      }),
    )
    .default([]),
  never: z.array(z.tuple([slug, slug])).default([]),
  titles: z.array(z.union([text, z.strictObject({ when: condition, title: text })])).min(1),
  summary: text,
  steps: z.array(text).min(2),
  minutes: z.strictObject({
    active: z.int().positive(),
    total: z.array(z.union([z.int().positive(), z.string().regex(/^[a-z-]+(\+[a-z-]+)*$/)])).min(1),
  }),
  tip: text.optional(),
  storage: text.optional(),
})
export type FormEntry = z.infer<typeof formEntry>

export const kindSets = z.record(slug, z.array(kindOrSet))
export const neverPairs = z.array(z.tuple([slug, slug]))
