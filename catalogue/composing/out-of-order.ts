/** What comes too early, too late or not at all in a composed dish: pasta water before the pasta, crisp skin that waits, squid that boils on. */
import type { Dish } from '#domain/composing/dish.ts'
import { type ById, hasAny, kindsIn, kindsOf, textOf } from './kinds-in-dish.ts'

const minutesIn = (text: string): number =>
  [...text.matchAll(/\bfor (\d+) minutes?/giu)].reduce((sum, [, each]) => sum + Number(each), 0)

/** Sentences, without what goes on beside the rest. */
const inTurn = (text: string): string =>
  text
    .split(/(?<=\.) /u)
    .filter((sentence) => !/\bmeanwhile\b|\bwhile the\b|\bbeside them\b/iu.test(sentence))
    .join(' ')

/** The water of the pasta is there when the pasta is in it. */
function earlyPastaWater(dish: Dish, byId: ById): string[] {
  const pasta = dish.lines.find(({ ingredient }) => kindsOf(ingredient, byId).includes('pasta'))
  if (pasta === undefined) return []
  const text = textOf(dish)
  const water = text.search(/\bpasta water\b/iu)
  const boils = text.search(/\b(?:boil|cook|put) the [^.]*\bfor \d+ minutes?[^.]*\bbite\b/iu)
  return water >= 0 && boils > water ? ['pasta water before there is any'] : []
}

/** Pasta that is done is drained: what takes longer than this was begun beside it, or before. */
const longestInWater = 3
function pastaWaits(dish: Dish, byId: ById): string[] {
  if (!dish.lines.some(({ ingredient }) => kindsOf(ingredient, byId).includes('pasta'))) return []
  const text = textOf(dish)
  const boils = /\b[Bb]oil the [^.]*\bfor \d+ minutes?[^.]*\bbite\b[^.]*\./u.exec(text)
  if (boils === null) return []
  const [before = ''] = text
    .slice(boils.index + boils[0].length)
    .split(/\bdrain\b|\b(?:lift|toss) the\b/iu)
  const wait = /\bmeanwhile\b/iu.test(before) ? 0 : minutesIn(before)
  return wait > longestInWater ? [`the pasta waits for ${wait} minutes`] : []
}

/** Longer than this no crust stays crisp, and no steak hot. */
const longestWait = 12
const setAside = /\blift (?:it|them|the [\p{L} ]+) onto a (?:warm )?plate\b/iu
function coldMeat(dish: Dish): string[] {
  const text = textOf(dish)
  const at = text.search(setAside)
  if (at < 0) return []
  const wait = minutesIn(inTurn(text.slice(at)))
  return wait > longestWait ? [`the meat waits for ${wait} minutes`] : []
}

/** Squid is tender after minutes or after an hour, and tough between. */
const tenderSquid = { quick: 5, slow: 35 }
function toughSquid(dish: Dish, byId: ById): string[] {
  const squid = dish.lines.find(({ ingredient }) =>
    kindsOf(ingredient, byId).some((kind) => kind === 'squid' || kind === 'cuttlefish'),
  )
  if (squid === undefined) return []
  const name = byId.get(squid.ingredient)?.name ?? ''
  const text = textOf(dish)
  const at = text.search(new RegExp(`\\b(?:add|spread|lay)\\b[^.:]*\\b${name}\\b`, 'iu'))
  if (at < 0) return []
  const [first = '', ...rest] = text.slice(at).split(/(?<=\.) /u)
  const isOut = rest[0] !== undefined && /^(?:tip|lift) (?:it|them|the)\b/iu.test(rest[0])
  const minutes = minutesIn(isOut ? first : inTurn([first, ...rest].join(' ')))
  return minutes > tenderSquid.quick && minutes < tenderSquid.slow
    ? [`squid cooks for ${minutes} minutes`]
    : []
}

const spirits = ['brandy', 'rum', 'whiskey', 'vodka']
const mostSpoons = 4
function flaming(dish: Dish, byId: ById): string[] {
  return dish.lines.flatMap(({ ingredient, amount }) => {
    if (!kindsOf(ingredient, byId).some((kind) => spirits.includes(kind))) return []
    const isMuch = amount?.unit === 'ml' ? amount.amount > 60 : (amount?.amount ?? 0) > mostSpoons
    const isSafe =
      /\boff the (?:heat|flame)\b/iu.test(textOf(dish)) || !/\bpan\b/iu.test(textOf(dish))
    return [
      ...(isMuch ? [`too much ${ingredient}`] : []),
      ...(isSafe ? [] : [`${ingredient} over a flame`]),
    ]
  })
}

/** What is called creamed holds on the plate. */
function thinCream(dish: Dish): string[] {
  const isCreamy = /\bcream(?:y|ed)\b|\bcream sauce\b/iu.test(dish.title)
  const isFromCan = /\bsoup\b|\bporridge\b/iu.test(dish.title)
  return isCreamy &&
    !isFromCan &&
    !/\bcoats?\b|\bthick(?:er|ens?)?\b|\bglossy\b|\bmelted\b/iu.test(textOf(dish))
    ? ['a creamy sauce that nothing thickens']
    : []
}

