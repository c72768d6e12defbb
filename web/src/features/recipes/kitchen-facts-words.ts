import { type AlcoholContent, alcoholIn } from '#domain/ingredients/alcohol.ts'
import { ingredientName } from '#domain/ingredients/names.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Keeping, KeepsFor } from '#domain/recipes/keeping.ts'
import type { ShownLine } from './lines/line-matches.ts'
import type { NamedLine } from './nutrition-words.ts'
import { listInWords } from './words.ts'

/** "3 days", "2 weeks", "3 months". */
function daysInWords(days: number): string {
  const [count, unit] =
    days % 30 === 0 ? [days / 30, 'month'] : days % 7 === 0 ? [days / 7, 'week'] : [days, 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function stayInWords(stay: KeepsFor | undefined, where: string): string[] {
  if (stay === undefined) return []
  return [`${daysInWords(stay.days)} ${where}${stay.only === null ? '' : `, ${stay.only}`}`]
}

/** "3 days in the fridge · 3 months in the freezer"; null where nothing is known. */
export function keepingInWords(keeping: Keeping): string | null {
  const { kind, fridge, room, freezer, freezable } = keeping
  const parts = [
    ...stayInWords(fridge, 'in the fridge'),
    ...stayInWords(room, 'at room temperature'),
    ...stayInWords(freezer, 'in the freezer'),
  ]
  if (kind === 'part') parts.push('only in part, see “Keeping it”')
  if (kind === 'eaten-fresh') parts.push('less than a day, so eat it fresh')
  if (freezable === 'no') parts.push('not in the freezer')
  if (freezable === 'yes' && freezer === undefined) parts.push('in the freezer, too')
  return parts.length === 0 ? null : parts.join(' · ')
}

type TakenLine = Pick<ShownLine, 'line' | 'swap'>

/** What is really taken: of a swap its foods, and nothing of what is left out. */
function foodsOf(
  { line, swap }: TakenLine,
  vocabulary: Vocabulary | undefined,
): readonly NamedLine[] {
  if (swap === null) return [line]
  return swap.uses.map((id) => ({ ingredient: id, name: ingredientName(id, vocabulary) }))
}

interface AlcoholFact {
  name: string
  words: string
  /** For who avoids the last drop: it frightens nobody else. */
  isMinor: boolean
}

/** What is known of alcohol in these lines. Nothing where each of them is known to be free of it. */
export function alcoholFacts(
  lines: readonly TakenLine[],
  vocabulary: Vocabulary | undefined,
): AlcoholFact[] {
  const foods = lines.flatMap((line) => foodsOf(line, vocabulary))
  const fact = (name: string, content: AlcoholContent, more = '') => {
    const names = foods
      .filter(({ ingredient }) => alcoholIn(ingredient) === content)
      .map((food) => food.name)
    if (names.length === 0) return []
    const words = `${listInWords([...new Set(names)], names.length)}${more}`
    return [{ name, words, isMinor: content === 'brewed' }]
  }
  return [
    ...fact('Contains alcohol', 'yes', '. Cooking leaves a part of it.'),
    ...fact('A little alcohol', 'extract'),
    ...fact('Perhaps alcohol', 'varies', '. Check the label.'),
    ...fact('Not known to be free of alcohol', 'unknown'),
    ...fact('Brewed', 'brewed', ' may hold up to about 2% alcohol.'),
  ]
}
