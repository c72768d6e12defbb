import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import { diets } from '#domain/recipes/diets.ts'

/** Upper and lower case are alike in titles. @throws where it is no regular expression */
function titlePattern(source: string, context: z.RefinementCtx<string>): RegExp {
  try {
    return new RegExp(source, 'i')
  } catch {
    context.addIssue({ code: 'custom', message: `is no regular expression: ${source}` })
    return z.NEVER
  }
}

const household = z.object({
  name: z.string().min(1),
  cuisine: z.string().optional(),
  language: z.string().optional(),
  items: z.string(),
  /** Null where the kitchen does not name any: then nothing may be assumed. */
  cupboard: z.string().nullable().default(null),
  /** Strict: a word that the app does not have would otherwise ask for nothing. */
  settings: z
    .strictObject({
      preferences: z.array(z.enum(diets)).default([]),
      restrictions: z.array(z.enum(avoidable)).default([]),
    })
    .default({ preferences: [], restrictions: [] }),
  expected: z.array(z.string().transform(titlePattern)).min(1),
})

/** What a home has, as its people type it, and which dishes a cook would name first for it. */
export type Household = z.infer<typeof household>

const households = z.array(household).min(1)
const kitchenFile = z.object({ kitchens: households })

/** Our own kitchens, in the order of the files' names. @throws where one has not the shape that README.md states */
export async function ourHouseholds(
  folder = new URL('households/', import.meta.url),
): Promise<Household[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted()
  const files = names.map(async (name) => parse(await readFile(new URL(name, folder), 'utf8')))
  return (await Promise.all(files)).flatMap((file) => households.parse(file))
}

/** Kitchens of a JSON file of the shape `{"kitchens": […]}`. @throws where one has not the shape */
export async function householdsIn(file: string): Promise<Household[]> {
  return kitchenFile.parse(JSON.parse(await readFile(file, 'utf8'))).kitchens
}

export const halves = ['even', 'odd'] as const
export type Half = (typeof halves)[number]

/** Every other kitchen, the first one among the even: what is learned on one half is reported on the other. */
export function halfOf<Item>(all: readonly Item[], half: Half | undefined): Item[] {
  if (half === undefined) return [...all]
  return all.filter((_, place) => place % 2 === halves.indexOf(half))
}
