import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readForms } from '#catalogue/transport-dishes.ts'
import { readVocabulary } from '#catalogue/transport-vocabulary.ts'
import type { Composition } from '#domain/composing/form.ts'
import { writeDish } from '#domain/composing/dish.ts'
import { dishAddress } from '#domain/composing/dish-address.ts'
import { readWebpHeader } from '#functions/pictures/webp-header.ts'
import { readConfig } from '#server/config.ts'
import { type Larder, startLarder } from '#server/larder.ts'
import { paths } from '#server/paths.ts'

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
const writing = readForms(
  await readJson(paths.forms),
  readVocabulary(await readJson(paths.vocabulary)),
)
const salad: Composition = {
  form: 'dinner-salad',
  version: writing.book.forms.get('dinner-salad')?.version ?? 0,
  flavour: 'mediterranean',
  servings: 4,
  fills: {
    main: [{ id: 'feta' }],
    leaf: [{ id: 'lettuce' }],
    veg: [{ id: 'tomato' }],
    lemon: [{ id: 'lemon' }],
    oil: [{ id: 'olive-oil' }],
    salt: [{ id: 'salt' }],
  },
}
const address = dishAddress(salad)

let folder: string
let larder: Larder

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-dishes-'))
  const webFolder = path.join(folder, 'web')
  await mkdir(webFolder)
  await writeFile(
    path.join(webFolder, 'index.html'),
    '<!doctype html><html><head><title>Larder</title></head><body></body></html>',
  )
  larder = await startLarder({
    config: readConfig({ PORT: '0', LARDER_DATA: path.join(folder, 'data') }),
    webFolder,
    log: () => undefined,
    onLost: (reason) => {
      throw reason
    },
  })
})

afterAll(async () => {
  await larder.stop()
  await rm(folder, { recursive: true })
})

const call = (target: string, init: RequestInit = {}) =>
  fetch(`${larder.address}${target}`, { headers: { accept: 'text/html' }, ...init })

function contentOf(html: string, property: string): string | undefined {
  const tag = new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)
  return tag?.[1]?.replaceAll('&amp;', '&')
}

const dataSchema = z.looseObject({
  '@type': z.string(),
  recipeIngredient: z.array(z.string()),
  recipeInstructions: z.array(z.object({ text: z.string() })),
  suitableForDiet: z.array(z.string()),
})

function dataIn(html: string) {
  const [, json = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/su.exec(html) ?? []
  return dataSchema.parse(JSON.parse(json))
}

test('the first answer has the whole dish, as the app writes it', async () => {
  const response = await call(`${address}&utm_source=letter`)
  const html = await response.text()
  const { title, steps, minutes } = writeDish(salad, writing)
  expect(response.status).toBe(200)
  expect(html).toContain(`<title>${title} · Larder</title>`)
  expect(html).toContain('<meta name="robots" content="noindex"')
  const canonical = `${larder.address}${address}`
  expect(html).toContain(`<link rel="canonical" href="${canonical.replaceAll('&', '&amp;')}"`)
  expect(contentOf(html, 'og:title')).toBe(title)
  expect(contentOf(html, 'og:url')).toBe(canonical)
  expect(contentOf(html, 'description')).toMatch(/nobody has cooked exactly this as a test/)
  const data = dataIn(html)
  expect(data).toMatchObject({
    '@type': 'Recipe',
    name: title,
    url: canonical,
    recipeYield: '4 servings',
    totalTime: `PT${minutes.total}M`,
    isAccessibleForFree: true,
  })
  expect(data.recipeIngredient).toEqual(expect.arrayContaining(['3 tomatoes', '350 g feta']))
  expect(data.recipeInstructions.map(({ text }) => text)).toEqual(steps)
  expect(data.suitableForDiet).toContain('https://schema.org/VegetarianDiet')
  expect(data.suitableForDiet).not.toContain('https://schema.org/VeganDiet')
  for (const unknown of ['aggregateRating', 'datePublished', 'nutrition']) {
    expect(data).not.toHaveProperty(unknown)
  }
})

test.each([
  ['an older version', dishAddress({ ...salad, version: salad.version + 1 })],
  ['no form', '/dish/boiled-shoes-1?flavour=plain&for=4&main=feta'],
  ['what nobody would compose', address.replace('=feta', '=chocolate')],
  ['nothing at all', '/dish/dinner-salad-1'],
  ['an address without end', `${address}&more=${'feta,'.repeat(2_000)}`],
])('%s is no dish, and says so to machines', async (_, target) => {
  const response = await call(target)
  const html = await response.text()
  expect(response.status).toBe(404)
  expect(html).toContain('<title>This dish has changed · Larder</title>')
  expect(html).toContain('content="noindex"')
  expect(html).not.toContain('og:')
  expect((await call(target.replace('?', '/cover.webp?'))).status).toBe(404)
})

test('who shows a link gets the dish’s own cover', async () => {
  const image = contentOf(await (await call(address)).text(), 'og:image') ?? ''
  const response = await fetch(image)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=/)
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const picture = new Uint8Array(await response.arrayBuffer())
  expect(readWebpHeader(picture)).toMatchObject({ width: 1280, height: 960 })
  expect(picture.length).toBeLessThan(200_000)
  const head = await fetch(image, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(picture.length))
  expect((await fetch(image, { method: 'POST' })).status).toBe(405)
})
