import type { Flavour } from './form.ts'

/** Why something goes in, in English: `{it}` is what it is said of, `{give|gives}` agrees with it. */
export const reasonTexts = {
  spoils: '{it} {is} what spoils first ({left}).',
  fewer: 'It is for {servings}: what you have is not enough for {usual}.',
  all: 'It takes all of {it} that you have.',
  together: 'In our recipes {it} often {go|goes} with {other}.',
  sour: '{it} {cut|cuts} the fat of {other}.',
  taste: '{it} {add|adds} to the taste.',
  finish: '{it} {go|goes} on at the end.',
  cuisine: '{it} are at home together in {cooking}.',
} as const

/** Plain and sweet are the ways of no cuisine. */
export const isCuisine = ({ name }: Pick<Flavour, 'name'>) => /^\p{Lu}/u.test(name)

export const cookingOf = ({ name }: Pick<Flavour, 'name'>) => `${name} cooking`

/** All that tells why, in English. */
export const textsOfReasons = (flavours: Iterable<Pick<Flavour, 'name'>>): string[] => [
  ...Object.values(reasonTexts),
  ...[...flavours].filter(isCuisine).map(cookingOf),
]
