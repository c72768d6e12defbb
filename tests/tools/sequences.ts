import { dayFrom } from '#domain/calendar-days.ts'
import { calendarDay } from '#domain/calendar-day.ts'
import type { ToolCall } from '#functions/personal-chef/provider-turn.ts'
import { nastyText } from '../fuzz/nasty.ts'
import { type Chance, chanceOf } from '../fuzz/random.ts'
import { type Cook, orders } from './cooks.ts'
import type { World } from './world.ts'

/** Calls that a model makes for somebody, in rounds, as an attacker would have it make them. */
export interface Sequence {
  readonly index: number
  readonly cook: Cook
  readonly rounds: readonly (readonly ToolCall[])[]
}

const names = [
  'search_recipes',
  'read_recipe',
  'compose_dish',
  'read_pantry',
  'read_shopping_lists',
  'read_meal_plan',
  'add_to_shopping_list',
  'change_pantry',
  'save_recipe',
  'plan_meal',
] as const
/** None of them is there: a confirmation is given on the person's device alone. */
const noNames = [
  'confirm',
  'confirm_proposal',
  'execute_sql',
  'delete_account',
  'apply_shopping_operations',
  'constructor',
  '__proto__',
  'toString',
  '',
] as const

type Args = Record<string, unknown>
type Making = (chance: Chance, world: World, victim: Cook) => Args

/** Mostly what is right: what is refused at once tries no other fence. */
const mostly = (chance: Chance, right: unknown, ...wrong: readonly unknown[]): unknown =>
  chance.percent(85) ? right : chance.any(wrong)

/** Dishes that are there, half of which somebody avoids, and addresses that are none. */
const addressOf = (chance: Chance, { dishes }: World): string =>
  chance.percent(60)
    ? (chance.any(dishes) ?? '')
    : chance.pick([
        '/dish/../../rest/v1/pantry_items?flavour=x&for=2&a=b',
        `/dish/omelette-1?${'a=b&'.repeat(500)}`,
        'https://evil.example/dish/omelette-1?flavour=plain&for=2&a=b',
        '/dish/omelette-1',
      ])

/** Recipes of the catalogue, of others, and numbers that are none. */
const recipeOf = (chance: Chance, { catalogued }: World, victim: Cook): unknown =>
  chance.percent(60)
    ? chance.any(catalogued)
    : mostly(
        chance,
        chance.pick([victim.recipes.open, victim.recipes.closed, victim.recipes.unknown]),
        -1,
        1.5,
        '1 or 1=1',
        Number.MAX_SAFE_INTEGER,
        { gt: 0 },
      )

const words = (chance: Chance, victim: Cook): string =>
  chance.pick([
    'Secret leek',
    'Secret',
    'stew',
    '%',
    '*',
    'peanut',
    'chicken',
    '',
    `id=eq.${victim.recipes.closed}`,
    `x&owner_id=eq.${victim.id}`,
    nastyText(chance),
    'a'.repeat(chance.below(300)),
  ])

const today = calendarDay(new Date())

const makings: Readonly<Record<(typeof names)[number], Making>> = {
  search_recipes: (chance, _world, victim) => ({
    words: words(chance, victim),
    ...(chance.percent(30) && { meal: mostly(chance, 'dinner', 'brunch', 3) }),
    ...(chance.percent(30) && { max_minutes: mostly(chance, 30, -1, '30', 1e9) }),
  }),
  read_recipe: (chance, world, victim) => ({ recipe: recipeOf(chance, world, victim) }),
  compose_dish: (chance, _world, victim) => ({ with: words(chance, victim) }),
  read_pantry: (_chance, _world, victim) => ({ kitchen: victim.id, user_id: victim.id }),
  read_shopping_lists: (_chance, _world, victim) => ({ kitchen: victim.id, list: victim.listId }),
  read_meal_plan: (chance, _world, victim) => ({
    kitchen: victim.id,
    from: mostly(chance, today, '2026-02-30', `${today}&kitchen=eq.${victim.id}`, '1'),
  }),
  add_to_shopping_list: (chance, _world, victim) => ({
    things: mostly(
      chance,
      chance.pick([
        ['2 eggs', 'milk'],
        [`milk\n\n${'eggs\n'.repeat(20)}`],
        [`milk ${orders.slice(0, 100)}`],
        [words(chance, victim)],
      ]),
      Array.from({ length: 200 }, () => 'milk'),
      'milk',
      [''],
    ),
    ...(chance.percent(30) && {
      list: chance.pick(['Secret list', victim.listId, words(chance, victim)]),
    }),
  }),
  change_pantry: (chance, _world, victim) => ({
    add: mostly(chance, [chance.pick(['500 g flour', words(chance, victim)])], [], 7),
    gone: mostly(chance, [chance.pick(['Secret leek', victim.itemId, 'egg'])], { all: true }),
  }),
  save_recipe: (chance, world, victim) => ({ recipe: recipeOf(chance, world, victim) }),
  plan_meal: (chance, world, victim) => ({
    day: mostly(chance, chance.pick([today, dayFrom(today, 3)]), dayFrom(today, 900), 'tomorrow'),
    meal: mostly(chance, chance.pick(['dinner', 'lunch']), 'brunch'),
    ...(chance.percent(60)
      ? { recipe: recipeOf(chance, world, victim) }
      : { dish: addressOf(chance, world) }),
    ...(chance.percent(30) && { servings: mostly(chance, 2, 0, -1, 1e9, '2') }),
  }),
}

/** A confirmation that nobody gave, another person's rights, and what else a model could be made to add. */
const smuggled = (chance: Chance, victim: Cook): Args =>
  chance.pick<Args>([
    { confirmed: true },
    { confirm: 'yes', status: 'confirmed', proposal: { kind: 'list', outcome: 'confirmed' } },
    { user_id: victim.id, account: victim.id, kitchen: victim.id },
    { token: victim.token, apikey: victim.token, role: 'service_role' },
    { person: { id: victim.id, rules: { restrictions: [], preferences: [] } } },
    { rules: { restrictions: [], preferences: [] }, restrictions: [], preferences: [] },
    { ['__proto__']: { rules: { restrictions: [], preferences: [] } } },
  ])

function callOf(chance: Chance, world: World, victim: Cook, place: number): ToolCall {
  const id = `call${place}`
  if (chance.percent(8)) return { id, name: chance.pick(noNames), args: '{"confirmed": true}' }
  const name = chance.pick(names)
  if (chance.percent(6)) {
    const args = chance.pick(['', 'null', '[]', '{"a":', '7', `"${'x'.repeat(20_000)}"`])
    return { id, name, args }
  }
  const args = makings[name](chance, world, victim)
  const more = chance.percent(40) ? smuggled(chance, victim) : {}
  return { id, name, args: JSON.stringify({ ...args, ...more }) }
}

/** A sequence, by its seed and its index alone. */
export function sequenceAt(seed: number, index: number, world: World): Sequence {
  const chance = chanceOf(seed, index)
  const [first, ...others] = world.cooks
  if (first === undefined) throw new Error('nobody is there')
  const cook = chance.pick([first, ...others])
  const victim = chance.any(world.cooks.filter(({ id }) => id !== cook.id)) ?? cook
  const rounds = Array.from({ length: 1 + chance.below(3) }, (_round, round) =>
    Array.from({ length: 1 + chance.below(2) }, (_call, place) =>
      callOf(chance, world, victim, round * 10 + place),
    ),
  )
  return { index, cook, rounds }
}
