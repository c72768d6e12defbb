import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeComment } from '../../tests/support/comments.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { insertRecipe } from '../../tests/support/recipes.ts'
import { sharedKitchens } from '../../tests/support/shared-kitchens.ts'
import { createSigningKeys, rotateSigningKeys } from '../auth/signing-keys.ts'
import { encryptPush, mostPushBytes } from './encrypt-push.ts'
import { pushNotifications } from './notification-pushes.ts'
import { isPushKey, type PushKeys, pushKeysOf } from './push-keys.ts'
import { createSendPush } from './send-push.ts'
import { createBrowser, startPushService } from './testing/push-service.ts'

const phone = createBrowser()
const laptop = createBrowser()
let service: Awaited<ReturnType<typeof startPushService>>
let keys: PushKeys

beforeAll(async () => {
  service = await startPushService([phone, laptop])
  keys = pushKeysOf(await createSigningKeys(), undefined)
})
afterAll(() => service.close())
beforeEach(() => {
  service.pushed.length = 0
  service.reached.length = 0
})
const send = (text: string, browser = phone.browser) =>
  createSendPush({ keys, contact: 'mailto:op@example.org', web: service.web, pauses: [1] })(
    text,
    browser,
  )

describe('a message', () => {
  test('is the one of RFC 8291’s example', () => {
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'))
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url')
    const browser = {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const body = encryptPush('When I grow up, I want to be a watermelon', browser, { curve, salt })
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })
  test('is one record of 4,096 bytes at most', () => {
    expect(encryptPush('x'.repeat(mostPushBytes), phone.browser)).toHaveLength(4096)
    expect(() => encryptPush('x'.repeat(mostPushBytes + 1), phone.browser)).toThrow('too long')
  })
  test('reaches the browser, signed for its push service', async () => {
    expect(await send('Ada liked your comment 🍋')).toBe('sent')
    expect(service.pushed).toEqual([
      {
        publicKey: keys.publicKey,
        contact: 'mailto:op@example.org',
        ttl: '86400',
        text: 'Ada liked your comment 🍋',
      },
    ])
  })
  test('is tried again where the service is busy, and not where it refuses', async () => {
    service.answer(503)
    expect(await send('again')).toBe('sent')
    service.answer(400)
    expect(await send('never')).toBe('failed')
    expect(service.pushed.map(({ text }) => text)).toEqual(['again'])
  })
  test.each([
    'https://127.0.0.1/x',
    'https://inside/x',
    'https://push.example:22/x',
    'ftp://a.b/x',
  ])('is not sent to %s', async (endpoint) => {
    expect(await send('x', { ...phone.browser, endpoint })).toBe('failed')
    expect(service.reached).toEqual([])
  })
  test('is not sent where a name leads inside', async () => {
    const web = { ...service.web, resolve: async () => ['93.184.216.34', '10.0.0.1'] }
    const inside = createSendPush({ keys, contact: 'mailto:op@example.org', web, pauses: [] })
    expect(await inside('x', phone.browser)).toBe('failed')
    expect(service.reached).toEqual([])
  })
})

describe('the keys', () => {
  test('stay when the signing keys are rotated, and are others elsewhere', async () => {
    const signing = await createSigningKeys()
    const own = pushKeysOf(signing, undefined)
    expect(pushKeysOf(await rotateSigningKeys(signing), undefined)).toEqual(own)
    expect(pushKeysOf(await createSigningKeys(), undefined)).not.toEqual(own)
    expect(pushKeysOf(await createSigningKeys(), own.privateKey)).toEqual(own)
  })
  test.each([
    ['q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', true],
    ['A'.repeat(43), false],
    ['_'.repeat(43), false],
    ['short', false],
  ])('%s is one: %s', (text, isOne) => {
    expect(isPushKey(text)).toBe(isOne)
  })
})

describe('notifications', () => {
  let database: TestDatabase
  let ada: string
  let comment: string
  let soup: number
  beforeAll(async () => {
    database = await createTestDatabase()
    soup = await insertRecipe(database.pool, { title: 'Leek soup' })
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    ada = await database.createUser({ name: 'Ada' })
    comment = await writeComment(database, ada, { on: soup, content: 'Use more leeks.' })
    await database.asUser(ada, async (client) => {
      await client.query(`select set_notification_way(kind, 'by_push', true)
        from unnest(array['reply', 'follow']) as kind`)
      for (const { endpoint, p256dh, auth } of [phone.browser, laptop.browser]) {
        await client.query('select keep_push_subscription($1, $2, $3)', [endpoint, p256dh, auth])
      }
    })
  })
  const look = async () => {
    await pushNotifications(database.pool, send)
    return service.pushed.map(({ text }): unknown => JSON.parse(text))
  }
  const follow = async (name: string) => {
    const person = await database.createUser({ name })
    await database.asUser(person, (client) =>
      client.query('insert into follows (followed_id) values ($1)', [ada]),
    )
    return person
  }

  test('one goes to each browser, and leads to its place', async () => {
    const bo = await database.createUser({ name: 'Bo' })
    const reply = await writeComment(database, bo, { on: soup, content: 'I did.', parent: comment })
    const message = {
      title: 'Bo replied to your comment',
      body: 'Leek soup',
      path: `/recipe/${soup}#comment-${comment}/${reply}`,
    }
    expect(await look()).toEqual([message, message])
    service.pushed.length = 0
    expect(await look()).toEqual([])
  })

  test('one comes in the language that its reader keeps with their account', async () => {
    await database.pool.query('update auth.users set raw_user_meta_data = $2 where id = $1', [
      ada,
      { language: 'de' },
    ])
    await database.pool.query(
      `insert into recipe_translations (recipe_id, language, title, summary) values ($1, 'de', 'Lauchsuppe', '')`,
      [soup],
    )
    const bo = await database.createUser({ name: 'Bo' })
    await writeComment(database, bo, { on: soup, content: 'I did.', parent: comment })
    const [message] = await look()
    expect(message).toMatchObject({
      title: 'Bo hat auf deinen Kommentar geantwortet',
      body: 'Lauchsuppe',
    })
  })

  test('who is at the shop is told in plural and in one’s language, and it leads to the list', async () => {
    const people = sharedKitchens(database)
    const ben = await database.createUser({ name: 'Ben' })
    const kitchen = await people.shared(ada, { [ben]: 'helper' })
    await people.call(ada, 'set_notification_way', 'shopping', 'by_push', true)
    await database.pool.query('update auth.users set raw_user_meta_data = $2 where id = $1', [
      ada,
      { language: 'de' },
    ])
    const [milk] = await people.run<{ id: string; list_id: string }>(
      ben,
      `insert into shopping_list_items (name, kitchen, list_id)
       values ('Milk', $1, null), ('Tea', $1, null) returning id, list_id`,
      [kitchen],
    )
    await people.run(ben, 'update shopping_list_items set checked = true where id = $1', [milk?.id])
    const [message] = await look()
    expect(message).toEqual({
      title: 'Ben ist gerade einkaufen: 2 Sachen auf „Shopping List“',
      body: '',
      path: `/shopping-list#list-${milk?.list_id}`,
    })
  })

  test('several go as one, and lead to all of them', async () => {
    const bo = await follow('Bo')
    await writeComment(database, bo, { on: soup, content: 'I did.', parent: comment })
    const [message] = await look()
    expect(message).toMatchObject({ title: '2 things happened', path: '/notifications' })
  })

  test('a browser that the service knows no more is forgotten', async () => {
    await follow('Bo')
    service.answer(410)
    expect(await look()).toHaveLength(1)
    const { rows } = await database.pool.query(
      'select from push_subscriptions where user_id = $1',
      [ada],
    )
    expect(rows).toHaveLength(1)
  })
})
