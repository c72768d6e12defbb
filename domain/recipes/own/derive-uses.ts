import { lineageOf } from '../../ingredients/lineage.ts'
import { normalise } from '../../ingredients/normalise.ts'
import type { Ingredient, IngredientId, Vocabulary } from '../../ingredients/vocabulary.ts'
import { namedIn } from '../../matching/weights.ts'
import type { LineUse } from '../line-use.ts'

/** A thing that a recipe asks for, as its use is derived from it. */
export interface AskedThing {
  ingredient: IngredientId | null
  /** As the recipe calls it; null for the ingredient's own name. */
  name: string | null
  section: string | null
  amount: number | null
  unit: string | null
  optional: boolean
}

/**
 * What perfumes a dish that stands without it, and up to how much of it does. Of the recipes of the catalogue that hold so much, nearly
 * all call it flavour.
 */
const perfumes: ReadonlyMap<IngredientId, Readonly<Record<string, number>>> = new Map([
  ['bay-leaf', { piece: 4, leaf: 4 }],
  ['nutmeg', { pinch: 2, tsp: 0.5 }],
  ['cayenne', { pinch: 2, tsp: 0.25 }],
  ['clove', { pinch: 2, tsp: 0.25, piece: 4 }],
  ['allspice', { pinch: 2, tsp: 0.5, piece: 4 }],
  ['dried-thyme', { pinch: 2, tsp: 1 }],
  ['vanilla-extract', { dash: 2, drop: 10, tsp: 2 }],
])

/** What comes on at the end, and their kinds. Bread, rice and a lime "to serve" may be half of what the dish is. */
const finishes: ReadonlySet<IngredientId> = new Set([
  'parsley',
  'cilantro',
  'chives',
  'dill',
  'basil',
  'thai-basil',
  'mint',
  'scallion',
  'lemon',
  'sesame-seed',
  'pine-nut',
  'sliced-almond',
  'chili-flake',
  'powdered-sugar',
])

/** A heading, in the languages that most recipes are brought from. Of a line that says so itself the parser makes something optional. */
const isOfTheEnd =
  /\b(?:(?:to|for) (?:serve|serving|garnish|decorate|finish)|garnish|zum (?:servieren|garnieren)|pour (?:servir|garnir)|para (?:servir|decorar)|per (?:servire|guarnire))\b/iu
const scatters =
  /\b(?:scatter|sprinkle|garnish|strew|top(?:ped)? with|finish(?:ed)? with|shower|drizzle|squeeze)/iu
const workGoesOn =
  /\b(?:cook|bake|roast|simmer|boil|fry|grill|braise|oven|heat|minutes|blend|blitz|pound|whisk|knead|marinate|chill)/iu

const sentencesOf = (step: string) => step.split(/(?<=[.!?;])\s+/u)
const framed = (text: string) => ` ${normalise(text)} `

/** Whether it first appears where the dish is done: it is scattered, and no work follows. */
function comesLast(thing: AskedThing, known: Ingredient, steps: readonly string[]): boolean {
  const names = [known.name, known.plural, thing.name ?? known.name].map(framed)
  const sentences = steps.flatMap(sentencesOf)
  const first = sentences.findIndex((each) => names.some((name) => framed(each).includes(name)))
  const [opening, ...others] = first < 0 ? [] : sentences.slice(first)
  if (opening === undefined || !scatters.test(opening)) return false
  return ![opening, ...others].some((sentence) => workGoesOn.test(sentence))
}

function isPerfume({ amount, unit }: AskedThing, id: IngredientId): boolean {
  const most = perfumes.get(id)
  return most !== undefined && amount !== null && amount <= (most[unit ?? 'piece'] ?? 0)
}

/** In every kitchen, and not what a dish tastes of. */
const tasteless: ReadonlySet<IngredientId> = new Set(['salt', 'black-pepper', 'water'])

/**
 * What each thing is there for, where nobody says: base in doubt, and all of a dish of which less than half, or nothing with a
 * taste, would be base. What the title names, and what is asked for twice, is base.
 */
export function derivedUses(
  { title, steps }: { title: string; steps: readonly string[] },
  things: readonly AskedThing[],
  vocabulary: Vocabulary,
): LineUse[] {
  const isNamed = namedIn(title, vocabulary)
  const uses = things.map((thing): LineUse => {
    const { ingredient, optional, section } = thing
    const known = ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
    if (known === undefined || optional || isNamed(known.id)) return 'base'
    if (things.filter((each) => each.ingredient === known.id).length > 1) return 'base'
    if (isPerfume(thing, known.id)) return 'flavour'
    if (!lineageOf(known.id, vocabulary).some((id) => finishes.has(id))) return 'base'
    return isOfTheEnd.test(section ?? '') || comesLast(thing, known, steps) ? 'finish' : 'base'
  })
  const required = things.flatMap(({ ingredient, optional }, at) =>
    optional ? [] : { ingredient, use: uses[at] ?? 'base' },
  )
  const base = required.filter(({ use }) => use === 'base')
  const tastes = base.some(({ ingredient }) => ingredient !== null && !tasteless.has(ingredient))
  return tastes && base.length * 2 >= required.length ? uses : uses.map(() => 'base')
}
