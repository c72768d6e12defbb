import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { runningLarder } from './running-larder.ts'

/** The function `pictures` on the running server, as a browser calls it. */
const larder = runningLarder()

const photograph = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' } })
    .toBuffer()

async function cook() {
  const { client, userId } = await larder.signUp()
  const { data } = await client.auth.getSession()
  const token = data.session?.access_token ?? ''
  const send = (method: string, body?: RequestInit['body'], purpose = 'avatar') =>
    fetch(`${larder.address()}/functions/v1/pictures?purpose=${purpose}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body: body, duplex: 'half' }),
    })
  const profile = async () =>
    (await client.from('profiles').select('avatar_url').eq('id', userId).single()).data
  const files = () => readdir(path.join(larder.dataDir(), 'pictures', userId)).catch(() => [])
  return { client, userId, send, profile, files }
}

const kept = z.object({ id: z.uuid(), path: z.string() })
const refused = z.object({ code: z.string(), message: z.string().min(1) })

const bytes = (buffer: Uint8Array) => Uint8Array.from(buffer)

test('a photograph becomes the portrait, and the earlier one goes', async () => {
  const { send, profile, files } = await cook()
  const first = await send('POST', bytes(await photograph()))
  expect(first.status).toBe(201)
  const { path: address } = kept.parse(await first.json())
  expect(await profile()).toEqual({ avatar_url: address })
  const picture = await fetch(`${larder.address()}${address}`)
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const { width, height, exif, format } = await sharp(await picture.arrayBuffer()).metadata()
  expect({ width, height, exif, format }).toEqual({ width: 512, height: 512, format: 'webp' })
  const second = kept.parse(await (await send('POST', bytes(await photograph()))).json())
  expect(await files()).toEqual([`${second.id}.webp`])
  expect((await fetch(`${larder.address()}${address}`)).status).toBe(404)
  expect((await send('DELETE')).status).toBe(204)
  expect(await profile()).toEqual({ avatar_url: null })
  expect(await files()).toEqual([])
})

test('of portraits that are uploaded at once all arrive, and one of them is shown', async () => {
  const { send, profile, files } = await cook()
  const picture = bytes(await photograph())
  const answers = await Promise.all([1, 2, 3].map(() => send('POST', picture)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const addresses = await Promise.all(
    answers.map(async (answer) => kept.parse(await answer.json()).path),
  )
  const { avatar_url: shown } = (await profile()) ?? {}
  expect(addresses).toContain(shown)
  expect(await files()).toEqual([String(shown).split('/').at(-1)])
})

test('a picture of a recipe is kept beside the portrait', async () => {
  const { send, profile, files } = await cook()
  const answer = await send('POST', bytes(await photograph(2000, 1000)), 'recipe')
  const { path: address } = kept.parse(await answer.json())
  const picture = await fetch(`${larder.address()}${address}`)
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({
    width: 1600,
    height: 800,
  })
  const small = await fetch(`${larder.address()}${address.replace('.webp', '.small.webp')}`)
  expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 640 })
  expect(await profile()).toEqual({ avatar_url: null })
  expect(await files()).toHaveLength(2)
})

test('one from before there were small ones is served as its own', async () => {
  const { send, userId } = await cook()
  const { path: address } = kept.parse(
    await (await send('POST', bytes(await photograph()), 'photo')).json(),
  )
  const small = address.replace('.webp', '.small.webp')
  const name = small.split('/').at(-1) ?? ''
  await rm(path.join(larder.dataDir(), 'pictures', userId, name))
  const answer = await fetch(`${larder.address()}${small}`)
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 900 })
})

test('what is no picture, too large or for nothing is refused with a code, and nothing is kept', async () => {
  const { send, files } = await cook()
  const large = new Uint8Array(2_000_001)
  large.set(await photograph())
  const untold = new ReadableStream({
    pull(controller) {
      controller.enqueue(large.slice(0, 500_000))
    },
  })
  const cases: [Response, number, string][] = [
    [await send('POST', bytes(large)), 413, 'body_too_large'],
    [await send('POST', untold), 413, 'body_too_large'],
    [await send('POST', '<svg onload="alert(1)"/>'), 415, 'picture_kind_unknown'],
    [await send('POST', bytes((await photograph()).subarray(0, 200))), 415, 'picture_kind_unknown'],
    [await send('POST', null), 415, 'picture_kind_unknown'],
    [await send('POST', bytes(await photograph()), 'banner'), 400, 'bad_purpose'],
    [await send('PUT', bytes(await photograph())), 405, 'method_not_allowed'],
  ]
  for (const [response, status, code] of cases) {
    expect(response.status).toBe(status)
    expect(refused.parse(await response.json())).toMatchObject({ code })
  }
  const whole = new Uint8Array(2_000_000)
  whole.set(await photograph())
  expect((await send('POST', bytes(whole))).status).toBe(201)
  expect(await files()).toHaveLength(1)
})

test('the picture of a recipe is brought over from the web alone, and no portrait is', async () => {
  const { client, send, files } = await cook()
  const { data } = await client.auth.getSession()
  const bring = (url: unknown, purpose = 'recipe') =>
    fetch(`${larder.address()}/functions/v1/pictures?purpose=${purpose}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ url }),
    })
  const { path: own } = kept.parse(await (await send('POST', bytes(await photograph()))).json())
  const cases: [Response, number, string][] = [
    [await bring(`${larder.address()}${own}`), 422, 'address_refused'],
    [await bring('http://169.254.169.254/soup.jpg'), 422, 'address_refused'],
    [await bring('file:///etc/passwd'), 422, 'address_refused'],
    [await bring(3), 400, 'bad_request'],
    [await bring('https://example.org/me.jpg', 'avatar'), 400, 'bad_purpose'],
  ]
  for (const [response, status, code] of cases) {
    expect(response.status).toBe(status)
    expect(refused.parse(await response.json())).toMatchObject({ code })
  }
  expect(await files()).toHaveLength(1)
})

