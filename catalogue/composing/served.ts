/** Dishes that a strict reader sent back for their taste or their title: water for broth, a curry without spice, a name that is not true. */
import type { Dish } from '#domain/composing/dish.ts'
import { gramsIn } from '#domain/composing/measure.ts'
import { type ById, hasAny, kindsIn, kindsOf, textOf } from './kinds-in-dish.ts'

/** Ids, as many on a line as fit. */
const words = (...lines: readonly string[]) => lines.flatMap((line) => line.split(' '))

/** What gives the water of a soup a taste that cooked vegetables do not. */
const givesBroth = words(
  'stock stock-cube bouillon-paste dashi dashi-powder bone-broth miso doenjang',
  'bacon pancetta kielbasa chorizo sausage ham chicken turkey cheese beet',
  'coconut-milk canned-tomato canned-tomato-sauce tomatoes-with-green-chilies passata tomato tomato-paste milk heavy-cream',
  'creme-fraiche cooking-cream light-cream half-and-half plant-cream lentil split-pea',
  'kimchi sauerkraut fish-sauce soy-sauce gochujang tom-yum-paste curry-powder fish',
  'clam shrimp beef pork sour-cream pesto schmand laksa-paste wine',
  'cooked-chicken cooked-turkey rotisserie-chicken stewing-hen ground-meat oat-milk soy-milk',
  'evaporated-milk instant-noodle curry-paste seafood-mix fish-pie-mix white-wine',
)
const soup = (dish: Dish) => dish.form.tags.includes('soup')

const ofWater = (dish: Dish, byId: ById): string[] =>
  soup(dish) && !hasAny(kindsIn(dish, byId), givesBroth) ? ['a soup of water alone'] : []

/** Onions in hot oil with one spice are no masala. */
const masala = /(?<!garam )\bmasala\b|\bsaag\b|\bpalak paneer\b|\bkeema\b/iu
const ready = [
  'curry-powder',
  'tikka-masala-paste',
  'indian-curry-paste',
  'chana-masala-powder',
  'tandoori-masala',
]
const ofMasala = words(
  'garlic ginger ginger-garlic-paste garlic-paste ginger-paste chili turmeric',
  'cumin cumin-seed ground-coriander chili-powder kashmiri-chili-powder chili-flake',
  'cayenne mustard-seed',
)
function thinMasala(dish: Dish, byId: ById): string[] {
  if (!masala.test(dish.title)) return []
  const kinds = kindsIn(dish, byId)
  const enough = kinds.has('ginger-garlic-paste') ? 1 : 2
  return hasAny(kinds, ready) || ofMasala.filter((kind) => kinds.has(kind)).length >= enough
    ? []
    : ['a masala of hardly any spice']
}

/** Salt and sugar alone leave it flat. */
const thai = ['red-curry-paste', 'green-curry-paste', 'panang-curry-paste', 'yellow-curry-paste']
function flatThai(dish: Dish, byId: ById): string[] {
  const kinds = kindsIn(dish, byId)
  if (!dish.form.tags.includes('curry') || !hasAny(kinds, thai)) return []
  const balance = ['fish-sauce', 'vegan-fish-sauce', 'soy-sauce', 'lime', 'lemon']
  return [
    ...(hasAny(kinds, balance) ? [] : ['a Thai curry with nothing salty or sour']),
    ...(/\bbread\b/iu.test(textOf(dish)) ? ['bread beside a Thai curry'] : []),
  ]
}

/** Names that people know, with what must and what must not be in them. */
const owes: readonly [
  name: RegExp,
  must: readonly (readonly string[])[],
  not: readonly string[],
][] = [
  [/\bkabsa\b/iu, [['cardamom-pod', 'cinnamon-stick', 'clove'], ['tomato']], []],
  [/\bcock-a-leekie\b/iu, [['prune', 'pearl-barley']], ['mushroom', 'carrot', 'dill']],
  [/\bpalak paneer\b/iu, [['spinach'], ['garlic', 'ginger']], []],
  [/\blo mein\b/iu, [['soy-sauce'], ['garlic', 'ginger']], []],
  [/\bbiryani\b/iu, [['cardamom-pod', 'cinnamon-stick', 'clove', 'bay-leaf', 'saffron']], []],
  [/\bmafé\b/iu, [['peanut-butter'], ['garlic', 'onion', 'shallot']], ['cream']],
]
function falseNames(dish: Dish, byId: ById): string[] {
  const kinds = kindsIn(dish, byId)
  return owes.flatMap(([name, must, not]) =>
    name.test(dish.title) && (must.some((each) => !hasAny(kinds, each)) || hasAny(kinds, not))
      ? [`no ${name.source}`]
      : [],
  )
}

/** Words of a title that say what is in it. */
const implied: readonly [string, RegExp][] = [
  ['potato', /rösti|mash|colcannon|champ|hash/iu],
  ['mashed-potato', /potato|mash|bubble/iu],
  ['avocado', /guacamole/iu],
  ['bell-pepper', /pepper/iu],
  ['coleslaw-mix', /cabbage/iu],
  ['napa-cabbage', /cabbage/iu],
  // They lead no dish, and are in most.
  ['onion', /./u],
  ['tomato', /./u],
]

