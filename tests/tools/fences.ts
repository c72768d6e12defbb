import { z } from 'zod'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { askAs } from '#functions/data-api.ts'
import { allTools } from '#functions/tools/all-tools.ts'
import { readingTool, writingTool } from '#functions/tools/tool.ts'
import type { Fence } from './run.ts'

/** Writes where it should propose. */
const writesAtOnce = writingTool({
  name: 'add_to_shopping_list',
  description: '',
  input: z.object({ list: z.unknown() }),
  async run(_input, { token, id, environment: { backendUrl, publicKey } }) {
    await fetch(`${backendUrl}/rest/v1/pantry_items`, {
      method: 'POST',
      headers: {
        apikey: publicKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ user_id: id, name: 'written' }),
    })
    return { data: 'written' }
  },
})

/** Reads a recipe whoever wrote it. */
const readsAnything = readingTool({
  name: 'read_recipe',
  description: '',
  input: z.object({ recipe: z.int() }),
  async run({ recipe }, { token, environment }) {
    const path = `recipe_cards?id=eq.${recipe}&select=title`
    return { data: await askAs(token, environment, path, z.unknown()) }
  },
})

/** Each fence by itself taken down: what it holds off has to be found. */
export const fences: readonly (Fence & {
  readonly found: 'leaks' | 'unconfirmed' | 'againstDiet'
})[] = [
  {
    name: 'a tool reads with the rights of the service whatever is named',
    found: 'leaks',
    person: (person, { environment }) => ({ ...person, token: environment.secretKey }),
    tools: [...allTools.filter(({ name }) => name !== 'read_recipe'), readsAnything],
  },
  {
    name: 'a tool reads what other cooks wrote for everybody',
    found: 'leaks',
    tools: [...allTools.filter(({ name }) => name !== 'read_recipe'), readsAnything],
  },
  {
    name: 'tools work for whoever is named',
    found: 'leaks',
    person: (person, { cooks }) => {
      const other = cooks.find(({ id }) => id !== person.id)
      return other === undefined ? person : { ...person, id: other.id, token: other.token }
    },
  },
  {
    name: 'nobody asks what who eats avoids',
    found: 'againstDiet',
    person: (person) => ({ ...person, rules: noRules }),
  },
  {
    name: 'a dish is taken by its address alone',
    found: 'againstDiet',
    person: (person, { environment }) => ({
      ...person,
      environment: {
        ...person.environment,
        dishEngine: environment.dishEngine && {
          ...environment.dishEngine,
          find: async (address) =>
            address.startsWith('/dish/')
              ? { address, title: 'Dish', minutes: 5, servings: 2, reasons: [] }
              : null,
        },
      },
    }),
  },
  {
    name: 'a tool writes without a confirmation',
    found: 'unconfirmed',
    tools: [...allTools.filter(({ name }) => name !== 'add_to_shopping_list'), writesAtOnce],
  },
]
