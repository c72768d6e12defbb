import { z } from 'zod'
import { units } from '#domain/ingredients/units.ts'

/**
 * The files of a language as people write them: catalogue/languages/<language>/words.yaml, how it writes lines, and names.yaml,
 * what it calls the ingredients. Lists are words with commas between them.
 */

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim().replace(/^'(.*)'$/u, '$1'))
    .filter((word) => word !== ''),
)
const parts = ['juice', 'zest', 'yolk', 'white'] as const

export const languageWordsFile = z.strictObject({
  headLast: z.boolean(),
  numbers: z.record(z.string(), z.number().positive()),
  units: z.partialRecord(z.enum([...units, 'each']), list),
  meanings: z.record(z.string(), list),
  endings: z.array(z.string()),
  plurals: z.array(z.array(z.string()).min(2)),
  links: list,
  and: list,
  or: list,
  to: list,
  about: list,
  vague: list,
  remarks: list,
  optional: list,
  parts: z.partialRecord(z.enum(parts), list),
  taken: list.optional(),
  tails: z.record(z.string(), z.enum([...units, ''])),
  of: z.array(z.strictObject({ before: z.string().default(''), word: z.string() })).default([]),
})

const text = z.string().trim().min(1)

/** What an ingredient is called: one of it, several where the plural is not made by rule, and what else it goes by. */
export const languageName = z.strictObject({
  one: text,
  many: text.optional(),
  also: z.array(text).default([]),
})
export type LanguageName = z.infer<typeof languageName>

export const languageNamesFile = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the id of an ingredient'),
  languageName,
)