/** Boiled potatoes want something to lie in. */
const sauced =
  /\b(?:sauce|gravy|juices|mash|dressing|broth|yogurt|cream)\b|\bin the (?:[\p{L}-]+ ){0,2}butter\b|\bspoon it over\b|\bbrown butter\b/iu
const dryPotatoes = (dish: Dish): string[] =>
  dish.form.flavours.includes('sweet') ||
  !dish.lines.some(({ slot, ingredient }) => slot === 'potato' && ingredient.includes('potato')) ||
  !/\bserve (?:it|them|the [\p{L} ]+) with the [\p{L} ]*potatoes\b/iu.test(textOf(dish)) ||
  sauced.test(textOf(dish)) ||
  dish.lines.some(({ slot }) => slot === 'yogurt') ||
  hasAnyLine(dish, ['lemon', 'herb-butter'])
    ? []
    : ['boiled potatoes with nothing on them']
const hasAnyLine = ({ lines }: Dish, ids: readonly string[]) =>
  lines.some(({ ingredient }) => ids.includes(ingredient))

/** Dressings of fish sauce and lime are sour, salty and sweet. */
function unbalanced(dish: Dish, byId: ById): string[] {
  if (dish.form.id !== 'noodle-salad') return []
  const kinds = kindsIn(dish, byId)
  return hasAny(kinds, ['sugar', 'brown-sugar', 'palm-sugar', 'honey'])
    ? []
    : ['a dressing with nothing sweet']
}

/** Boiled potatoes that nobody drains fall apart while the rest is cooked. */
const intoPot = /\binto a pot, cover with cold salted water\b/iu
const longestUndrained = 12
function soakedPotatoes(dish: Dish): string[] {
  const sentences = textOf(dish).split(/(?<=\.) /u)
  const at = sentences.findIndex((each) => intoPot.test(each))
  if (at < 0) return []
  const boiled = sentences.slice(at, at + 2).join(' ')
  if (/\bdrain\b|\bmeanwhile\b|\bwhile\b/iu.test(boiled)) return []
  const rest = sentences.slice(at + 1)
  const drained = rest.findIndex((each) => /\bdrain the\b[^.]*\bpotato/iu.test(each))
  const wait = minutesIn(inTurn(rest.slice(0, drained < 0 ? undefined : drained).join(' ')))
  return wait > longestUndrained ? [`the potatoes lie in their water for ${wait} minutes`] : []
}

/** These are soaked, boiled or wet, and brown in no pan. */
const unbrowned = [
  'dried-mixed-mushroom',
  'dried-porcini',
  'dried-shiitake',
  'wood-ear-mushroom',
  'enoki-mushroom',
  'canned-mushroom',
  'frozen-mushroom',
  'morel',
]
const wet = ['bok-choy', 'bean-sprout', 'spinach', 'tomato', 'napa-cabbage', 'stir-fry-vegetable']
const frozen = /^frozen-/u
/** Mushrooms brown by themselves: what is wet and goes in with them, or lies in the pan before them, steams them. */
function steamedMushrooms(dish: Dish, byId: ById): string[] {
  const named = (isMeant: (kinds: readonly string[]) => boolean) => {
    const names = dish.lines.flatMap(({ ingredient }) => {
      const { name = '', plural = '' } = byId.get(ingredient) ?? {}
      return isMeant(kindsOf(ingredient, byId)) ? [plural, name] : []
    })
    return names.length === 0 ? null : new RegExp(`\\b(?:${names.join('|')})\\b`, 'iu')
  }
  const mushrooms = named(
    (kinds) => kinds.includes('mushroom') && !unbrowned.some((id) => kinds.includes(id)),
  )
  const wetOnes = named(
    (kinds) =>
      kinds.some((kind) => wet.includes(kind)) ||
      (frozen.test(kinds[0] ?? '') && !kinds.includes('mushroom')),
  )
  if (mushrooms === null || wetOnes === null) return []
  let isWet = false
  for (const sentence of textOf(dish).split(/(?<=[.;]) /u)) {
    const [before = '', fried] = sentence.split(/\bstir-fry for\b/iu)
    if (/\b(?:tip|lift) (?:it|them|everything|the)\b/iu.test(sentence)) isWet = false
    if (fried === undefined) continue
    isWet ||= wetOnes.test(before)
    if (isWet && mushrooms.test(before)) return ['the mushrooms steam beside what is wet']
  }
  return []
}

const rules = [
  soakedPotatoes,
  steamedMushrooms,
  earlyPastaWater,
  pastaWaits,
  coldMeat,
  toughSquid,
  flaming,
  thinCream,
  dryPotatoes,
  unbalanced,
]

/** All that a strict reader would cook in another order, or not at all. */
export const outOfOrder = (dish: Dish, byId: ById): string[] =>
  rules.flatMap((rule) => rule(dish, byId))
