import { z } from 'zod'

const text = z.string().min(1)
/** Words that agree: by gender and number, or one for all. */
const agreeing = z.union([
  text.transform((all) => ({ m: all, f: all, n: all, p: all })),
  z.record(z.string(), z.string()),
])

const ends = z.union([z.string(), z.array(z.string())]).transform((words) =>
  [words]
    .flat()
    .join(',')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
)

/** catalogue/languages/<tag>/grammar.yaml: how a language tells of dishes; domain/composing/in-language/grammar.ts has what each means. */
export const grammarFile = z.strictObject({
  forms: z.record(
    z.string(),
    z.strictObject({
      article: agreeing,
      pronoun: agreeing,
      alone: z.boolean().optional(),
      adjectives: z.strictObject({ after: agreeing, bare: agreeing }).optional(),
      ending: agreeing.optional(),
    }),
  ),
  headLast: z.boolean(),
  sounds: z
    .record(
      z.string(),
      z.string().transform((pattern) => new RegExp(pattern, 'iu')),
    )
    .default({})
    .transform((sounds) => Object.entries(sounds)),
  prepositions: z.string().transform((words) => new Set(words.split(' '))),
  is: agreeing,
  and: text,
  clauses: z.strictObject({ between: text, last: text, plain: text }),
  andThen: text,
  minutes: z.strictObject({ one: text, many: text, moreOne: text, more: text }),
  until: text,
  juice: text,
  safe: z.strictObject({ 'no pink': text, steaming: text, 'no pink inside': text, thickest: text }),
  with: text,
  endless: z.string().transform((pattern) => new RegExp(pattern, 'iu')),
  packed: z.string().transform((pattern) => new RegExp(pattern, 'gu')),
  contracted: z.record(z.string(), text).default({}),
  euphony: z
    .array(z.strictObject({ pattern: text, words: text }))
    .default([])
    .transform((pairs) =>
      pairs.map(({ pattern, words }) => [new RegExp(pattern, 'giu'), words] as const),
    ),
  untelling: ends.transform((words) => new Set(words)),
  unchanged: ends.default([]),
  genders: z.partialRecord(z.enum(['m', 'f', 'n', 'mf', 'mp', 'fp', 'np']), ends),
})
