import {
  hasEnglishTexts,
  languages,
  type LanguageTag,
  offeredLanguages,
} from '../domain/texts/language.ts'
import { type Part, readMessage, withoutHint } from '../domain/texts/message.ts'
import { type Area, readAreas } from './catalogues.ts'
import type { Message, Sources } from './read-sources.ts'

/**
 * What is wrong with the texts, a line each; nothing where all is well.
 *
 * @param offered the languages that have to be whole
 */
export function checkTexts(
  sources: Sources,
  areasOf: (tag: string) => Area[] = readAreas,
  offered: readonly LanguageTag[] = offeredLanguages,
): string[] {
  const { messages, literals } = sources
  const translated = languages.filter(
    ({ tag, ...rest }) => !hasEnglishTexts(tag) && !('pseudo' in rest),
  )
  return [
    ...literals.map(({ place, words }) => `${place}: “${words}” is no text yet: t('…')`),
    ...messages.flatMap(checkMessage),
    ...translated.flatMap(({ tag }) => {
      const areas = areasOf(tag)
      const wrong = checkLanguage(tag, messages, areas)
      return offered.includes(tag) ? [...wrong, ...missing(tag, messages, areas)] : wrong
    }),
  ]
}

function checkMessage({ text, kind, place, isInFunction }: Message): string[] {
  const parts = readOr(text, place)
  if (typeof parts === 'string') return [parts]
  const names = namesIn(parts)
  return [
    ...(kind === 'call' && names.elements.size > 0
      ? [`${place}: “${text}” has elements: <T>`]
      : []),
    ...(/^(?:server|functions|domain)\//.test(place) && !isInFunction
      ? [`${place}: “${text}” is asked for before its reader is known: put it into a function`]
      : []),
  ]
}

function checkLanguage(tag: LanguageTag, messages: readonly Message[], areas: Area[]): string[] {
  const places = new Map(messages.map(({ text, place }) => [text, place]))
  const seen = new Map<string, string>()
  const wrong: string[] = []
  for (const { name, texts } of areas) {
    for (const [english, translation] of Object.entries(texts)) {
      const file = `languages/${tag}/${name}.json`
      const elsewhere = seen.get(english)
      seen.set(english, file)
      if (!places.has(english)) wrong.push(`${file}: “${english}” is used nowhere`)
      else if (elsewhere !== undefined)
        wrong.push(`${file}: “${english}” stands in ${elsewhere} too`)
      else if (translation !== '') wrong.push(...compare(english, translation, file))
    }
  }
  return wrong
}

function missing(tag: LanguageTag, messages: readonly Message[], areas: Area[]): string[] {
  const places = new Map(messages.map(({ text, place }) => [text, place]))
  const lacking = [...places].filter(([text]) => !areas.some(({ texts }) => texts[text]))
  return lacking.map(([text, place]) => `${place}: “${text}” is missing in ${tag}`)
}

/** A translation has the values and elements of the English text; what only chooses a branch it may leave out. */
function compare(english: string, translation: string, file: string): string[] {
  const theirs = readOr(translation, file)
  if (typeof theirs === 'string') return [theirs]
  const [given, used] = [namesIn(readMessage(withoutHint(english))), namesIn(theirs)]
  const say = (why: string) => `${file}: “${translation}” ${why}`
  return [
    ...[...used.all].filter((name) => !given.all.has(name)).map((name) => say(`has no ${name}`)),
    ...[...given.shown].filter((name) => !used.shown.has(name)).map((name) => say(`lacks ${name}`)),
    ...[...used.elements]
      .filter((name) => !given.elements.has(name))
      .map((name) => say(`has no <${name}>`)),
    ...[...given.elements]
      .filter((name) => !used.elements.has(name))
      .map((name) => say(`lacks <${name}>`)),
  ]
}

function readOr(text: string, place: string): readonly Part[] | string {
  try {
    return readMessage(withoutHint(text))
  } catch (thrown) {
    return `${place}: ${thrown instanceof Error ? thrown.message : String(thrown)}`
  }
}

interface Names {
  /** Values that are seen. */
  readonly shown: Set<string>
  /** Those, and what chooses a branch. */
  readonly all: Set<string>
  readonly elements: Set<string>
}

function namesIn(parts: readonly Part[], names?: Names): Names {
  const found = names ?? { shown: new Set(), all: new Set(), elements: new Set() }
  for (const part of parts) {
    if (typeof part === 'string') continue
    if (part.kind === 'element') {
      found.elements.add(part.name)
      namesIn(part.parts, found)
    } else {
      found.all.add(part.name)
      if (part.kind === 'value') found.shown.add(part.name)
      if ('branches' in part)
        for (const inner of Object.values(part.branches)) namesIn(inner, found)
    }
  }
  return found
}
