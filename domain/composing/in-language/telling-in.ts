import { roundedMillilitres, roundedMinutes } from '../rounding.ts'
import { type Telling, UntoldError } from '../telling.ts'
import type { Filling } from '../filling.ts'
import type { Vocabulary } from '../../ingredients/vocabulary.ts'
import {
  agreed,
  nameAlone,
  pronounOf,
  together,
  type UsedNoun,
  usedAs,
  withArticle,
} from './noun-phrase.ts'
import { nounsIn, type Tongue } from './tongue.ts'

function needed<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new UntoldError(what)
  return value
}

/** @throws UntoldError from what it returns, where a text or a name is missing */
export function tellingIn({ tag, grammar, texts }: Tongue, vocabulary: Vocabulary): Telling {
  const nounOf = nounsIn(vocabulary, grammar)
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const used = ({ id, isPlural }: Filling): UsedNoun =>
    usedAs(needed(nounOf(id), `a name for ${id}`), isPlural)
  const listed = (words: readonly string[]) => {
    const last = words.at(-1) ?? ''
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${grammar.and} ${last}`
  }
  const definite = (fillings: readonly Filling[], form?: string) =>
    listed(fillings.map((each) => withArticle(used(each), form, grammar)))
  const pronoun = (fillings: readonly Filling[], form?: string) =>
    pronounOf(fillings.map(used), form, grammar)
  const is = (fillings: readonly Filling[]) => agreed(grammar.is, together(fillings.map(used)))
  /** Two are for several and one, four for one and several of each gender. */
  function agreeing(fillings: readonly Filling[], forms: readonly string[]): string {
    const { gender, isSeveral } = together(fillings.map(used))
    if (forms.length === 2) return forms[isSeveral ? 0 : 1] ?? ''
    return forms[(gender === 'f' ? 1 : 0) + (isSeveral ? 2 : 0)] ?? ''
  }
  const clauseJoint = new RegExp(`, | ${grammar.and} |\\. `, 'u')
  const isLong = (clause: string) => clauseJoint.test(clause)

  function speak(text: string, fillings: readonly Filling[], isNamed: boolean): string {
    return text.replaceAll(/\{([^}]*)\}/gu, (place, inside: string) => {
      const [word = '', form] = inside.split('.')
      if (word === 'time') return place
      if (word === 'it' && isNamed) return definite(fillings, form)
      if (word === 'it' || word === 'them') return pronoun(fillings, form)
      if (word === 'is') return is(fillings)
      return agreeing(fillings, inside.split('|'))
    })
  }

  const minutes = (count: number, isMore = false) => {
    const { one, many, moreOne, more } = grammar.minutes
    const words = count === 1 ? (isMore ? moreOne : one) : isMore ? more : many
    return words.replace('{minutes}', String(roundedMinutes(count)))
  }

  return {
    text: (english) => needed(texts.get(english), english),
    bare: (fillings, form) => listed(fillings.map((each) => nameAlone(used(each), form, grammar))),
    definite,
    pronoun,
    is,
    agreeing,
    spokenOf: (text, fillings) => speak(text, fillings, true),
    spokenOfAgain: (text, fillings) => speak(text, fillings, false),
    listed,
    listedClauses(clauses) {
      const last = clauses.at(-1)
      if (last === undefined || clauses.length < 2) return last ?? ''
      const { between, last: long, plain } = grammar.clauses
      return `${clauses.slice(0, -1).join(between)}${clauses.some(isLong) ? long : plain}${last}`
    },
    isLong,
    thenDo: (first, then) =>
      `${first}${isLong(first) ? grammar.andThen : ` ${grammar.and} `}${then}`,
    forTime(what, count, isMore, until) {
      const time = count === 0 ? '' : minutes(count, isMore)
      const end = until === null ? '' : grammar.until.replace('{until}', until)
      return `${what.replace('{time}', time)}${end}`
    },
    minutes,
    millilitres(millilitres) {
      const rounded = roundedMillilitres(millilitres)
      return rounded >= 1000 ? `${number.format(rounded / 1000)} l` : `${rounded} ml`
    },
    juiceOf: (filling) =>
      grammar.juice.replaceAll(/\{it(?:\.(\w+))?\}/gu, (_, form: string | undefined) =>
        definite([filling], form),
      ),
    safe: ({ sign, degrees }, filling) =>
      speak(grammar.safe[sign].replace('{degrees}', `${degrees} °C`), [filling], true),
  }
}
