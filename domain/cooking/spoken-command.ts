import { foldText } from '../ingredients/normalise.ts'
import { locale } from '../texts/t.ts'
import {
  english,
  french,
  german,
  italian,
  type Sayings,
  spanish,
  type SpokenCommand,
} from './sayings.ts'

/** Those of the page's language: a build holds its own alone. */
function sayingsHere(): Sayings {
  if (locale() === 'de') return german
  if (locale() === 'fr') return french
  if (locale() === 'es') return spanish
  return locale() === 'it' ? italian : english
}

/** The command in what the browser heard, in the language of the page; or null. */
export function spokenCommand(heard: string): SpokenCommand | null {
  const { commands, around } = sayingsHere()
  const said = foldText(heard)
  const bare = said.replace(around, '')
  const find = (words: string) => commands.find(([, pattern]) => pattern.test(words))?.[0]
  return find(once(bare)) ?? find(once(said)) ?? null
}

/** An impatient "next next" is one step, not none. */
function once(said: string): string {
  const [first = '', ...more] = said.split(' ')
  return more.every((word) => word === first) ? first : said
}
