import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { groupOf } from '#domain/ingredients/allergen-parts.ts'
import { allergens, avoidable, type Avoidable } from '#domain/ingredients/vocabulary.ts'

/** What the table knows of one statement about a food: it holds, it does not, that differs, or nobody judged it yet. */
export type Known = 'yes' | 'no' | 'differs' | 'unjudged'

/** Of these every row and label says something; of the others only those with the further columns. */
export const alwaysJudged: readonly Avoidable[] = [...allergens, 'animal-rennet']

/** The diets that follow from what a food is. */
export const foodDiets = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'paleo'] as const
export type FoodDiet = (typeof foodDiets)[number]

/** What is known of one food apart from the catalogue. */
export interface TableRow {
  id: string
  /** Whether it holds each thing that can be avoided. */
  holds: Readonly<Record<Avoidable, Known>>
  /** Whether it keeps to each diet. */
  keeps: Readonly<Record<FoodDiet, Known>>
  /** Row of the USDA's table that shows what the food is, where one is named. */
  ndb: string | null
}

export type FactTable = ReadonlyMap<string, TableRow>

const words = z
  .string()
  .transform((text) => (text === '' ? [] : text.split(';').map((each) => each.trim())))
  .pipe(z.array(z.enum(avoidable)))
/** `-` says that somebody looked, and found none. */
const further = z
  .literal('-')
  .transform((): Avoidable[] => [])
  .or(words)
const verdict = z.enum(['y', 'n', 'v']).transform((letter): Known => {
  if (letter === 'v') return 'differs'
  return letter === 'y' ? 'yes' : 'no'
})
const row = z.tuple([
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  words,
  words,
  further,
  further,
  verdict,
  verdict,
  verdict,
  z.string().min(1),
])
const header = 'id,contains,varies,vegetarian,vegan,paleo,basis'
const furtherHeader =
  'id,contains,varies,further_contains,further_varies,vegetarian,vegan,paleo,basis'

function cellsOf(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)
  return [...cells].map(([, quoted, plain]) => (quoted ?? plain ?? '').replaceAll('""', '"'))
}

/** The cells of a row; the further ones are empty in a file without their columns. */
function rowCells(line: string, hasFurther: boolean): string[] {
  const cells = cellsOf(line)
  return hasFurther ? cells : [...cells.slice(0, 3), '', '', ...cells.slice(3)]
}

/** What a label says of a word. An empty cell and another are no judgement of what only the further ones name. */
export function knownBy(
  word: Avoidable,
  label: { contains: readonly Avoidable[]; varies: readonly Avoidable[]; isJudged: boolean },
): Known {
  if (label.contains.includes(word)) return 'yes'
  if (label.varies.includes(word)) return 'differs'
  return label.isJudged || alwaysJudged.includes(word) ? 'no' : 'unjudged'
}

const freeOf = (held: Known): Known => {
  if (held === 'differs' || held === 'unjudged') return held
  return held === 'yes' ? 'no' : 'yes'
}

/** Something of each that a cook may avoid. */
const ofEach = (known: (word: Avoidable) => Known): TableRow['holds'] => ({
  nuts: known('nuts'),
  shellfish: known('shellfish'),
  fish: known('fish'),
  eggs: known('eggs'),
  soy: known('soy'),
  dairy: known('dairy'),
  gluten: known('gluten'),
  sesame: known('sesame'),
  'animal-rennet': known('animal-rennet'),
  peanuts: known('peanuts'),
  'tree-nuts': known('tree-nuts'),
  crustaceans: known('crustaceans'),
  molluscs: known('molluscs'),
  wheat: known('wheat'),
  celery: known('celery'),
  mustard: known('mustard'),
  lupin: known('lupin'),
  sulphites: known('sulphites'),
})

/**
 * Nuts or shellfish that it holds or may hold, where no cell says which: each of them is open. Gluten without wheat is that
 * of another grain.
 */
function unnamedParts(stated: readonly Avoidable[]): readonly Avoidable[] {
  return stated
    .filter((group) => group !== 'gluten')
    .flatMap((group) => {
      const parts = avoidable.filter((part) => groupOf[part] === group)
      return parts.some((part) => stated.includes(part)) ? [] : parts
    })
}

function rowOf(line: string, hasFurther: boolean): TableRow {
  const cells = rowCells(line, hasFurther)
  const [id, contains, varies, more, perhaps, vegetarian, vegan, paleo, basis] = row.parse(cells)
  const stated = [...contains, ...varies, ...more, ...perhaps]
  const label = {
    contains: [...contains, ...more],
    varies: [...varies, ...perhaps, ...unnamedParts(stated)],
    isJudged: cells[3] !== '' || cells[4] !== '',
  }
  const holds = (word: Avoidable) => knownBy(word, label)
  return {
    id,
    holds: ofEach(holds),
    keeps: {
      vegetarian,
      vegan,
      paleo,
      'gluten-free': freeOf(holds('gluten')),
      'dairy-free': freeOf(holds('dairy')),
    },
    ndb: /\bndb:(\d{5})\b/.exec(basis)?.[1] ?? null,
  }
}

/** Every food of table/*.csv by its id. @throws where a line is not of the table's shape, or a food is there twice */
export async function readTable(folder = new URL('./table/', import.meta.url)): Promise<FactTable> {
  const table = new Map<string, TableRow>()
  for (const name of (await readdir(folder)).filter((each) => each.endsWith('.csv')).toSorted()) {
    const [first, ...lines] = (await readFile(new URL(name, folder), 'utf8')).trim().split('\n')
    if (first !== header && first !== furtherHeader) {
      throw new Error(`${name} does not begin with "${header}"`)
    }
    for (const line of lines) {
      const food = rowOf(line, first === furtherHeader)
      if (table.has(food.id)) throw new Error(`${food.id} is in the table twice (${name})`)
      table.set(food.id, food)
    }
  }
  return table
}

/** Of several foods in one dish: what one of them holds the dish holds, and it keeps only what all of them keep. */
export function together(foods: readonly TableRow[]): Pick<TableRow, 'holds' | 'keeps'> {
  const any = (of: (food: TableRow) => Known, strongest: Known, weakest: Known): Known => {
    const all = foods.map(of)
    return (
      ([strongest, 'differs', 'unjudged'] as const).find((each) => all.includes(each)) ?? weakest
    )
  }
  const holds = (word: Avoidable) => any((food) => food.holds[word], 'yes', 'no')
  const keeps = (diet: FoodDiet) => any((food) => food.keeps[diet], 'no', 'yes')
  return {
    holds: ofEach(holds),
    keeps: {
      vegetarian: keeps('vegetarian'),
      vegan: keeps('vegan'),
      'gluten-free': keeps('gluten-free'),
      'dairy-free': keeps('dairy-free'),
      paleo: keeps('paleo'),
    },
  }
}
