import {
  avoidable,
  type Ingredient,
  type Substitution,
  type Vocabulary,
} from '../../ingredients/vocabulary.ts'
import { inTitle, whereAvoided } from '../../matching/swaps.ts'
import { dietsOfFoods, type FoodFacts } from '../../recipes/diets-of-foods.ts'
import type { RecipeLine } from '../../recipes/recipe.ts'
import { type DietRules, keepsRules } from '../../recipes/suits-diet.ts'
import type { Random } from '../../testing/random.ts'
import { factsOfPortion, unclaimedDiets, strictlyAvoided } from '../against-settings.ts'
import type { Pot, Thing } from '../pot.ts'
import { type Guest, type Seat, seatOf, type TableFacts } from '../seat.ts'
import { defaultDietarySettings } from '../../dietary-settings.ts'

const allergens = ['dairy', 'nuts'] as const
const foods = ['water', 'cream', 'bean', 'ham', 'oil', 'nut', 'tofu', 'cheese']

function randomFacts(random: Random): FoodFacts {
  const held = random.some(allergens, 2)
  const unknown = random.oneIn(6) ? random.some(allergens, 1) : []
  const contains = held.filter(() => random.oneIn(2))
  return {
    origin: random.oneIn(8) ? null : random.pick(['plant', 'plant', 'dairy', 'meat']),
    contains,
    freeOf: avoidable.filter((each) => ![...contains, ...unknown].some((other) => other === each)),
  }
}

const lineOf = (ingredient: string, contexts: readonly string[]): RecipeLine => ({
  ingredient,
  name: ingredient,
  section: null,
  amount: null,
  amountMax: null,
  unit: null,
  note: null,
  us: null,
  optional: false,
  contexts,
})

function randomThing(random: Random, ingredient: string, clauses: number): Thing {
  const mayGo = random.oneIn(3)
  return {
    ingredient,
    name: ingredient,
    lines: [lineOf(ingredient, random.some(['cooked', inTitle], 2))],
    entry: random.oneIn(8) ? null : random.integer(clauses),
    isOnPlate: random.oneIn(4),
    mayGo,
    isFlavour: mayGo && random.oneIn(2),
    mayLack: !mayGo && random.oneIn(2),
    share: random.integer(5) / 10,
    isFilling: !mayGo && random.oneIn(4),
    fillsToo: random.oneIn(3),
  }
}

function randomSubstitution(random: Random, known: ReadonlyMap<string, FoodFacts>): Substitution {
  const uses = [random.pick(foods)]
  const facts = factsOfPortion(uses, known)
  return {
    need: random.pick(foods),
    uses,
    ratio: 1,
    quality: random.pick([0.5, 0.7, 0.9]),
    context: random.pick([null, 'cooked', whereAvoided]),
    alike: random.oneIn(3),
    diets: facts.diets,
    freeOf: facts.freeOf,
    note: '',
  }
}

function randomGuest(random: Random, place: number): Guest {
  const rules: DietRules = {
    restrictions: random.some(allergens, 1),
    preferences: random.oneIn(2) ? [] : [random.pick(['vegetarian', 'vegan', 'vegan', 'keto'])],
  }
  return {
    eater: {
      name: `eater ${place}`,
      settings: defaultDietarySettings,
      portions: random.pick([0.5, 1, 2]),
    },
    rules,
    strict: strictlyAvoided(rules),
    unclaimed: unclaimedDiets(rules),
  }
}

/** A few people before a few things, all of it by chance, so that everything the rules speak of happens often. */
export function randomSeats(random: Random): { seats: Seat[]; given: TableFacts } {
  const facts = new Map(foods.map((id) => [id, randomFacts(random)]))
  const ingredients = new Map(
    foods.map((id): [string, Ingredient] => [
      id,
      {
        id,
        name: id,
        plural: id,
        parent: null,
        category: random.oneIn(6) ? 'Baking' : 'Other',
        staple: false,
        icon: null,
        shelfLifeDays: null,
        gramsPerPiece: null,
        gramsPerCup: null,
        diets: dietsOfFoods([facts.get(id) ?? { origin: null, contains: [], freeOf: [] }]),
        freeOf: facts.get(id)?.freeOf ?? [],
      },
    ]),
  )
  const substitutions = Array.from({ length: 8 }, () => randomSubstitution(random, facts)).filter(
    ({ need, uses }) => !uses.includes(need),
  )
  const vocabulary: Vocabulary = {
    ingredients,
    aliases: new Map(foods.map((id) => [id, id])),
    substitutions,
    transforms: [],
  }
  const clauses = Array.from({ length: 1 + random.integer(4) }, (_, step) => ({
    step,
    isHeated: !random.oneIn(3),
  }))
  const things = foods
    .filter(() => random.oneIn(2))
    .slice(0, 4)
    .map((id) => randomThing(random, id, clauses.length))
  const pot: Pot = {
    things,
    unread: random.oneIn(10) ? ['something'] : [],
    clauses,
    isOnePiece: random.oneIn(6),
    flavours: things.filter(({ isFlavour }) => isFlavour).length,
  }
  const given = { pot, alternatives: {}, vocabulary, facts }
  const written = factsOfPortion(
    [...things.map(({ ingredient }) => ingredient), ...pot.unread.map(() => null)],
    facts,
  )
  const guests = Array.from({ length: 1 + random.integer(3) }, (_, place) =>
    randomGuest(random, place),
  )
  const recipe = { ...written, diets: random.oneIn(3) ? [...written.diets, 'keto'] : written.diets }
  return { seats: guests.map((guest) => seatOf(guest, guests, recipe, given)), given }
}

/** Whether a portion is known to suit, by the rule of the product. */
export const suitsSeat = (
  foodsIn: readonly (string | null)[],
  { rules }: Pick<Seat, 'rules'>,
  { facts }: TableFacts,
): boolean => keepsRules(factsOfPortion(foodsIn, facts), rules)
