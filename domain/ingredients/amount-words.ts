/** Numbers as words, folded: English, then German, French, Spanish and Italian. */
const numbers: readonly (readonly [value: number, words: string])[] = [
  [1, 'a an one ein eine einen einer un une una uno'],
  [2, 'two couple zwei deux dos due'],
  [3, 'three drei trois tres tre'],
  [4, 'four vier quatre cuatro quattro'],
  [5, 'five funf cinq cinco cinque'],
  [6, 'six sechs seis sei'],
  [7, 'seven sieben sept siete sette'],
  [8, 'eight acht huit ocho otto'],
  [9, 'nine neun neuf nueve nove'],
  [10, 'ten zehn diez dieci'],
  [11, 'eleven elf'],
  [12, 'twelve dozen zwolf dutzend douzaine docena dozzina douze doce dodici'],
  [14, 'fourteen'],
  [15, 'fifteen'],
  [16, 'sixteen'],
  [20, 'twenty zwanzig vingt veinte venti'],
  [24, 'twenty-four'],
  [0.5, 'half halbe halber halbes halben demi demie medio media mezzo mezza mezz'],
  [0.25, 'quarter quarters viertel'],
  [1 / 3, 'third thirds drittel'],
  [1.5, 'anderthalb anderthalbe'],
]

const valueOf: ReadonlyMap<string, number> = new Map(
  numbers.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
)

/** The number that a folded word says, or null. */
export function numberFromWord(word: string): number | null {
  return valueOf.get(word) ?? null
}

const articles = new Set('a an ein eine einen einer un une una uno'.split(' '))

/** Whether a folded number word is also the article: "half an onion", "eine halbe Zwiebel". */
export function isArticle(word: string): boolean {
  return articles.has(word)
}
