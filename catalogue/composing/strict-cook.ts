/** What a strict cook would not serve, or would strike out, in a finished dish. */
import type { Dish } from '#domain/composing/dish.ts'
import { gramsOf } from '#domain/composing/measure.ts'
import { saltInHundred } from '#domain/composing/salty.ts'
import { gramsEaten } from '#domain/recipes/weigh.ts'
import { carelessIn } from './careless.ts'
import { type ById, kindsOf } from './kinds-in-dish.ts'
import { miscooked } from './miscooked.ts'
import { outOfOrder } from './out-of-order.ts'
import { sentBack } from './served.ts'
import type { Catalogue, CatalogueIngredient, CatalogueRecipe } from '../read.ts'

/** Grams of salt in a serving of dinner, and in a kilogram of what goes in. Of what is cooked in much salted water some is poured off. */
const leastSalt = { aServing: 0.7, aKilogram: 2.5 }
const mostSalt = { aServing: 7, aKilogram: 27 }

const isSalt = (entry: CatalogueIngredient | undefined) =>
  entry?.id === 'salt' || entry?.parent === 'salt'

/** Of the salt in the water of pasta most is poured off. */
const inWater = /\bwater\b[^.]*\bto a boil with\b[^.]*\bsalt\b/iu
const shareOfPastaWater = 0.4

/** Where one salts by taste at the end, the list says the most. */
const byTaste = /\bas it needs\b|\bas you like it\b/iu
const fromPacket = /\bseasoning that came\b/iu

/** So is most of that of noodles, whose rows are of dry ones; the row of instant noodles counts their seasoning too. */
const drained = /\b(?:and drain|drain (?:it|them)|drain, rinse)\b/iu
const withoutSeasoning = /\bleave out the seasoning\b/iu
const noodles = ['noodle', 'instant-noodle']
const shareOfDrainedNoodles = 0.4

/** Of what has no row of its own: as it is sold, or as its kind is; null where nobody knows. */
function saltOfKind(id: string, byId: ById, facts: Catalogue['facts']): number | null {
  const kinds = kindsOf(id, byId)
  const sold = kinds.find((each) => saltInHundred.has(each))
  if (sold !== undefined) return saltInHundred.get(sold) ?? null
  const rows = kinds.flatMap((each) => facts.get(byId.get(each)?.ndb ?? '')?.salt ?? [])
  return rows[0] ?? null
}

/** Grams of salt and of all that goes in; null where one of the things may hold salt and nobody knows how much, or how much a spoon of it weighs. */
function saltIn(recipe: CatalogueRecipe, byId: ById, facts: Catalogue['facts']) {
  const steps = recipe.steps.join(' ')
  const eatenOf = (entry: CatalogueIngredient | undefined) => {
    if (isSalt(entry)) return inWater.test(steps) ? shareOfPastaWater : 1
    if (entry?.id === 'instant-noodle' && !withoutSeasoning.test(steps)) return 1
    const isNoodle = kindsOf(entry?.id ?? '', byId).some((id) => noodles.includes(id))
    return isNoodle && drained.test(steps) ? shareOfDrainedNoodles : 1
  }
  let salt = 0
  let all = 0
  for (const line of recipe.ingredients) {
    const entry = byId.get(line.item)
    const grams = entry === undefined ? null : gramsEaten(line, entry)
    if (grams === null && isSalt(entry)) return null
    const share = isSalt(entry)
      ? 97
      : (facts.get(entry?.ndb ?? '')?.salt ?? saltOfKind(line.item, byId, facts))
    if (share === null && entry?.category === 'Sauces & Condiments') return null
    salt += ((grams ?? 0) * (share ?? 0) * eatenOf(entry)) / 100
    all += grams ?? 0
  }
  return { salt, all }
}

const water = /(?<amount>\d+(?:\.\d+)?) (?<unit>ml|l) \([^)]*\) of (?:boiling |hot )?water/gu

