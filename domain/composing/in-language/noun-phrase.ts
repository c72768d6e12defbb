import type { Agreeing, Grammar, Noun, NounForm } from './grammar.ts'

/** A name as it is used here, of one thing or several. */
export interface UsedNoun extends Pick<Noun, 'gender'> {
  words: string
  isSeveral: boolean
}

export function usedAs(noun: Noun, isSeveral: boolean): UsedNoun {
  const { gender, genderOfMany = gender, one, many } = noun
  if (isSeveral && many !== null) return { gender: genderOfMany, words: many, isSeveral }
  return { gender, words: one, isSeveral: noun.isPlural }
}

/** What agrees with a noun, before a word that begins with some sound. */
export function agreed(forms: Agreeing, noun: Omit<UsedNoun, 'words'>, sound?: string): string {
  const { gender, isSeveral } = noun
  const keys = isSeveral ? [`${gender}p`, 'p'] : [gender]
  const [found = ''] = keys.flatMap((key) => forms[`${key} ${sound}`] ?? forms[key] ?? [])
  return found
}

const adjective = /^\p{Ll}{3,}(?:e|er|es|en|em)$/u
const ending = /(?:e|er|es|en|em)$/u

/** The place of the word that the others belong to: the last one before a preposition. */
function headAt(words: readonly string[], { prepositions }: Grammar): number {
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(word))
  return (end < 0 ? words.length : end) - 1
}

function declined(noun: UsedNoun, form: NounForm, isDefinite: boolean, grammar: Grammar): string {
  const { adjectives, ending: ofNoun } = form
  if (adjectives === undefined && ofNoun === undefined) return noun.words
  const words = noun.words.split(' ')
  const head = headAt(words, grammar)
  const adjectiveEnd =
    adjectives === undefined ? null : agreed(isDefinite ? adjectives.after : adjectives.bare, noun)
  return words
    .map((word, at) => {
      if (at < head && adjectiveEnd !== null && adjective.test(word))
        return word.replace(ending, adjectiveEnd)
      return at === head ? withEnding(word, agreed(ofNoun ?? {}, noun), grammar) : word
    })
    .join(' ')
}

/** "Zwiebeln" has its "n" already, and "Avocados" takes none. */
function withEnding(word: string, end: string, { endless }: Grammar): string {
  if (end === '' || word.endsWith(end)) return word
  if (end === 'n' && endless.test(word)) return word
  return end === 's' && /[sßxz]$/u.test(word) ? `${word}es` : `${word}${end}`
}

const formOf = ({ forms }: Grammar, name: string | undefined): NounForm => {
  const found = name === undefined ? Object.values(forms)[0] : forms[name]
  if (found === undefined) throw new RangeError(`there is no form "${name}"`)
  return found
}

export function nameAlone(noun: UsedNoun, form: string | undefined, grammar: Grammar): string {
  const named = formOf(grammar, form)
  return form !== undefined && named.alone === true
    ? withArticle(noun, form, grammar)
    : declined(noun, named, false, grammar)
}

/** "die roten Zwiebeln", "l’oignon" */
export function withArticle(noun: UsedNoun, form: string | undefined, grammar: Grammar): string {
  const words = declined(noun, formOf(grammar, form), true, grammar)
  const sound = grammar.sounds.find(([, pattern]) => pattern.test(words))?.[0]
  const article = agreed(formOf(grammar, form).article, noun, sound)
  return article === '' || article.endsWith('’') ? `${article}${words}` : `${article} ${words}`
}

/** Of several things of several genders the masculine speaks. */
export function pronounOf(
  nouns: readonly UsedNoun[],
  form: string | undefined,
  grammar: Grammar,
): string {
  return agreed(formOf(grammar, form).pronoun, together(nouns))
}

/** What agrees with several things together. */
export function together(nouns: readonly UsedNoun[]): Omit<UsedNoun, 'words'> {
  const [first] = nouns
  if (nouns.length === 1 && first !== undefined) return first
  return { gender: nouns.every(({ gender }) => gender === 'f') ? 'f' : 'm', isSeveral: true }
}
