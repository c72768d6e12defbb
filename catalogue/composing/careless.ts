/** What a copy editor who cooks strikes out in a finished dish: things left uncut, left in, or called by no name. */
import type { Dish } from '#domain/composing/dish.ts'

const softHerbs = ['parsley', 'mint', 'dill', 'cilantro', 'chives'] as const
const isCut = (herb: string) =>
  new RegExp(`\\b(?:chop|slice|snip|tear|pick|mince)\\b[^.]*\\b${herb}\\b`, 'iu')

/** Soft herbs that nobody cuts before they are scattered. */
const uncut = ({ lines, steps }: Dish): string[] =>
  softHerbs
    .filter((herb) =>
      lines.some(({ ingredient, amount }) => ingredient === herb && amount?.unit !== 'leaf'),
    )
    .filter((herb) => !isCut(herb).test(steps.join(' ')))
    .map((herb) => `nobody cuts the ${herb}`)

/** Fresh chillies that go in as they grew, where nobody says that they stay whole. */
const uncutChili = ({ lines, steps }: Dish): string[] => {
  const text = steps.join(' ')
  const isThere = lines.some(
    ({ ingredient, amount }) =>
      /^(?:(?:red|green)-)?chili$|^jalapeno$|^serrano-chili$/u.test(ingredient) &&
      amount?.unit === 'piece',
  )
  const isSeen = /\b(?:chop|slice|seed|mince|crush|slit|whole)\b[^.]*\b(?:chil|jalap|serrano)/iu
  return isThere && !isSeen.test(text) ? ['nobody cuts the chili'] : []
}

/** A root of ginger that goes in as it was dug up. */
const rawGinger = ({ lines, steps }: Dish): string[] =>
  lines.some(({ ingredient }) => ingredient === 'ginger' || ingredient === 'galangal') &&
  !/\b(?:grate|slice|chop|cut|peel|crush)\b[^.]*\b(?:ginger|galangal)|\b(?:ginger|galangal)\b[^.]*\b(?:grate|slice|cut)\b/iu.test(
    steps.join(' '),
  )
    ? ['nobody cuts the ginger']
    : []

const sprigs = ['thyme', 'rosemary'] as const
/** Sprigs that go whole into a pot, and stay in it. */
function leftIn({ form, lines, steps }: Dish): string[] {
  const text = steps.join(' ')
  if (!/\bsimmer\b/iu.test(text) || form.equipment.includes('oven')) return []
  return sprigs
    .filter((herb) =>
      lines.some(({ ingredient, amount }) => ingredient === herb && amount?.unit === 'sprig'),
    )
    .filter(
      (herb) => !new RegExp(`\\b(?:take out|strip|pull)\\b[^.]*\\b${herb}\\b`, 'iu').test(text),
    )
    .map((herb) => `the ${herb} stays in`)
}

/** "With pesto and green beans and tomatoes". */
const strungOn = ({ title }: Dish): string[] =>
  title.split(/, | with | in | on | under /u).some((part) => part.split(' and ').length > 2)
    ? ['two times "and" in the title']
    : []

/** Half of what is as small as a scallion. */
const wholeOnes = new Set(['scallion', 'green-chili', 'red-chili', 'chili', 'jalapeno'])
const halved = ({ lines }: Dish): string[] =>
  lines.flatMap(({ ingredient, amount }) =>
    wholeOnes.has(ingredient) && amount?.unit === 'piece' && !Number.isInteger(amount.amount)
      ? [`${amount.amount} of ${ingredient}`]
      : [],
  )

/** Fat that was called oil when it went in. */
const unnamedFat = ({ steps }: Dish): string[] =>
  /\b(?:rest|more|left) of the fat\b/iu.test(steps.join(' ')) ? ['oil is called fat'] : []

/** "Brown the bacon for 6 minutes, until it is browned". */
const brownedTwice =
  /\bbrown(?: the [\p{L} ]+)? for \d+ minutes(?: more)?, until [^.,]*\bbrowned\b/iu
/** "Heat the oil. Pour in the dashi". */
const nothingFried = /\bheat the [\p{L} ]*oil\b[^.]*\. (?:pour in|bring)\b/iu
const clumsyWords: readonly [RegExp, string][] = [
  [brownedTwice, 'browned until browned'],
  [nothingFried, 'hot oil in which nothing is fried'],
  [/\bmay want a little more of it\b/iu, 'more of it'],
  [/\bin two goes if\b.*\bin two goes if\b/iu, 'two goes twice'],
]
const clumsy = (dish: Dish): string[] =>
  clumsyWords.flatMap(([says, fault]) => (says.test(dish.steps.join(' ')) ? [fault] : []))

/** What comes out of a can in a liquid that nobody eats. */
const inBrine = /^(?!.*(?:baked|chili|refried))(?:canned-(?:tuna|corn)|.*bean|chickpea|.*lentil)$/u
/** Cans that go in with their brine. */
const undrained = ({ lines, steps }: Dish): string[] =>
  lines.flatMap(({ ingredient, amount }) =>
    amount?.unit === 'can' && inBrine.test(ingredient) && !/\bdrain/iu.test(steps.join(' '))
      ? [`nobody drains the ${ingredient}`]
      : [],
  )

/** Spoons that no drawer holds. */
const oddSpoons = ({ lines }: Dish): string[] =>
  lines.flatMap(({ ingredient, amount }) =>
    amount?.unit === 'tsp' && amount.amount > 0.125 && (amount.amount * 4) % 1 > 0.01
      ? [`${amount.amount} tsp of ${ingredient}`]
      : [],
  )

/** "Chop the parsley finely. Taste it": the cook tastes the parsley. */
const cutOrTakenOut = /^(?:take out|chop|grate|crumble|tear|slice|pick|wash|squeeze|scatter)\b/iu
const tastesAnother = ({ steps }: Dish): string[] =>
  steps.flatMap((step) => {
    const sentences = step.split(/(?<=[.!]) /u)
    return sentences.flatMap((sentence, index) => {
      const before = sentences[index - 1]
      const isAfterAnother = before === undefined || cutOrTakenOut.test(before)
      return /^taste it\b/iu.test(sentence) && isAfterAnother
        ? [`nobody knows what is tasted: ${before ?? ''} ${sentence}`]
        : []
    })
  })

/** Openings that speak of what stands before them, or of a package that is not the one in the list. */
const vagueOpening = /\bwhat the cupboard keeps\b|\ba can of\b|\bso that it is\b/iu
const vague = ({ summary }: Dish): string[] =>
  vagueOpening.test(summary) ? [`a vague opening: ${summary}`] : []

const rules = [
  clumsy,
  tastesAnother,
  vague,
  oddSpoons,
  undrained,
  uncut,
  uncutChili,
  rawGinger,
  leftIn,
  strungOn,
  halved,
  unnamedFat,
]

export const carelessIn = (dish: Dish): string[] => rules.flatMap((rule) => rule(dish))
