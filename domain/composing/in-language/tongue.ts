import type { Vocabulary } from '../../ingredients/vocabulary.ts'
import type { Writing } from '../dish.ts'
import { textsOfReasons } from '../reason-texts.ts'
import type { Grammar, Noun } from './grammar.ts'

/** A language in which dishes are told. */
export interface Tongue {
  /** BCP 47; numbers are written as it does. */
  tag: string
  grammar: Grammar
  /** The text of a form or a technique by its English one; not there where the language has not got it. */
  texts: ReadonlyMap<string, string>
}

type Gendered = Pick<Noun, 'gender' | 'genderOfMany' | 'isPlural'>

const kinds: readonly (readonly [keyof Grammar['genders'], Gendered])[] = [
  ['m', { gender: 'm', isPlural: false }],
  ['mp', { gender: 'm', isPlural: true }],
  ['f', { gender: 'f', isPlural: false }],
  ['fp', { gender: 'f', isPlural: true }],
  ['n', { gender: 'n', isPlural: false }],
  ['np', { gender: 'n', isPlural: true }],
  ['mf', { gender: 'm', genderOfMany: 'f', isPlural: false }],
]

/** The word of a name that the others belong to, in small letters: "tomaten" of "gehackte Tomaten aus der Dose". */
export function headOf(
  name: string,
  { prepositions, headLast }: Pick<Grammar, 'prepositions' | 'headLast'>,
): string {
  // "Colby (Käse)"
  const words = name
    .toLowerCase()
    .replace(/ \(.*$/u, '')
    .split(' ')
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(word))
  return words.slice(0, end < 0 ? undefined : end).at(headLast ? -1 : 0) ?? ''
}

/** The gender of a name by the word that the others belong to; undefined where no end is known that fits. */
export function genderOf(
  name: string,
  grammar: Pick<Grammar, 'genders' | 'prepositions' | 'headLast'>,
): Gendered | undefined {
  const { genders } = grammar
  const head = headOf(name, grammar)
  let longest = 0
  let found: Gendered | undefined
  for (const [kind, gendered] of kinds) {
    for (const each of genders[kind] ?? []) {
      if (each.length <= longest || !head.endsWith(each)) continue
      longest = each.length
      found = gendered
    }
  }
  return found
}

/** As sentences have it: "huile d’olive". */
const typeset = (name: string) => name.replaceAll("'", '’')

/** What a language calls foods, with their grammar; undefined for one that it has no name or no gender for. */
export function nounsIn({ ingredients }: Vocabulary, grammar: Grammar) {
  const known = new Map<string, Noun | undefined>()
  function find(id: string): Noun | undefined {
    const shown = ingredients.get(id)?.shown
    if (shown === undefined) return undefined
    const { one, many } = shown
    const found = genderOf(one, grammar)
    const isSame = many === one && !grammar.unchanged.some((end) => one.endsWith(end))
    const several = many === null || isSame ? null : typeset(many)
    return found && { one: typeset(one), many: several, ...found }
  }
  return (id: string): Noun | undefined => {
    if (!known.has(id)) known.set(id, find(id))
    return known.get(id)
  }
}

/** Every text that dishes are told with in English, each once, forms before techniques. */
export function englishTexts({
  book: { forms, flavours },
  techniques,
}: Pick<Writing, 'book' | 'techniques'>): string[] {
  const ofForms = [...forms.values()].flatMap(({ titles, summary, steps, tip, storage }) => [
    ...titles.map(({ title }) => title),
    summary,
    ...steps,
    tip,
    storage,
  ])
  const ofTechniques = [...techniques.stated()].flatMap(({ methods }) =>
    Object.values(methods).flatMap(({ prep, done, note }) => [prep, done, note]),
  )
  const texts = [...ofForms, ...ofTechniques, ...textsOfReasons(flavours.values())].filter(
    (text) => typeof text === 'string',
  )
  return [...new Set(texts)]
}
