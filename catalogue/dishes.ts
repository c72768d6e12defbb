import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import { allCuisines } from '#domain/recipes/kinds.ts'

/** What covers a dish: the slug of a recipe, the id of a form, or nothing yet. */
export type CoveredBy = { recipe: string } | { form: string } | null

/** A dish that homes cook often, by the name that they give it. */
export interface Dish {
  cuisine: string
  name: string
  coveredBy: CoveredBy
}

const written = z.partialRecord(z.enum(allCuisines), z.record(z.string(), z.string()))
const formWord = 'form '

function coveredBy(text: string): CoveredBy {
  if (text === 'none') return null
  if (text.startsWith(formWord)) return { form: text.slice(formWord.length) }
  return { recipe: text }
}

/** Reads `dishes.yaml`, in its order. @throws where it has not the shape that its head states */
export async function readDishes(file = new URL('dishes.yaml', import.meta.url)): Promise<Dish[]> {
  const byCuisine = written.parse(parse(await readFile(file, 'utf8')))
  return Object.entries(byCuisine).flatMap(([cuisine, dishes]) =>
    Object.entries(dishes).map(([name, text]) => ({ cuisine, name, coveredBy: coveredBy(text) })),
  )
}
