import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Nutrition } from '#domain/ingredients/vocabulary.ts'

const saltPerSodium = 2.5

const number = z
  .string()
  .transform((text) => (text === '' ? null : Number(text)))
  .pipe(z.number().nonnegative().nullable())

/** The columns of facts/usda-sr28.csv that are used; all per 100 g of the edible part. */
const row = z.object({
  ndb: z.string().regex(/^\d{5}$/),
  kcal: number,
  protein_g: number,
  fat_g: number,
  saturated_g: number,
  carbohydrate_g: number,
  fibre_g: number,
  sugar_g: number,
  sodium_mg: number,
})

/** The cells of a line, of which some may stand in double quotes. */
export function splitCsvLine(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)
  return [...cells].map((cell) => (cell[1] ?? cell[2] ?? '').replaceAll('""', '"'))
}

/** Salt in g from sodium in mg, to the hundredth. */
function saltOf(sodium: number | null): number | null {
  return sodium === null ? null : Math.round((sodium * saltPerSodium) / 10) / 100
}

/** Nutrition per 100 g by NDB number, read from a CSV text with a header line. */
export function parseFacts(csv: string): ReadonlyMap<string, Nutrition> {
  const [header = '', ...lines] = csv.split(/\r?\n/).filter((line) => line !== '')
  const names = splitCsvLine(header)
  const facts = new Map<string, Nutrition>()
  for (const line of lines) {
    const cells = splitCsvLine(line)
    const food = row.parse(Object.fromEntries(names.map((name, index) => [name, cells[index]])))
    facts.set(food.ndb, {
      kcal: food.kcal,
      protein: food.protein_g,
      carbohydrate: food.carbohydrate_g,
      fat: food.fat_g,
      saturated: food.saturated_g,
      fibre: food.fibre_g,
      sugar: food.sugar_g,
      salt: saltOf(food.sodium_mg),
    })
  }
  return facts
}

export async function readFacts(path: string): Promise<ReadonlyMap<string, Nutrition>> {
  return parseFacts(await readFile(path, 'utf8'))
}
