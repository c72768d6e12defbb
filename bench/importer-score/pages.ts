import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const list = z.union([z.array(z.string()), z.string().transform((line) => [line])]).nullish()
const expectedSchema = z.object({
  canonical_url: z.string().nullish(),
  host: z.string().nullish(),
  language: z.string().nullish(),
  title: z.string().nullish(),
  ingredients: list,
  instructions_list: list,
  yields: z.union([z.string(), z.number().transform(String)]).nullish(),
  total_time: z.number().nullish().catch(null),
  author: z.string().nullish().catch(null),
  image: z.string().nullish().catch(null),
  nutrients: z.record(z.string(), z.unknown()).nullish(),
  ingredient_groups: z
    .array(z.object({ purpose: z.string().nullish(), ingredients: z.array(z.string()) }))
    .nullish(),
})

/** What a page's recipe is, by the data's own word; what is missing there is not judged. */
export type Expected = z.infer<typeof expectedSchema>

export interface TestPage {
  name: string
  /** Where it lies. */
  file: string
  url: string
  html: string
  /** Whether it carries data of a recipe for other programs. */
  carries: boolean
  expected: Expected
}

/** Recipe data in any of the ways that pages carry it. */
const carriesRecipe =
  /"@type"\s*:\s*\[?[^\]{}]{0,80}"(?:https?:\/\/schema\.org\/)?Recipe"|itemtype\s*=\s*["']?\s*https?:\/\/(?:www\.)?(?:schema\.org|data-vocabulary\.org)\/Recipe|typeof=["'][^"']{0,40}Recipe|class=["'][^"']{0,200}\bh-?recipe\b/iu

/** All pages of a checkout of hhursev/recipe-scrapers that have expected results. */
export async function readAllPages(checkout: string): Promise<TestPage[]> {
  const root = path.join(checkout, 'tests/test_data')
  const names = (await readdir(root, { recursive: true }))
    .filter((name) => name.endsWith('.testhtml'))
    .toSorted()
  const pages: TestPage[] = []
  for (const name of names) {
    const file = path.join(root, name)
    const json = await readFile(file.replace(/\.testhtml$/u, '.json'), 'utf8').catch(() => null)
    if (json === null) continue
    const html = await readFile(file, 'utf8')
    const expected = expectedSchema.parse(JSON.parse(json))
    const url = expected.canonical_url ?? `https://${expected.host ?? 'example.org'}/`
    pages.push({ name, file, url, html, carries: carriesRecipe.test(html), expected })
  }
  return pages
}

/** Those of them that carry data of a recipe for other programs. */
export async function readPages(checkout: string): Promise<TestPage[]> {
  const all = await readAllPages(checkout)
  return all.filter(({ carries }) => carries)
}
