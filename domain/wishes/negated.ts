const listed = (words: string) => new Set(words.split(' '))

const noWords = listed(
  'no not without dont doesnt isnt arent wont cant cannot never nor neither hate dislike avoid avoiding except minus shouldnt havent skip aint wasnt non didnt lack lacking too nothing',
)
const noPairs = new Set(
  'sick of|tired of|bored of|instead of|other than|rather than|allergic to|allergy to|intolerant to|intolerant of|sensitive to|sensitivity to|out of|free of|free from|low in|anything but|apart from|forgot to|forgot my|less of|nothing too'.split(
    '|',
  ),
)
/** Where what is ruled out ends. */
const ends = listed(
  '. ; : ! ? ( ) but with that so because while although though since if however i my who when where for still yet just',
)
/** "I don't like kale and want a salad": behind these begins what is wanted. */
const begins = listed('i want need would like ha has have is contain include with can')
const mostSteps = 9
const farthestOr = 8

/** A list of what is ruled out ends with "or": "no cheese, garlic, or onion". */
function goesOn(words: readonly string[], comma: number): boolean {
  const behind = words.slice(comma + 1, comma + farthestOr)
  const end = behind.findIndex((word) => ends.has(word))
  return behind
    .slice(0, end === -1 ? undefined : end)
    .some((word) => word === 'or' || word === 'nor')
}

/** Whether a word of a wish stands behind a "no" that it belongs to; the words are as `wordsOf` gives them. */
export function isNegated(words: readonly string[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - mostSteps); place--) {
    const word = words[place] ?? ''
    const before = words[place - 1] ?? ''
    const next = words[place + 1] ?? ''
    if (noPairs.has(`${before} ${word}`) || noWords.has(word)) return true
    // "Not with kimchi", "nothing for children".
    if (ends.has(word) && !noWords.has(before)) return false
    if (word === ',' && !goesOn(words, place)) return false
    if (word === 'and' && begins.has(next)) return false
  }
  return false
}

/** A "not" that rules no food out. */
const rulesNothingOut =
  /\b(?:(?:dont|do not|didnt|doesnt) (?:know|mind|care|remember|forget|worry|think)|(?:have |ive |i have )?never (?:tried|made|had|cooked|eaten|done|been)|cant (?:decide|wait|stop|get enough|seem|find|go wrong|think)|(?:im |am )?not sure|no idea|no problem|why not|if not|or not|not only|hard to find|could not|couldnt)\b/gu

export const withoutIdleNo = (plain: string): string => plain.replaceAll(rulesNothingOut, ' ')