function millilitresOfWater(steps: readonly string[]): number {
  let sum = 0
  for (const { groups } of steps.join(' ').matchAll(water)) {
    sum += Number(groups?.['amount']) * (groups?.['unit'] === 'l' ? 1000 : 1)
  }
  return sum
}

/** A dinner that is not seasoned, or that nobody would drink after. */
function wrongSalt(dish: Dish, recipe: CatalogueRecipe, byId: ById, facts: Catalogue['facts']) {
  const isDinner = dish.form.meals.includes('dinner') && !dish.form.flavours.includes('sweet')
  const steps = dish.steps.join(' ')
  if (fromPacket.test(steps)) return []
  const found = isDinner ? saltIn(recipe, byId, facts) : null
  if (found === null) return []
  const aServing = found.salt / dish.servings
  const aKilogram = (found.salt / found.all) * 1000
  const figures = `${aServing.toFixed(1)} g of salt a serving, ${aKilogram.toFixed(1)} g/kg`
  if (aServing < leastSalt.aServing || aKilogram < leastSalt.aKilogram) return [`bland: ${figures}`]
  if (byTaste.test(steps)) return []
  const isThin = millilitresOfWater(dish.steps) / dish.servings >= 200
  if (aServing > mostSalt.aServing || (!isThin && aKilogram > mostSalt.aKilogram)) {
    return [`too salty: ${figures}`]
  }
  return []
}

/** Words that only make sense beside something that is not in this dish. */
const leftovers: readonly [says: RegExp, unless: RegExp][] = [
  [/\bwithout the eggs?\b/iu, /\beggs?\b/iu],
  [/\bwithout the (?:noodles?|pasta)\b/iu, /\b(?:noodle|pasta|orzo|vermicelli|rice|fideo)/iu],
  [
    /\bwithout what is raw\b/iu,
    /\b(?:raw|avocado|lettuce|tomato|cabbage|radish|pepper|cilantro|salsa|cream)/iu,
  ],
  [/\bscattered over\b|\bwhat is scattered\b/iu, /\bscatter\b/iu],
  [/\bstir (?:the sauce|up what is in the cup)\b/iu, /starch|custard/iu],
  [/\bthick and glossy\b/iu, /starch|custard/iu],
  [/\bhalve any that are whole\b/iu, /\bwhole\b[^.]*\bboil/iu],
  [/\btwo spoonfuls of it\b/iu, /^$/u],
]

const textsOf = ({ steps, tip, storage }: Dish) => [...steps, tip ?? '', storage ?? '']

function wordsOfAnother(dish: Dish): string[] {
  const steps = dish.steps.join(' ')
  return leftovers.flatMap(([says, unless]) =>
    textsOf(dish).some((text) => says.test(text)) && !unless.test(steps.replace(says, ''))
      ? [`words of another dish: ${says.source}`]
      : [],
  )
}

/** A soup has broth, and no sauce that clings. */
const clings = /\bsauce\b[^.]*\bclings?\b|\bclings?\b[^.]*\bsauce\b/iu

const saucesInSoup = ({ form, steps }: Dish): string[] =>
  form.tags.includes('soup') && steps.some((step) => clings.test(step))
    ? ['a soup has no sauce that clings']
    : []

/** A deed strung on with a comma and no "and". */
const splice = /, (?:squeeze|scatter|grate|crumble|sprinkle|stir in|fold in)\b[^.;]*/giu
const joined = /\band\b/u
const afterClause = /\b(?:if|while|when|once|as soon as|off the heat)\b[^,]*,/iu

/** "Crumble the feta. Scatter the feta over it." */
const twice =
  /\b(?:the|The) (?<food>[\p{L} ]{3,30})\. (?:Scatter|Strew|Sprinkle|Crumble) the \k<food>(?= (?:over|on|into)\b|[.,])/u

function clumsy(dish: Dish): string[] {
  return textsOf(dish).flatMap((text) =>
    text
      .split(/(?<=[.;!?])\s/u)
      .filter((sentence) =>
        [...sentence.matchAll(splice)].some(
          ([rest]) => !joined.test(rest) && !afterClause.test(sentence),
        ),
      )
      .map((sentence) => `a comma for an "and": ${sentence}`),
  )
}

