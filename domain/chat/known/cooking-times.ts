import type { Method, Technique, Treatment } from '../../composing/technique.ts'
import { capitalised, ingredientName, ingredientPlural } from '../../ingredients/names.ts'
import type { IngredientId, Vocabulary } from '../../ingredients/vocabulary.ts'
import { donenessOf } from '../doneness.ts'
import type { Known, Teller } from './known.ts'

const asks =
  /\bhow (?:long|many (?:min|hours))|\b(?:cook(?:ing)?|boil(?:ing)?|roast(?:ing)?|bak(?:e|ing)|steam(?:ing)?) times?\b|\btimes?\b|\bminutes?\b|\bhours\b|\bper (?:kg|pound)\b|\btake\b/u
const ofOthers =
  /\b(?:keep|keeps|last|lasts|store|fridge|freez\w*|frozen|good for|shelf|opened|go off|soak|rest|dinner|recipe|ideas|under|within|less than|i have|ive got)\b/u

/** What a question calls a way of cooking, and by which of our methods it is answered, the first that is known. */
const ways: readonly { words: RegExp; name: string; methods: readonly Method[]; more?: number }[] =
  [
    { words: /\bsteam/u, name: 'Steamed', methods: ['boil', 'simmer'], more: 1 },
    { words: /\bboil|water/u, name: 'Boiled', methods: ['boil', 'simmer'] },
    { words: /\bpoach/u, name: 'Poached', methods: ['poach', 'simmer'] },
    { words: /\broast|\boven|\bbake/u, name: 'In the oven', methods: ['roast', 'bake'] },
    { words: /\bstir ?fr/u, name: 'Stir-fried', methods: ['stir-fry'] },
    {
      words: /\bfry|\bpan\b|fried|saute/u,
      name: 'In the pan',
      methods: ['fry', 'brown', 'soften'],
    },
    { words: /\bstew|brais|slow/u, name: 'Braised', methods: ['braise', 'simmer'] },
    { words: /\bsimmer/u, name: 'Simmered', methods: ['simmer', 'boil'] },
  ]
const usual: readonly (readonly [Method, string])[] = [
  ['boil', 'Boiled'],
  ['simmer', 'Simmered'],
  ['roast', 'In the oven, at 200 °C (400 °F)'],
  ['bake', 'Baked in a dish'],
  ['fry', 'In the pan'],
  ['stir-fry', 'Stir-fried'],
  ['braise', 'Braised'],
  ['poach', 'Poached'],
]
const mostWays = 4

/** A template of a technique, as English tells it of one food. */
function filled(template: string, id: IngredientId, vocabulary: Vocabulary): string {
  const [one, many] = [ingredientName(id, vocabulary), ingredientPlural(id, vocabulary)]
  const isMany = one !== many
  return template
    .replaceAll('{it}', `the ${many}`)
    .replaceAll('{them}', isMany ? 'them' : 'it')
    .replaceAll('{is}', isMany ? 'are' : 'is')
    .replaceAll(/\{(\w+)\|(\w+)\}/gu, isMany ? '$1' : '$2')
}

interface Way {
  name: string
  treatment: Treatment
  more: number
}

function wayIn({ methods }: Technique, name: string, by: readonly Method[], more = 0): Way[] {
  const treatment = by
    .flatMap((method) => methods[method] ?? [])
    .find(({ minutes }) => minutes !== undefined)
  return treatment === undefined ? [] : [{ name, treatment, more }]
}

function lineOf({ name, treatment, more }: Way, id: IngredientId, vocabulary: Vocabulary): string {
  const { minutes = 0, done, prep, note } = treatment
  const until = done === undefined ? '' : `, until ${filled(done, id, vocabulary)}`
  const before = prep === undefined ? '' : ` First ${filled(prep, id, vocabulary)}.`
  const about = more === 0 ? `about ${minutes} minutes` : `about ${minutes}–${minutes + 2} minutes`
  return `- ${name}: **${about}**${until}.${before}${note === undefined ? '' : ` ${note}`}`
}

/** How long one food is cooked, by the way that is asked for, else by the usual ones. */
function timesOf(id: IngredientId, plain: string, { techniques, kitchen }: Known): string | null {
  const technique = techniques?.of(id)
  if (technique === null || technique === undefined) return null
  const { vocabulary } = kitchen
  const asked = ways.filter(({ words }) => words.test(plain))
  const byWay = asked.flatMap(({ name, methods, more }) => wayIn(technique, name, methods, more))
  const found =
    byWay.length > 0
      ? byWay
      : usual.flatMap(([method, name]) => wayIn(technique, name, [method])).slice(0, mostWays)
  if (found.length === 0) return null
  const done = donenessOf(id, vocabulary)
  return [
    `**${capitalised(ingredientPlural(id, vocabulary))}**`,
    found.map((each) => lineOf(each, id, vocabulary)).join('\n'),
    ...(done === null ? [] : [done]),
  ].join('\n\n')
}

/** How long foods are boiled, roasted, fried or braised. */
export const tellTimes: Teller = (wish, known) => {
  const { plain, foods } = wish
  if (!asks.test(plain) || ofOthers.test(plain)) return null
  const found = foods.flatMap((id) => timesOf(id, plain, known) ?? [])
  return found.length === 0 ? null : found.join('\n\n')
}
