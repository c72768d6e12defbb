import { circumstances } from './known/circumstances.ts'
import { situations } from './known/situations.ts'
import type { Aspect } from './aspect.ts'
import type { Lexicon } from './lexicon.ts'

const persons = '(?:my|your|his|her|our|their|the)'

const lines = `${situations}${circumstances}`
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [pattern = '', said = ''] = line.split(' :')
    const source = pattern
      .replaceAll('(my |', `(${persons} |`)
      .replaceAll('(my )', `(?:${persons} )`)
    return {
      pattern: new RegExp(String.raw`\b(?:${source})\b`, 'gu'),
      said: said.split(/\s+/u).filter((word) => word !== ''),
    }
  })

const likelyWeight = 0.5
/** What follows from one phrase counts little more than a word, however much it is. */
const severalShare = 0.5
/** "Without eggs, bacon or sausage": what is read away was the first of a list. */
const beginsList = /^(?:without|allergic)\b/u

/**
 * What a text of plain words says of its writer, read by the patterns that know it: what it asks of a dish, and the text with
 * a mark where it stood.
 */
export function readSituations(
  text: string,
  lexicon: Lexicon,
): { aspects: Aspect[]; rest: string } {
  const aspects: Aspect[] = []
  const rest = lines.reduce((plain, { pattern, said }) => {
    return plain.replaceAll(pattern, (match) => {
      for (const word of said) {
        const isLikely = word.endsWith('?')
        aspects.push({
          concept: lexicon.named(word.replaceAll(/^-|\?$/gu, '')),
          isWanted: !word.startsWith('-'),
          weight: (isLikely ? likelyWeight : 1) / said.length ** severalShare,
          isOfPerson: true,
          isLikely,
        })
      }
      return beginsList.test(match) ? ' without ~ ' : ' ~ '
    })
  }, text)
  return { aspects, rest }
}
