import type { Tongue } from '#domain/composing/in-language/tongue.ts'
import { placeWords } from '#domain/composing/places.ts'
import { type Node, parseTemplate, TemplateError } from '#domain/composing/template.ts'
import { dishTexts } from './dish-texts.ts'
import type { FormFiles } from './read.ts'

interface Said {
  /** `the main`, `?egg`: what is said of which slots. */
  places: Set<string>
  /** Forms of nouns: `dat`. */
  forms: Set<string>
  words: Set<string>
  numbers: string[]
}

/** What Americans measure stands in brackets behind what all languages share. */
const american = /\([^()]*(?:°F|\b(?:in|inch|inches|cups?|quart|lb|oz|tbsp|tsp)\b)[^()]*\)/gu

/** What is metric in such a bracket: "(60 ml, 1/4 cup)". */
const metric = /\d+(?:[.,]\d+)? ?(?:ml|l|g|kg|cm)\b/gu

const numbersIn = (text: string) =>
  (
    text
      .replaceAll(american, (bracket) => (bracket.match(metric) ?? []).join(' '))
      .match(/\d+(?:[.,]\d+)?/gu) ?? []
  )
    .map((number) => number.replace(',', '.'))
    .toSorted()

/** A place that tells of the same things in another way is the same place to a cook. */
const naming = new Set(['', 'bare', 'the', 'first', 'two', 'them', 'is', 'verb', 'juice'])

function readNodes(nodes: readonly Node[], said: Said): void {
  for (const node of nodes) {
    if (node.kind === 'text') said.numbers.push(...numbersIn(node.text))
    if (node.kind === 'optional') {
      if (node.if !== null) said.places.add(`${node.isWithout ? '!' : '?'}${node.if}`)
      readNodes(node.nodes, said)
    }
    if (node.kind !== 'place') continue
    const [word = '', form] = node.of.split('.')
    said.words.add(word)
    if (form !== undefined) said.forms.add(form)
    if (word === 'ml') said.numbers.push(node.about)
    else if (!naming.has(word)) said.places.add(`${word} ${node.about}`)
    for (const part of node.parts) {
      said.numbers.push(...numbersIn(part))
      for (const [, inner = ''] of part.matchAll(/\{[a-z]+\.(\w+)/gu)) said.forms.add(inner)
    }
  }
}

function readText(text: string): Said {
  const said: Said = { places: new Set(), forms: new Set(), words: new Set(), numbers: [] }
  readNodes(parseTemplate(text), said)
  return said
}

/** Words that speak of what a place is about already. */
const ofPlace = /^(?:it|them|is|time)$/u
/** `{main}`, or `{the.dat main+veg}` with or without texts behind it. */
const named = /\{(?:[a-z]+(?:\.\w+)? ([a-z][\w+-]*)[|}]|([a-z][\w+-]*)\})/gu

/** Slots that a text speaks of, in any place of it. */
const slotsIn = (text: string) =>
  new Set(
    [...text.matchAll(named)]
      .flatMap(([, first, alone]) => (first ?? alone ?? '').split('+'))
      .filter((slot) => !ofPlace.test(slot)),
  )

const lacking = (some: Iterable<string>, others: ReadonlySet<string>) =>
  [...some].filter((each) => !others.has(each))

/** What is said where something is there may be parted by whether it is. */
const withOpposites = (places: ReadonlySet<string>) =>
  new Set(
    [...places].flatMap((place) => [
      place,
      place.replace(/^[?!]/u, (sign) => (sign === '?' ? '!' : '?')),
    ]),
  )

/** What a translation of a form's text leaves out, adds, or says in words that no place knows. */
export function faultsOfTemplate(
  english: string,
  translated: string,
  forms: ReadonlySet<string>,
): string[] {
  try {
    const [from, to] = [readText(english), readText(translated)]
    const [slots, told] = [slotsIn(english), slotsIn(translated)]
    const staged = /\{(?:stages|slowly) /u.test(english)
    return [
      ...lacking(from.places, to.places).map((place) => `lacks {${place}}`),
      ...lacking(to.places, withOpposites(from.places)).map((place) => `has {${place}} of its own`),
      ...lacking(to.words, new Set(placeWords)).map((word) => `there is no place "${word}"`),
      ...lacking(to.forms, forms).map((form) => `there is no form "${form}"`),
      ...lacking(slots, told).map((slot) => `says nothing of "${slot}"`),
      ...lacking(told, slots).map((slot) => `speaks of "${slot}"`),
      ...(from.numbers.toSorted().join(' ') === to.numbers.toSorted().join(' ')
        ? []
        : [`has the numbers ${to.numbers.join(' ')} for ${from.numbers.join(' ')}`]),
      ...(staged && !translated.includes('{time}') ? ['says no {time}'] : []),
    ]
  } catch (thrown) {
    if (thrown instanceof TemplateError) return [thrown.message]
    throw thrown
  }
}

/** As above, of a technique or a reason: `{it}` and `{them}` may stand in any form, words that agree may not be needed. */
export function faultsOfTreatment(
  english: string,
  translated: string,
  forms: ReadonlySet<string>,
): string[] {
  const places = [...translated.matchAll(/\{([^}]*)\}/gu)].flatMap(([, inside = '']) =>
    inside.includes('|') ? [] : inside,
  )
  // Of a reason, what stands in English stays.
  const asEnglish = new Set(english.match(/(?<=\{)\w+(?=\})/gu))
  const isKnown = (place: string) => {
    const [word = '', form] = place.split('.')
    return form === undefined
      ? /^(?:it|them|is)$/u.test(word) || asEnglish.has(word)
      : /^(?:it|them)$/u.test(word) || (word === 'other' && asEnglish.has(word))
  }
  const unknown = places.filter((place) => !isKnown(place))
  const asked = places.flatMap((place) => place.split('.')[1] ?? [])
  const isNamed = (text: string) => /\{(?:it|them)/u.test(text)
  return [
    ...unknown.map((place) => `there is no place "${place}"`),
    ...lacking(asked, forms).map((form) => `there is no form "${form}"`),
    ...(isNamed(english) && !isNamed(translated) ? ['does not name it'] : []),
    ...(numbersIn(english).join(' ') === numbersIn(translated).join(' ')
      ? []
      : [`has the numbers ${numbersIn(translated).join(' ')} for ${numbersIn(english).join(' ')}`]),
  ]
}

/** Texts that a language lacks, and those that it has wrong. */
export function faultsOfTongue(
  { grammar, texts: translations }: Tongue,
  files: Pick<FormFiles, 'areas' | 'book'>,
): { missing: string[]; faults: { english: string; faults: string[] }[] } {
  const forms = new Set(Object.keys(grammar.forms))
  const texts = [...dishTexts(files)].flatMap(([area, all]) =>
    all.map((english) => ({
      english,
      isForm: files.areas.some(({ name, entries }) => name === area && entries.length > 0),
    })),
  )
  const faults = texts.flatMap(({ english, isForm }) => {
    const translated = translations.get(english)
    if (translated === undefined) return []
    const found = (isForm ? faultsOfTemplate : faultsOfTreatment)(english, translated, forms)
    return found.length === 0 ? [] : [{ english, faults: found }]
  })
  const missing = texts.flatMap(({ english }) =>
    translations.get(english) === undefined ? english : [],
  )
  return { missing, faults }
}
