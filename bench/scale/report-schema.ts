import { z } from 'zod'
import { costSchema } from './measure.ts'
import { tableSizeSchema } from './sizes.ts'

const measured = {
  tables: z.array(tableSizeSchema),
  costs: z.array(costSchema),
  /** Seconds that the filling took: a hint, for the load of the machine is in it. */
  filledIn: z.number(),
}

export const sizeOfCooksSchema = z.object({
  cooks: z.number(),
  recipes: z.number(),
  /** Rows of the extremes: comments on one recipe, followers of one cook, likes of one comment. */
  most: z.object({ comments: z.number(), followers: z.number(), likes: z.number() }),
  ...measured,
})
export type SizeOfCooks = z.infer<typeof sizeOfCooksSchema>

export const sizeOfRecipesSchema = z.object({ recipes: z.number(), ...measured })
export type SizeOfRecipes = z.infer<typeof sizeOfRecipesSchema>

/** What `npm run bench:scale -- --json` prints. Sizes in bytes, times in ms. */
export const scaleReportSchema = z.object({
  title: z.string(),
  conditions: z.string(),
  cooks: z.array(sizeOfCooksSchema),
  recipes: z.array(sizeOfRecipesSchema),
})
export type ScaleReport = z.infer<typeof scaleReportSchema>
