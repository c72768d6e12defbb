import { readBuiltComposing } from '#server/dishes/built-catalogue.ts'
import { cardsOfKitchen } from '#domain/composing/dish-cards.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { dishAsked, dishesAsked } from '#domain/chat/dishes-asked.ts'
import type { Composing } from '#domain/composing/compose.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import type { FunctionEnvironment } from '#functions/environment.ts'
import type { ToolPerson } from '#functions/tools/person.ts'
import { wholeCatalogue } from '#catalogue/testing/whole-catalogue.ts'
import { calendarDay } from '#domain/calendar-day.ts'
import { type FactTable, readTable } from '../diets/read-table.ts'
import { connectTo } from '../support/backend-client.ts'
import { type ChefProvider, startChefProvider } from '../support/chef-provider.ts'
import { functionEnvironment } from '../support/function-environment.ts'
import { type RunningLarder, startLarderProcess } from '../support/larder-process.ts'
import { type Cook, makeCook } from './cooks.ts'

/** What sequences are made from, and what their answers are held against. */
export interface World {
  readonly larder: RunningLarder
  readonly provider: ChefProvider
  readonly cooks: readonly Cook[]
  readonly environment: FunctionEnvironment
  readonly composing: Composing
  /** Numbers of the recipes of the catalogue, and addresses of dishes for who avoids nothing. */
  readonly catalogued: readonly number[]
  readonly dishes: readonly string[]
  /** The foods of each recipe of the catalogue, by its number. */
  readonly foodsOf: ReadonlyMap<number, readonly string[]>
  readonly table: FactTable
  close(): Promise<void>
}

/** What the cooks of this world avoid. */
const everyRules = [
  noRules,
  { ...noRules, restrictions: ['nuts', 'dairy'] },
  { ...noRules, preferences: ['vegan'] },
  { restrictions: ['gluten', 'eggs', 'fish'], preferences: ['vegetarian'] },
] as const

/** A real server with a real database, a local provider, and some people. @param folder as `startLarderProcess` has it */
export async function openWorld(folder?: string): Promise<World> {
  const provider = await startChefProvider()
  const settings = {
    OPENAI_BASE_URL: provider.baseUrl,
    CHEF_QUESTIONS_PER_DAY: '1000000',
    LOG_FORMAT: 'json',
  }
  const larder = await startLarderProcess(settings, folder)
  const connect = await connectTo(larder.address)
  const cooks: Cook[] = []
  for (const rules of everyRules) cooks.push(await makeCook(connect(), rules))
  const [{ composing }, { catalogue }, table] = await Promise.all([
    readBuiltComposing(),
    wholeCatalogue(),
    readTable(),
  ])
  // In this process: a thread for each dish would take all the time.
  const dishEngine = {
    compose: async (foods: string, home: Parameters<typeof dishesAsked>[1]) =>
      dishesAsked(foods, home, composing, new Date()),
    find: async (address: string, rules: Parameters<typeof dishAsked>[1]) =>
      dishAsked(address, rules, composing),
  }
  return {
    larder,
    provider,
    cooks,
    composing,
    table,
    catalogued: catalogue.recipes.map(({ id }) => id),
    dishes: dishesOf(composing),
    environment: await functionEnvironment(larder, { dishEngine }),
    foodsOf: new Map(
      catalogue.recipes.map(({ id, ingredients }) => [id, ingredients.map(({ item }) => item)]),
    ),
    async close() {
      await larder.stop()
      await provider.stop()
    },
  }
}

const everything =
  'egg butter milk feta parmesan flour spaghetti rice potato onion tomato carrot peanut chicken-breast salmon soy-sauce chickpeas spinach'

function dishesOf(composing: Composing): string[] {
  const entries = everything.split(' ').map((ingredient) => {
    return { ingredient, status: 'have' as const, ageDays: 0 }
  })
  const kitchen = prepareKitchen(entries, usualStaples, composing.vocabulary, noRules)
  return cardsOfKitchen(kitchen, composing).map(({ address }) => address)
}

/** A cook as the tools know them. */
export const personOf = ({ id, token, rules }: Cook, { environment }: World): ToolPerson => ({
  id,
  token,
  rules,
  today: calendarDay(new Date()),
  lacked: [],
  owned: [],
  environment,
})