test('visitors and forged tokens bring nothing', async () => {
  const picture = bytes(await photograph())
  const head = Buffer.from('{"alg":"none"}').toString('base64url')
  const claims = Buffer.from('{"sub":"x","role":"authenticated"}').toString('base64url')
  for (const authorization of ['', 'Bearer ', `Bearer ${head}.${claims}.`]) {
    const response = await fetch(`${larder.address()}/functions/v1/pictures?purpose=avatar`, {
      method: 'POST',
      headers: authorization === '' ? {} : { authorization },
      body: picture,
    })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'not_signed_in' })
  }
})

test('twenty portraits an hour, and then the answer says so', async () => {
  const { client, send } = await cook()
  const picture = bytes(await photograph(8, 8))
  for (let count = 0; count < 20; count++) await client.rpc('begin_picture', { purpose: 'avatar' })
  const refusal = await send('POST', picture, 'avatar')
  expect(refusal.status).toBe(429)
  expect(await refusal.json()).toMatchObject({ code: 'picture_limit' })
  expect((await send('POST', picture, 'recipe')).status).toBe(201)
})

test('while a large picture is made small the server answers others', async () => {
  const { client, send } = await cook()
  const large = await photograph(7000, 5000)
  const state = { done: false }
  const sending = send('POST', bytes(large)).finally(() => (state.done = true))
  let answers = 0
  while (!state.done) {
    // The picture has its place, and is being made small.
    const { data } = await client.from('pictures').select('id')
    if (data?.length === 1 && !state.done) answers++
  }
  expect((await sending).status).toBe(201)
  // Were it made small beside the answers, in the same thread, there would be five; like this there are hundreds.
  expect(answers).toBeGreaterThan(20)
})

test('a picture that cannot be read holds no place of the 500', async () => {
  const { client, send, files } = await cook()
  const photo = await photograph()
  const webp = await sharp(photo).webp().toBuffer()
  const broken = await send('POST', bytes(webp.subarray(0, 60)), 'recipe')
  expect(broken.status).toBe(422)
  const { data } = await client.from('pictures').select('cleared_at')
  expect(data).toEqual([{ cleared_at: expect.any(String) }])
  expect(await files()).toEqual([])
})

test('a file that a call past the function left behind goes with the next change', async () => {
  const { client, send, files } = await cook()
  await send('POST', bytes(await photograph()))
  const { data } = await client.rpc('begin_picture', { purpose: 'avatar' }).single()
  await client.rpc('set_portrait', { picture: data?.picture ?? '' })
  expect(await files()).toHaveLength(1)
  expect((await send('DELETE')).status).toBe(204)
  expect(await files()).toEqual([])
})

test.each([
  '/storage/v1/object/public/pictures/../secrets.json',
  '/storage/v1/object/public/pictures/%2e%2e/secrets.json',
  '/storage/v1/object/public/pictures/',
  '/storage/v1/object/list/pictures',
  '/storage/v1/bucket',
])('%s leads nowhere', async (address) => {
  const response = await fetch(`${larder.address()}${address}`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found' })
})
