import { foldText } from '../normalise.ts'
import type { AlsoNamed } from '../read-line.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { compiled } from './compiled.ts'
import { meaningOf } from './meaning.ts'
import { namedBy } from './named-by.ts'
import type { LanguageWords } from './words.ts'

const longestSpan = 4
const shortestName = 3

/** The names in a text without articles and what only describes: "râpé" is no fish that another language calls so. */
function namesIn(text: string, vocabulary: Vocabulary, words: LanguageWords): AlsoNamed[] {
  const { links, units, joints } = compiled(words)
  const or = new Set(words.or.map(foldText))
  const says = (token: string) =>
    [links, joints, or].some((each) => each.has(token)) || units.has(token) || /^\d/u.test(token)
  const tokens = foldText(text).split(' ')
  const found: AlsoNamed[] = []
  for (let at = 0; at < tokens.length; at++) {
    for (let count = Math.min(longestSpan, tokens.length - at); count > 0; count--) {
      const span = tokens.slice(at, at + count)
      const [first = ''] = span
      const name = span.join(' ')
      if (says(first) || name.length < shortestName || meaningOf(first, words) !== null) break
      const ingredient = namedBy(span, words, vocabulary)
      if (ingredient === null) continue
      // "mit Sojasauce" takes it; what stands among other words may only speak of it.
      const isTaken = tokens.every(
        (token, index) =>
          (index >= at && index < at + count) || says(token) || meaningOf(token, words) !== null,
      )
      found.push({ ingredient, name, isTaken })
      at += count - 1
      break
    }
  }
  return found
}

/** The foods in what is said of a line's food, in the words of its language. How much fat is in it names none. */
export function namedInRemarks(
  preparation: string | null,
  vocabulary: Vocabulary,
  words: LanguageWords,
): AlsoNamed[] {
  return (preparation ?? '')
    .split(/[,;]/u)
    .filter((clause) => !clause.includes('%'))
    .flatMap((clause) => namesIn(clause, vocabulary, words))
}
