import { fold, type Reading } from './compare.ts'
import type { Expected, TestPage } from './pages.ts'
import { isFullSize } from './pictures.ts'

/** A group of lines and its heading; null for those that stand in none. */
export interface Group {
  heading: string | null
  lines: readonly string[]
}

/** What only some readers give: it is judged where it was read and expected. */
export interface ReadingBeside extends Reading {
  groups: readonly Group[]
  /** The steps with the names of the parts of the work before the first of each. */
  headedSteps: readonly string[]
  image: string | null
  author: string | null
  /** Of a serving: kcal and grams. */
  nutrition: Readonly<Record<'calories' | 'protein' | 'carbs' | 'fat', number | null>> | null
  language: string | null
}

export const besides = ['groups', 'picture', 'author', 'nutrition', 'language'] as const
export type Beside = (typeof besides)[number]

const nutrients = [
  ['calories', 'calories'],
  ['protein', 'proteinContent'],
  ['carbs', 'carbohydrateContent'],
  ['fat', 'fatContent'],
] as const

const kilojoulesPerKcal = 4.184

function numberIn(value: unknown, isEnergy: boolean): number | null {
  const text = String(value).replace(/(\d),(\d{3})\b/u, '$1$2')
  const found = /(\d+(?:[.,]\d+)?)\s*(kj|mg)?/iu.exec(text)
  if (found === null) return null
  const [, number = '', unit = ''] = found
  const amount = Number(number.replace(',', '.'))
  if (isEnergy) return unit.toLowerCase() === 'kj' ? amount / kilojoulesPerKcal : amount
  return unit.toLowerCase() === 'mg' ? amount / 1000 : amount
}

/** Each of the four that is expected, within a hundredth and the rounding to a kcal or a tenth of a gram. */
function isNutritionRight(
  read: ReadingBeside['nutrition'],
  expected: NonNullable<Expected['nutrients']>,
): boolean | null {
  const wanted = nutrients.flatMap(([name, key]) => {
    const number = numberIn(expected[key], name === 'calories')
    return number === null || number === 0 ? [] : [[name, number] as const]
  })
  if (wanted.length === 0) return null
  return wanted.every(([name, number]) => {
    const own = read?.[name] ?? null
    const room = Math.max(name === 'calories' ? 0.51 : 0.051, number * 0.01)
    return own !== null && Math.abs(own - number) <= room
  })
}

const foldedGroups = (groups: readonly Group[]) =>
  groups.map(({ heading, lines }) => `${fold(heading ?? '')}:${fold(lines.join(' '))}`)

const primary = (tag: string | null | undefined) => tag?.toLowerCase().split(/[-_]/u)[0]

/** Right, wrong, or null where the data does not say what is expected. Groups count on pages that have headings. */
export function judgeBeside(
  reading: ReadingBeside,
  { html, expected }: TestPage,
): Record<Beside, boolean | null> {
  const groups = (expected.ingredient_groups ?? []).map(({ purpose, ingredients }) => ({
    heading: purpose ?? null,
    lines: ingredients,
  }))
  const isGrouped = groups.some(({ heading }) => heading !== null && heading !== '')
  return {
    groups: isGrouped
      ? foldedGroups(reading.groups).join('\n') === foldedGroups(groups).join('\n')
      : null,
    picture: expected.image ? isFullSize(reading.image, html) : null,
    author: expected.author ? fold(reading.author ?? '') === fold(expected.author) : null,
    nutrition: expected.nutrients ? isNutritionRight(reading.nutrition, expected.nutrients) : null,
    language: expected.language ? primary(reading.language) === primary(expected.language) : null,
  }
}
