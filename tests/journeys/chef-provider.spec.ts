import { z } from 'zod'
import { type ChefProvider, startChefProvider } from '../support/chef-provider.ts'
import type { RunningLarder } from '../support/larder-process.ts'
import { inDatabaseOf } from '../support/larder-sql.ts'
import { axeFindings } from './axe.ts'
import { food, newCook, stock } from './cook.ts'
import { expect, test as journey } from './journey.ts'
import { startOwnLarder } from './own-larder.ts'

const key = 'sk-test-of-the-journeys'

let provider: ChefProvider
let larder: RunningLarder

/** On a server of its own: that of the other journeys has no provider. */
const test = journey.extend({
  context: async ({ browser }, provide) => {
    const context = await browser.newContext({ baseURL: larder.address })
    await provide(context)
    await context.close()
  },
})

test.beforeAll(async () => {
  provider = await startChefProvider()
  larder = await startOwnLarder({ OPENAI_API_KEY: key, OPENAI_BASE_URL: provider.baseUrl })
})
test.afterAll(async () => {
  await larder.stop()
  await provider.stop()
})

const asked = z.object({ messages: z.array(z.object({ content: z.string() })) })

/** The first of our recipes in the chef’s prompt, as a model would take it from its prompt. */
function titleInPrompt(): string {
  const { messages } = asked.parse(provider.calls[0]?.body)
  return /^- (.+) \(\d+ min\)$/m.exec(messages[0]?.content ?? '')?.[1] ?? 'none'
}

/** Words that wait for the test. */
function gate() {
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

const madeUp = `## Peanut Omelette

**Ingredients**
- 3 eggs
- 2 tbsp peanut butter
- 1 pinch stardust

**Steps**
1. Beat the eggs.
2. Fry them with the peanut butter.`

test('with a provider words appear as they are written, can be stopped, and are checked', async ({
  page,
  context,
}) => {
  const served: Promise<string>[] = []
  page.on('response', (response) => {
    if (/json|script/.test(response.headers()['content-type'] ?? '')) {
      served.push(response.text().catch(() => ''))
    }
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const cook = await newCook(page)
  await stock(cook, [food.eggs, food.milk])
  await inDatabaseOf(larder.dataDir, (client) =>
    client.query(
      `update private_profiles set dietary_settings = '{"restrictions": [{"id": "nuts", "checked": true}]}'
       where id = $1`,
      [cook.id],
    ),
  )
  await page.goto('/shopping-list')
  await page.getByRole('button', { name: 'Personal Chef' }).click()
  const panel = page.getByRole('dialog', { name: 'Personal Chef' })
  const chat = panel.getByRole('region', { name: 'Chat' })
  const message = panel.getByLabel('Message')
  const spoken = panel.getByRole('status')
  await expect(panel).toContainText('are sent to an AI provider')

  const rest = gate()
  async function* namesOurs() {
    yield `Try **${titleInPrompt()}`
    await rest.opened
    yield '** tonight.'
  }
  provider.will({ kind: 'words', words: namesOurs() })
  await panel.getByRole('button', { name: 'What can I make with my ingredients?' }).click()
  await expect(chat).toContainText('Try **')
  await expect(spoken).toHaveText('Thinking...')
  await message.fill('And then?')
  await message.press('Enter')
  await expect(message).toHaveValue('And then?')
  rest.open()
  const title = titleInPrompt()
  await expect(spoken).toHaveText(`Try ${title} tonight.`)
  await expect(chat.getByRole('article').getByRole('link', { name: title })).toBeVisible()
  await chat.getByRole('button', { name: 'Copy' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`Try **${title}** tonight.`)

  async function* neverEnds() {
    yield 'Chop the onions'
    await gate().opened
  }
  provider.will({ kind: 'words', words: neverEnds() })
  await message.press('Enter')
  await expect(chat).toContainText('Chop the onions')
  await panel.getByRole('button', { name: 'Stop' }).click()
  await expect(chat).toContainText('You stopped the answer here.')
  await expect.poll(() => provider.calls[0]?.isAborted).toBe(true)

  provider.will({ kind: 'words', words: [madeUp] })
  await chat.getByRole('button', { name: 'Try again' }).click()
  const invented = chat.getByRole('article').filter({ hasText: 'Made up by the chef, not tried' })
  await expect(invented).toContainText('Contains nuts, which you avoid.')
  await expect(invented.getByRole('listitem')).toHaveText([/eggs/, /peanut butter/, /not matched/])
  await expect(chat).not.toContainText('Chop the onions')

  provider.will({ kind: 'status', status: 500, message: key })
  await message.fill('Soup?')
  await message.press('Enter')
  await expect(chat).toContainText('The AI provider is experiencing issues right now.')
  expect(await axeFindings(page, '[role=dialog]')).toEqual([])

  await expect(panel).toContainText('6 messages')
  await panel.getByRole('button', { name: 'Clear chat' }).click()
  await expect(panel).toContainText("Hi! I'm your Personal Chef!")
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(panel).toContainText('6 messages')

  const all = (await Promise.all(served)).join()
  expect(all).toContain('are sent to an AI provider')
  for (const secret of [key, provider.baseUrl, 'chat/completions'])
    expect(all).not.toContain(secret)
})

test('the chef keeps to what those avoid who eat today', async ({ page }) => {
  const cook = await newCook(page)
  await cook.send('eaters', {
    name: 'Ella',
    dietary_settings: { restrictions: [{ id: 'eggs', checked: true }] },
  })
  await page.goto('/')
  const panel = page.getByRole('dialog', { name: 'Personal Chef' })
  /** What the chef is told of before it answers. */
  async function told(question: string): Promise<string> {
    const answer = `About ${question}`
    provider.will({ kind: 'words', words: [answer] })
    await page.getByRole('button', { name: 'Personal Chef' }).click()
    await panel.getByLabel('Message').fill(question)
    await panel.getByLabel('Message').press('Enter')
    await expect(panel.getByRole('region', { name: 'Chat' })).toContainText(answer)
    await page.keyboard.press('Escape')
    return asked.parse(provider.calls[0]?.body).messages[0]?.content ?? ''
  }
  expect(await told('soup?')).toContain('never eat: Eggs.')

  await page.getByRole('button', { name: 'For: me and Ella' }).click()
  const sheet = page.getByRole('dialog', { name: 'Who eats today?' })
  await sheet.getByRole('checkbox', { name: /^Ella/ }).uncheck()
  await sheet.getByRole('button', { name: 'Done' }).click()
  expect(await told('stew?')).not.toContain('never eat')
})
