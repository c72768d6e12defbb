import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { splitCsvLine } from '#catalogue/facts.ts'

/** A meal in a sentence, and how much carbohydrate it holds. */
export interface Meal {
  text: string
  /** Grams. */
  carbohydrate: number
}

/** The meals of `data/<half>.csv` in a checkout of Phangzs/nutribench-project. */
export async function readMeals(checkout: string, half: 'train' | 'val'): Promise<Meal[]> {
  const csv = await readFile(path.join(checkout, `data/${half}.csv`), 'utf8')
  return csv
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [, text = '', label] = splitCsvLine(line)
      return { text, carbohydrate: Number(label) }
    })
}
