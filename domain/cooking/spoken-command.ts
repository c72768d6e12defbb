/** What one may say in cook mode. */
export type SpokenCommand = 'next' | 'back' | 'timer' | 'repeat' | 'stop'

/** Whole sayings: "next" within a talk in the kitchen turns no page. */
const sayings: readonly (readonly [SpokenCommand, RegExp])[] = [
  ['next', /^(?:next(?: (?:step|one|page))?|go on|continue|forward|done)$/u],
  ['back', /^(?:(?:go |step )?back|previous(?: step)?|last step)$/u],
  ['timer', /^(?:start|set)(?: (?:the|a|this))? ?(?:timer|clock)s?$|^timer(?: please)?$/u],
  [
    'repeat',
    /^(?:repeat(?: (?:that|it|the step))?|again|say (?:it|that) again|read(?: (?:it|that|the step|aloud|it aloud))?)$/u,
  ],
  [
    'stop',
    /^(?:stop(?: (?:the )?(?:timer|clock|alarm|ringing|reading|it))?|quiet|silence|ok stop)$/u,
  ],
]

const politeness = /^(?:(?:ok|okay|hey|um|please|now|and|the)\s)+|\s(?:please|now)$/gu

/** The command in what the browser heard, or null. */
export function spokenCommand(heard: string): SpokenCommand | null {
  const said = heard
    .toLowerCase()
    .replaceAll(/[^a-z ]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(politeness, '')
  // An impatient "next next" is one step, not none.
  const [first = '', ...more] = said.split(' ')
  const once = more.every((word) => word === first) ? first : said
  return sayings.find(([, pattern]) => pattern.test(once))?.[0] ?? null
}
