import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dayAfter } from '#domain/calendar-days.ts'
import { runningLarder } from './running-larder.ts'

const larder = runningLarder()
type Person = Awaited<ReturnType<typeof larder.signUp>>

const madeSchema = z.object({ secret: z.string(), made_at: z.iso.datetime({ offset: true }) })

async function feedOf({ client, userId }: Person, kitchen = userId): Promise<string> {
  const { data } = await client.rpc('make_meal_plan_feed', { kitchen }).throwOnError()
  return `${larder.address()}/functions/v1/meal-plan-feed?secret=${madeSchema.parse(data).secret}`
}

const tomorrow = dayAfter(new Date(), 1)

async function plan({ client, userId }: Person, row: Readonly<Record<string, unknown>> = {}) {
  const made = { id: randomUUID(), user_id: userId, day: tomorrow, kind: 'note', title: 'Soup' }
  await client
    .from('planned_meals')
    .insert({ ...made, ...row })
    .throwOnError()
}

/** The lines of a calendar, those that go on put together again (RFC 5545, 3.1), by the name before their first colon. */
function linesOf(text: string): string[] {
  return text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => line !== '')
}
const valuesOf = (text: string, name: string) =>
  linesOf(text)
    .filter((line) => line.split(/[:;]/u, 1)[0] === name)
    .map((line) => line.slice(line.indexOf(':') + 1))

test('a calendar reads what is planned, by its address alone, and nobody keeps it for others', async () => {
  const ada = await larder.signUp()
  await plan(ada, { title: 'Leek soup', kind: 'recipe', recipe_id: 7 })
  await plan(ada, { title: 'Leek soup', kind: 'leftovers', meal: 'lunch', eaters: [ada.userId] })
  await plan(ada, { title: 'Last year', day: dayAfter(new Date(), -300) })
  const address = await feedOf(ada)
  const response = await fetch(address)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  const text = await response.text()
  const lines = linesOf(text)
  expect([lines[0], lines[1], lines.at(-1)]).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'END:VCALENDAR',
  ])
  expect(valuesOf(text, 'SUMMARY')).toEqual(['Lunch: Leek soup (leftovers)', 'Dinner: Leek soup'])
  expect(valuesOf(text, 'URL')).toEqual([`${larder.address()}/recipe/7`])
  const day = tomorrow.replaceAll('-', '')
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual(
    Array.from({ length: 2 }, () => `DTSTART;VALUE=DATE:${day}`),
  )
  expect(new Set(valuesOf(text, 'UID')).size).toBe(2)
  expect(new Set(valuesOf(text, 'TRANSP'))).toEqual(new Set(['TRANSPARENT']))
  expect(valuesOf(text, 'REFRESH-INTERVAL')).toEqual(['PT4H'])
  // Who eats is nobody's but theirs who cook there; and the same plan is the same text.
  expect(text).not.toContain(ada.userId)
  expect(await (await fetch(address)).text()).toBe(text)
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(200)
  expect((await fetch(address, { method: 'POST' })).status).toBe(405)
})

test('it is written as RFC 5545 says, whatever a meal is called', async () => {
  const ada = await larder.signUp()
  const title = `Fish; chips, peas\\mint\nBEGIN:VEVENT\r\n“${'Grünkohl 🥬 '.repeat(12)}”`
  await plan(ada, { title })
  const bytes = new Uint8Array(await (await fetch(await feedOf(ada))).arrayBuffer())
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u)
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length, `of “${line}”`).toBeLessThanOrEqual(75)
  expect(valuesOf(text, 'BEGIN')).toEqual(['VCALENDAR', 'VEVENT'])
  const [summary = ''] = valuesOf(text, 'SUMMARY')
  const read = summary.replaceAll(/\\([\\;,nN])/gu, (_all, each: string) =>
    /n/iu.test(each) ? '\n' : each,
  )
  expect(read).toBe(`Dinner: ${title.replaceAll('\r\n', '\n')}`)
})

test('it speaks the language of its address, and names the kitchen', async () => {
  const ada = await larder.signUp()
  const { data: kitchen } = await ada.client
    .rpc('found_kitchen', { name: 'Am Markt', bring: false })
    .throwOnError()
  await plan(ada, { kitchen, title: 'Suppe' })
  const german = await (await fetch(`${await feedOf(ada, kitchen)}&language=de`)).text()
  expect(valuesOf(german, 'SUMMARY')).toEqual(['Abendessen: Suppe'])
  expect(valuesOf(german, 'X-WR-CALNAME')).toEqual(['Wochenplan von Am Markt'])
})

test('an address that was withdrawn, made again, or of somebody who is no member any more shows nothing', async () => {
  const [ada, ben] = [await larder.signUp(), await larder.signUp()]
  const first = await feedOf(ada)
  const second = await feedOf(ada)
  const statusOf = async (address: string) => (await fetch(address)).status
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  await ada.client.rpc('withdraw_meal_plan_feed', { kitchen: ada.userId }).throwOnError()
  const refused = await fetch(second)
  expect(refused.status).toBe(404)
  expect(await refused.json()).toMatchObject({ code: 'feed_not_found' })

  const { data: kitchen } = await ada.client
    .rpc('found_kitchen', { name: 'Flat', bring: false })
    .throwOnError()
  const { data: invitation } = await ada.client
    .rpc('invite_to_kitchen', { kitchen, role: 'helper' })
    .throwOnError()
  const { code } = z.object({ code: z.string() }).parse(invitation)
  await ben.client.rpc('seen_invitation', { code }).throwOnError()
  await ben.client.rpc('accept_invitation', { code, bring: false }).throwOnError()
  const bens = await feedOf(ben, kitchen)
  expect(await statusOf(bens)).toBe(200)
  await ada.client.rpc('remove_member', { kitchen, member: ben.userId }).throwOnError()
  expect(await statusOf(bens)).toBe(404)

  const nowhere = `${larder.address()}/functions/v1/meal-plan-feed`
  for (const query of ['', '?secret=', `?secret=${'0'.repeat(64)}`, `?secret=${'0'.repeat(9_000)}`])
    expect([404, 414, 431], `for ${query.slice(0, 20)}`).toContain(await statusOf(nowhere + query))
})