const repeats = (dish: Dish): string[] =>
  dish.steps.flatMap((step) => (twice.test(step) ? [`names a thing twice: ${step}`] : []))

const mostGramsInOnePan = 900
/** What fries or browns "in one layer" in one pan must have room there. */
function crowded({ steps, lines }: Dish): string[] {
  const isInLayer = steps.some((step) => /\bpan\b[^.]*\bin one layer\b/iu.test(step))
  const most = Math.max(0, ...lines.map(({ amount }) => gramsOf(amount) ?? 0))
  return isInLayer && most > mostGramsInOnePan ? [`${most} g lie in no pan in one layer`] : []
}

/** More of a vegetable than this is weighed out, or than this for each who eats. */
const mostPieces = { inAll: 12, each: 3 }

const tooMany = ({ lines, servings }: Dish, byId: ById): string[] =>
  lines.flatMap(({ ingredient, amount, slot }) =>
    amount?.unit === 'piece' &&
    amount.amount > Math.max(mostPieces.inAll, mostPieces.each * servings) &&
    byId.get(ingredient)?.category === 'Vegetables'
      ? [`${amount.amount} of ${ingredient} in ${slot}`]
      : [],
  )

/** Water a gram of rice, where one pot takes it all up. */
const ofRice: Readonly<Record<string, readonly [least: number, most: number]>> = {
  pilaf: [1, 3.2],
  'tomato-rice': [1.1, 2],
  'one-pot-meat-rice': [1.3, 2.2],
}

function wrongWater({ form, lines, steps }: Dish): string[] {
  const bounds = ofRice[form.id]
  const grain = lines.find(({ slot }) => slot === 'grain' || slot === 'main')?.amount
  const rice = gramsOf(lines.find(({ slot }) => slot === 'grain')?.amount ?? grain ?? null)
  if (bounds === undefined || rice === null) return []
  const share = millilitresOfWater(steps) / rice
  return share > 0 && (share < bounds[0] || share > bounds[1])
    ? [`${share.toFixed(1)} times its weight of water on the grain`]
    : []
}

/** What leads the taste of a dish, so that its title owes it. */
const leading = ['curry-paste', 'kimchi', 'curry-powder', 'berbere', 'harissa'] as const
const isTold: Readonly<Record<(typeof leading)[number], RegExp>> = {
  'curry-paste': /curr|laksa|tom yum|tikka|tandoori|masala|spice|thai/iu,
  kimchi: /kimchi|jjigae|ramyeon|army stew/iu,
  'curry-powder':
    /curr|coronation|masala|spice|indian|jollof|singapore|dal\b|saag|palak|gobi|pulao|matar|jamaica|biryani|west african/iu,
  berbere: /berbere/iu,
  harissa: /harissa/iu,
}

function untold(dish: Dish, byId: ById): string[] {
  const kinds = new Set(dish.lines.flatMap(({ ingredient }) => kindsOf(ingredient, byId)))
  return leading
    .filter((kind) => kinds.has(kind) && !isTold[kind].test(dish.title))
    .map((kind) => `the title hides ${kind}`)
}

/** All that a strict cook finds in a dish. `recipe` is the dish as a recipe of the catalogue. */
export function faultsOfStrictCook(
  dish: Dish,
  recipe: CatalogueRecipe,
  byId: ById,
  facts: Catalogue['facts'],
): string[] {
  return [
    ...wrongSalt(dish, recipe, byId, facts),
    ...wordsOfAnother(dish),
    ...saucesInSoup(dish),
    ...clumsy(dish),
    ...repeats(dish),
    ...crowded(dish),
    ...tooMany(dish, byId),
    ...wrongWater(dish),
    ...untold(dish, byId),
    ...carelessIn(dish),
    ...sentBack(dish, byId),
    ...miscooked(dish, byId),
    ...outOfOrder(dish, byId),
  ]
}
