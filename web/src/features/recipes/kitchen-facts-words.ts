import { isEnglish, t } from '#domain/texts/t.ts'
import { type AlcoholContent, alcoholIn } from '#domain/ingredients/alcohol.ts'
import { ingredientName } from '#domain/ingredients/names.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Keeping, KeepsFor } from '#domain/recipes/keeping.ts'
import type { ShownLine } from './lines/line-matches.ts'
import type { NamedLine } from './nutrition-words.ts'
import { listInWords } from './words.ts'

/** "3 days in the fridge", "2 weeks …", "3 months …". */
function daysInWords(days: number, where: 'fridge' | 'room' | 'freezer'): string {
  if (days % 30 === 0) {
    const count = days / 30
    return t(
      '{count, plural, one {# month} other {# months}} {where, select, fridge {in the fridge} room {at room temperature} other {in the freezer}}',
      { count, where },
    )
  }
  if (days % 7 === 0) {
    const count = days / 7
    return t(
      '{count, plural, one {# week} other {# weeks}} {where, select, fridge {in the fridge} room {at room temperature} other {in the freezer}}',
      { count, where },
    )
  }
  return t(
    '{days, plural, one {# day} other {# days}} {where, select, fridge {in the fridge} room {at room temperature} other {in the freezer}}',
    { days, where },
  )
}

function stayInWords(
  stay: KeepsFor | undefined,
  where: Parameters<typeof daysInWords>[1],
): string[] {
  if (stay === undefined) return []
  const words = daysInWords(stay.days, where)
  if (stay.only === null) return [words]
  // What it holds for is read in English, and has no words in another language.
  return [`${words}, ${isEnglish() ? stay.only : t('only in part, see “Keeping it”')}`]
}

/** "3 days in the fridge · 3 months in the freezer"; null where nothing is known. */
export function keepingInWords(keeping: Keeping): string | null {
  const { kind, fridge, room, freezer, freezable } = keeping
  const parts = [
    ...stayInWords(fridge, 'fridge'),
    ...stayInWords(room, 'room'),
    ...stayInWords(freezer, 'freezer'),
  ]
  if (kind === 'part') parts.push(t('only in part, see “Keeping it”'))
  if (kind === 'eaten-fresh') parts.push(t('less than a day, so eat it fresh'))
  if (freezable === 'no') parts.push(t('not in the freezer'))
  if (freezable === 'yes' && freezer === undefined) parts.push(t('in the freezer, too'))
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

type InWords = (foods: string, count: number) => string

/** What is known of alcohol in these lines. Nothing where each of them is known to be free of it. */
export function alcoholFacts(
  lines: readonly TakenLine[],
  vocabulary: Vocabulary | undefined,
): AlcoholFact[] {
  const taken = lines.flatMap((line) => foodsOf(line, vocabulary))
  const fact = (name: string, content: AlcoholContent, inWords: InWords = (all) => all) => {
    const names = taken
      .filter(({ ingredient }) => alcoholIn(ingredient) === content)
      .map((food) => food.name)
    if (names.length === 0) return []
    const all = new Set(names)
    const words = inWords(listInWords([...all], all.size), all.size)
    return [{ name, words, isMinor: content === 'brewed' }]
  }
  return [
    ...fact(t('Contains alcohol'), 'yes', (foods) =>
      t('{foods}. Cooking leaves a part of it.', { foods }),
    ),
    ...fact(t('A little alcohol'), 'extract'),
    ...fact(t('Perhaps alcohol'), 'varies', (foods) => t('{foods}. Check the label.', { foods })),
    ...fact(t('Not known to be free of alcohol'), 'unknown'),
    ...fact(t('Brewed'), 'brewed', (foods, count) =>
      t('{count, plural, other {{foods} may hold up to about 2% alcohol.}}', { foods, count }),
    ),
  ]
}
