import { readFile } from 'node:fs/promises'
import { splitCsvLine } from '../facts.ts'
import { rowInWords } from './row-words.ts'

/** A measure that somebody weighed: 195 g are "1 cup". */
export interface HouseholdWeight {
  grams: number
  /** How many of it: 1. */
  amount: number
  /** Of what, in words: "cup, diced". */
  of: string
}

/** One food of facts/usda-sr28.csv with what helps to find and weigh it. */
export interface FoodRow {
  ndb: string
  /** The description in plain words: "bulgur, cooked". */
  words: string
  weights: readonly HouseholdWeight[]
}

function householdWeight(grams: string | undefined, text: string | undefined): HouseholdWeight[] {
  const found = /^([\d.]+)\s+(.+)$/u.exec(text ?? '')
  const weight = Number(grams)
  if (found === null || !(weight > 0)) return []
  const of = (found[2] ?? '').toLowerCase()
  const counted = /^serving,\s+\(?(\d+(?:\.\d+)?) ((?!oz|g\b|nlea|tbsp|tsp|cup)[a-z].*)$/u.exec(of)
  if (counted === null) return [{ grams: weight, amount: Number(found[1]), of }]
  return [{ grams: weight, amount: Number(found[1]) * Number(counted[1]), of: counted[2] ?? '' }]
}

/** Every row of a CSV text with a header line. */
export function parseRows(csv: string): FoodRow[] {
  const [header = '', ...lines] = csv.split(/\r?\n/).filter((line) => line !== '')
  const place = new Map(splitCsvLine(header).map((name, index) => [name, index]))
  return lines.map((line) => {
    const cells = splitCsvLine(line)
    const cell = (name: string) => cells[place.get(name) ?? -1]
    return {
      ndb: cell('ndb') ?? '',
      words: rowInWords(cell('description') ?? ''),
      weights: [
        ...householdWeight(cell('weight1_g'), cell('weight1_of')),
        ...householdWeight(cell('weight2_g'), cell('weight2_of')),
      ],
    }
  })
}

export async function readRows(path: string): Promise<FoodRow[]> {
  return parseRows(await readFile(path, 'utf8'))
}
