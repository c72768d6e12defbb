import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { Reading } from './compare.ts'

const peerModule = z.object({
  scrapeRecipe: z.custom<(html: string, url: string, options: object) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
})
const group = z.object({ items: z.array(z.object({ value: z.string() })) })
const answer = z.object({
  success: z.literal(true),
  data: z.object({
    title: z.string().nullish(),
    ingredients: z.array(group).catch([]),
    instructions: z.array(group).catch([]),
    yields: z.string().nullish(),
    totalTime: z.number().nullish(),
  }),
})

export const nothing: Reading = {
  title: null,
  ingredients: [],
  steps: [],
  servings: null,
  minutes: null,
}

const values = (groups: z.infer<typeof group>[]) =>
  groups.flatMap(({ items }) => items.map(({ value }) => value))

/** Its level for nothing but errors. */
const quiet = 4

/** The package `recipe-scrapers` in a folder, as it comes, with the page's address, which chooses its rules for a site. */
export async function loadPeer(
  folder: string,
): Promise<(html: string, url: string) => Promise<Reading>> {
  const file = path.resolve(folder, 'dist/index.mjs')
  const { scrapeRecipe } = peerModule.parse(await import(pathToFileURL(file).href))
  return async (html, url) => {
    // Its own check refuses pages without an author or a description, which is not what is compared.
    const result = await scrapeRecipe(html, url, {
      safeParse: true,
      fallbackAuthor: 'nobody',
      fallbackYield: 'not stated',
      logLevel: quiet,
    }).catch(() => null)
    const read = answer.safeParse(result)
    if (!read.success) return nothing
    const { title, ingredients, instructions, yields, totalTime } = read.data.data
    const servings = /\d+/u.exec(yields ?? '')?.[0]
    return {
      title: title ?? null,
      ingredients: values(ingredients),
      steps: values(instructions),
      servings: servings === undefined ? null : Number(servings),
      minutes: totalTime ?? null,
    }
  }
}