/** More of a vegetable than this for each who eats is in the title, where the title names things at all. */
const gramsOwed = 110
const hidden = (dish: Dish, byId: ById): string[] => {
  if (dish.isNamed || dish.form.flavours.includes('sweet')) return []
  const weighed = dish.lines.flatMap((line) => {
    const entry = byId.get(line.ingredient)
    if (entry?.category !== 'Vegetables') return []
    return [{ entry, grams: gramsIn(line.amount, undefined, entry.piece) / dish.servings }]
  })
  const [most] = weighed.toSorted((one, other) => other.grams - one.grams)
  if (most === undefined || most.grams < gramsOwed) return []
  const names = kindsOf(most.entry.id, byId)
  const named = [most.entry, ...names.flatMap((id) => byId.get(id) ?? [])]
  if (implied.some(([id, says]) => names.includes(id) && says.test(dish.title))) return []
  const isTold = named.some(({ name, plural }) =>
    [name, plural].some((each) => dish.title.toLowerCase().includes(each.toLowerCase())),
  )
  return isTold ? [] : [`the title hides ${Math.round(most.grams)} g of ${most.entry.name} each`]
}

/** Of one raw vegetable in a salad, for each who eats. */
const mostRaw = 120
const rawHeap = (dish: Dish, byId: ById): string[] =>
  /salad/u.test(dish.form.id)
    ? dish.lines.flatMap(({ ingredient, amount }) => {
        const isRoot = ['carrot', 'beet', 'celery', 'fennel'].includes(ingredient)
        const grams = gramsIn(amount, undefined, byId.get(ingredient)?.piece) / dish.servings
        return isRoot && grams > mostRaw ? [`${Math.round(grams)} g of raw ${ingredient} each`] : []
      })
    : []

/** Rice boiled in water alone is for the ill. */
const seasonsCongee = words('stock-cube bouillon-paste stock soy-sauce fish-sauce')
const plainCongee = (dish: Dish, byId: ById): string[] =>
  dish.form.id === 'congee' && !hasAny(kindsIn(dish, byId), seasonsCongee)
    ? ['congee on water alone']
    : []

/** What gives pasta in cream a taste. */
const seasonsCream = words(
  'garlic parmesan pecorino gruyere nutmeg lemon bacon pancetta ham prosciutto sausage',
  'smoked-salmon cooked-shrimp fresh-herb',
)
const bareCream = (dish: Dish, byId: ById): string[] =>
  dish.form.id === 'pasta-cream' && !hasAny(kindsIn(dish, byId), seasonsCream)
    ? ['pasta in cream and nothing else']
    : []

/** Of what a soup is named for there is about as much as of anything else in it. */
const leastOfName = 0.7
const gramsOfCan = 240
const namedSoup = /^(?:[\p{L}-]+ )*(?<name>bean|carrot|potato|mushroom|chickpea) soup\b/iu
function misnamed(dish: Dish, byId: ById): string[] {
  const name = namedSoup.exec(dish.title)?.groups?.['name']?.toLowerCase()
  if (name === undefined) return []
  const weighed = dish.lines.flatMap(({ ingredient, amount }) => {
    const isVegetable = byId.get(ingredient)?.category === 'Vegetables'
    const isNamed = kindsOf(ingredient, byId).some((kind) => kind.includes(name))
    const grams = gramsIn(amount, gramsOfCan, byId.get(ingredient)?.piece)
    return isVegetable || isNamed ? [{ grams, isNamed }] : []
  })
  const sum = weighed.filter(({ isNamed }) => isNamed).reduce((all, { grams }) => all + grams, 0)
  const most = Math.max(0, ...weighed.filter(({ isNamed }) => !isNamed).map(({ grams }) => grams))
  return sum < most * leastOfName ? [`a ${name} soup with ${most} g of something else`] : []
}

/** A dish named for basil takes a bunch of it. */
const leastBasil = 8
function littleBasil(dish: Dish, byId: ById): string[] {
  if (dish.form.id !== 'basil-stir-fry') return []
  const basil = dish.lines.find(({ slot }) => slot === 'basil')
  const { amount = 0, unit = null } = basil?.amount ?? {}
  const weights = byId.get(basil?.ingredient ?? '')?.weights ?? {}
  const grams = unit === null ? 0 : amount * (weights[unit] ?? 0)
  return grams / dish.servings < leastBasil ? [`${grams} g of basil`] : []
}

/** Title or opening name each meat and fish, before the list: some eat none of it. */
const animals = new Set(['Meat', 'Fish & Seafood'])
const noNames = /^(?:meat|thigh|breast|leg|shoulder|chop|steak|fillet|ground|mixed|cooked|smoked)$/u
const untoldMeat = ({ title, summary, lines }: Dish, byId: ById): string[] => {
  const text = `${title} ${summary}`.toLowerCase()
  const said = new Set(text.split(/[^\p{L}]+/u))
  return lines.flatMap(({ ingredient }) => {
    const entry = byId.get(ingredient)
    if (entry === undefined || !animals.has(entry.category)) return []
    const names = kindsOf(ingredient, byId).flatMap((id) => {
      const { name = '', plural = '' } = byId.get(id) ?? {}
      return `${name} ${plural}`.toLowerCase().split(/[^\p{L}]+/u)
    })
    const isTold = names.some(
      (name) => !noNames.test(name) && (said.has(name) || said.has(`${name}s`)),
    )
    return isTold || text.includes(entry.name)
      ? []
      : [`neither title nor opening tells of the ${entry.name}`]
  })
}

const rules = [
  untoldMeat,
  ofWater,
  thinMasala,
  flatThai,
  falseNames,
  hidden,
  rawHeap,
  plainCongee,
  bareCream,
  misnamed,
  littleBasil,
]

/** All for which a strict reader sent such a dish back. */
export const sentBack = (dish: Dish, byId: ById): string[] =>
  rules.flatMap((rule) => rule(dish, byId))
