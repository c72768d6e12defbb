import { z } from 'zod'
import { type ChefProvider, startChefProvider } from '../support/chef-provider.ts'
import type { RunningLarder } from '../support/larder-process.ts'
import { inDatabaseOf } from '../support/larder-sql.ts'
import { axeFindings } from './axe.ts'
import { food, newCook, stock } from './cook.ts'
import { expect, test as journey } from './journey.ts'
import { startOwnLarder } from './own-larder.ts'

let provider: ChefProvider
let larder: RunningLarder

/** On a server of its own, whose provider speaks tools. */
const test = journey.extend({
  context: async ({ browser }, provide) => {
    const context = await browser.newContext({
      baseURL: larder.address,
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
    })
    await provide(context)
    await context.close()
  },
})

test.beforeAll(async () => {
  provider = await startChefProvider()
  larder = await startOwnLarder({ OPENAI_BASE_URL: provider.baseUrl })
})
test.afterAll(async () => {
  await larder.stop()
  await provider.stop()
})

const sentSchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string().nullable() })),
})

/** What the tools answered the provider in its last call. */
function answeredToProvider(): string {
  const { messages } = sentSchema.parse(provider.calls.at(-1)?.body)
  return messages
    .flatMap(({ role, content }) => (role === 'tool' ? (content ?? '') : []))
    .join('\n')
}

test('what the chef proposes is written when the person confirms it, and can be taken back', async ({
  page,
}) => {
  const cook = await newCook(page)
  await stock(cook, [food.eggs, food.milk])
  await cook.send('shopping_lists', { user_id: cook.id, name: 'Weekly' })
  await page.goto('/shopping-list')
  await page.getByRole('button', { name: 'Personal Chef' }).click()
  const panel = page.getByRole('dialog', { name: 'Personal Chef' })
  const chat = panel.getByRole('region', { name: 'Chat' })
  await expect(chat.getByRole('note')).toContainText('the shopping lists and the meal plan')
  async function say(question: string) {
    await panel.getByLabel('Message').fill(question)
    await panel.getByLabel('Message').press('Enter')
  }
  const onList = () => cook.read('shopping_list_items?select=name&order=name')

  provider.will(
    { kind: 'calls', calls: [{ name: 'read_pantry', args: {} }] },
    {
      kind: 'calls',
      calls: [
        {
          name: 'add_to_shopping_list',
          args: { things: ['500 g spaghetti', '2 lemons'], list: 'weekly', confirmed: true },
        },
      ],
    },
    { kind: 'words', words: ['I would put ', 'these on your list.'] },
  )
  await say('Pasta and lemons for the weekly list, please')
  const list = chat.getByRole('article').filter({ hasText: 'Add 2 things to “Weekly”' })
  await expect(list.getByRole('listitem')).toHaveText(['500 g spaghetti', '2 lemons'])
  await expect(chat).toContainText('I would put these on your list.')
  expect(answeredToProvider()).toMatch(/eggs[\s\S]*NOT done yet/i)
  expect(await onList()).toEqual([])
  expect(await axeFindings(page, '[role=dialog]')).toEqual([])

  await list.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('2 things put on “Weekly”')).toBeVisible()
  await expect.poll(onList).toEqual([{ name: 'Lemons' }, { name: 'Spaghetti' }])
  await expect(list.getByText('You confirmed this.')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(onList).toEqual([])

  const [recipe] = z
    .array(z.object({ id: z.number(), title: z.string() }))
    .parse(
      await cook.read('recipe_cards?select=id,title&diets=cs.{vegan}&owner_id=is.null&limit=1'),
    )
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
  const planned = { name: 'plan_meal', args: { day: today, recipe: recipe?.id, servings: 2 } }
  provider.will(
    { kind: 'calls', calls: [planned, { name: 'change_pantry', args: { gone: ['Milk'] } }] },
    { kind: 'words', words: [] },
  )
  await say('Plan something vegan for tonight, and the milk is gone')
  const plan = chat.getByRole('article').filter({ hasText: 'Plan for Today' })
  await expect(plan).toContainText(`Dinner: ${recipe?.title}, for 2 people`)
  await expect(chat).toContainText('Is this right? Nothing changes before you confirm it.')
  const meals = () => cook.read('planned_meals?select=title,servings')
  expect(await meals()).toEqual([])
  const milk = chat.getByRole('article').filter({ hasText: 'Change your pantry' })
  await milk.getByRole('button', { name: 'Confirm' }).click()
  const milkStatus = () => cook.read('pantry_items?select=status&ingredient=eq.milk')
  await expect.poll(milkStatus).toEqual([{ status: 'out' }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(milkStatus).toEqual([{ status: 'have' }])

  // Somebody who eats today avoids what the recipe was not checked for.
  await inDatabaseOf(larder.dataDir, (client) =>
    client.query(
      `update private_profiles set dietary_settings = '{"restrictions": [{"id": "nuts", "checked": true}]}'
       where id = $1`,
      [cook.id],
    ),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Personal Chef' }).click()
  await expect(list.getByText('You confirmed this.')).toBeVisible()
  await expect(plan.getByRole('note')).toHaveText(
    'This was not checked for everybody who eats today. Ask the chef again.',
  )
  await expect(plan.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await inDatabaseOf(larder.dataDir, (client) =>
    client.query(`update private_profiles set dietary_settings = '{}' where id = $1`, [cook.id]),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Personal Chef' }).click()
  await plan.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(meals).toEqual([{ title: recipe?.title, servings: 2 }])
})
