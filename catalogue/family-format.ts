import { z } from 'zod'
import { substitutionEntry } from './format.ts'

/**
 * The shape of families.yaml: what stands in for what by rule. A family holds in one of three ways, and each
 * way becomes one substitution for every two of its members.
 */

const text = z.string().trim().min(1)
const { need: slug } = substitutionEntry.shape

/** What holds of every substitution of the family, as in substitutions.yaml. */
const swap = substitutionEntry.omit({ need: true, uses: true })
export type FamilySwap = z.infer<typeof swap>

const members = z.array(slug).min(2)

/** Each of them for each other. */
const circle = z.strictObject({ family: text, among: members, swap })

/** Any of `uses` for any of `needs`; a list within `uses` is taken together. */
const table = z.strictObject({
  family: text,
  needs: z.array(slug).min(1),
  uses: z.array(z.union([slug.transform((id) => [id]), members])).min(1),
  swap,
})

/** Couples: fresh and dried, whole and ground. What holds one way only has one of the two swaps. */
const couples = z
  .strictObject({
    family: text,
    pairs: z.array(z.tuple([slug, slug])).min(1),
    secondForFirst: swap.optional(),
    firstForSecond: swap.optional(),
  })
  .refine(({ secondForFirst, firstForSecond }) => secondForFirst ?? firstForSecond, {
    error: 'says neither what the first nor what the second stands in for',
  })

export const familyEntry = z.union([circle, table, couples])
export type FamilyEntry = z.infer<typeof familyEntry>
