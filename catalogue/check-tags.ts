import { lineageOf } from '#domain/ingredients/lineage.ts'
import type { CatalogueIngredient, CatalogueRecipe } from './read.ts'

type Tag = CatalogueRecipe['tags'][number]
type ById = ReadonlyMap<string, CatalogueIngredient>

/** A recipe with what its tags are held against. */
interface Read {
  recipe: CatalogueRecipe
  steps: string
  storage: string
  /** Every ingredient with all that it is a kind of. */
  foods: ReadonlySet<string>
  /** What its ingredients contain. */
  contents: ReadonlySet<string>
}

const longestQuick = 30

const heat =
  /\b(?:heat|cook|simmer|boil|poach|steam|bake|oven|roast|broil|grill|fry|saut|sear|brown|toast|char|melt|scramble|microwave|slow cooker|pan|pot|wok)/iu
const stove = /\b(?:oven|simmer|fry|saut[eé]|broiler|(?:low|medium|high) heat)\b/iu
const hot =
  /chil[il]|jalape|cayenne|berbere|harissa|gochu|sriracha|sambal|curry-paste|hot-sauce|tabasco|kimchi|nduja|chorizo|andouille|mustard|horseradish/u

const secondVessel =
  /\b(?:second|another|other|separate|own) (?:\w+ )?(?:pan|pot|skillet|saucepan|casserole|wok)\b/iu
const smallVessel = /\bsmall (?:\w+ )?(?:pan|pot|saucepan)\b/iu
const mainVessel = /\ba (?:heavy |wide |big |large |deep )?(?:pan|pot|casserole|wok)\b/iu
const isOneVessel = ({ steps }: Read) =>
  !secondVessel.test(steps) && !(smallVessel.test(steps) && mainVessel.test(steps))

const frozen = /fr[eo]*z/iu
const isFrozenAsAWhole =
  /\b(?:\d+|an?) months?(?: (?:in the freezer|frozen)\b)|\b(?:they|it) freezes? (?:well|for)/iu
/** A part of it, or what is not yet cooked, or one that thaws badly. */
const isFrozenInParts =
  /^(?:the|raw|breaded|crumbed|cut) |\b(?:raw|dough|alone|without|apart|before|broth|mealy|spongy|grainy)\b/iu
const isIce = /\bfreeze\b/iu

function freezesAsAWhole({ recipe, steps, storage }: Read): boolean {
  if (isIce.test(steps) || recipe.tags.includes('drink')) return false
  const clauses = storage.split(/[.;]\s?/u)
  const frozenClauses = clauses.filter((each) => isFrozenAsAWhole.test(each))
  return (
    frozenClauses.length > 0 &&
    !clauses.some((each) => frozen.test(each) && isFrozenInParts.test(each))
  )
}

/** What must be so where the tag is there. */
const holds: Partial<Record<Tag, (read: Read) => boolean>> = {
  quick: ({ recipe }) => recipe.minutes.total <= longestQuick,
  'freezes-well': ({ storage }) => frozen.test(storage),
  'make-ahead': ({ storage }) => /hour|night|day|week|month|tomorrow/iu.test(storage),
  'no-cook': ({ steps }) => !stove.test(steps),
  'no-bake': ({ steps }) => !/\boven\b|\bbake/iu.test(steps),
  baking: ({ steps }) => /\boven\b|\bbake|microwave/iu.test(steps),
  grill: ({ steps }) => /\bgrill|barbecue|\bcoals\b/iu.test(steps),
  spicy: ({ foods }) => [...foods].some((each) => hot.test(each)),
  eggs: ({ contents }) => contents.has('eggs'),
  fish: ({ contents }) => contents.has('fish'),
  seafood: ({ contents }) => contents.has('shellfish'),
  rice: ({ foods }) => [...foods].some((each) => /rice/u.test(each)),
  pasta: ({ foods }) => foods.has('pasta') || foods.has('gnocchi'),
  noodles: ({ foods }) => [...foods].some((each) => each.includes('noodle') || each === 'pasta'),
  'one-pot': isOneVessel,
  'one-pan': isOneVessel,
}

const titled =
  (word: RegExp) =>
  ({ recipe: { title } }: Read) =>
    word.test(title)

/** Where the tag must be there. */
const needs: Partial<Record<Tag, (read: Read) => boolean>> = {
  'freezes-well': freezesAsAWhole,
  'no-cook': ({ recipe, steps }) => !heat.test(steps) && !recipe.tags.includes('no-bake'),
  soup: titled(/\b(?:soup|chowder|minestrone|bisque)\b/iu),
  salad: titled(/\b(?:salad|slaw)\b(?! (?:sandwich|wrap|roll))(?<!and salad)/iu),
  curry: titled(/\bcurry\b(?! leaves)/iu),
}

/** Returns the tags that the rest of a recipe contradicts, and those that it lacks. */
export function wrongTags(recipe: CatalogueRecipe, byId: ById): string[] {
  const { tags, steps, storage = '' } = recipe
  const foods = new Set(
    recipe.ingredients.flatMap(({ item }) => lineageOf(item, { ingredients: byId })),
  )
  const contents = new Set([...foods].flatMap((each) => byId.get(each)?.contains ?? []))
  const read = { recipe, steps: steps.join('\n'), storage, foods, contents }
  const wrong = tags.filter((tag) => holds[tag]?.(read) === false)
  const missing = Object.entries(needs).filter(([tag, isNeeded]) => {
    return isNeeded(read) && !tags.some((each) => each === tag)
  })
  return [
    ...wrong.map((tag) => `the tag ${tag} does not fit its steps, minutes, storage or ingredients`),
    ...missing.map(([tag]) => `lacks the tag ${tag}`),
  ]
}
