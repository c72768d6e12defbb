import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stockCovers } from '#domain/recipes/cover/stock-cover.ts'
import { buildCovers, buildIcons } from './build.ts'
import type { CoverJob } from './pictures.ts'

let folder = ''
let stockOnly = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-art-'))
  stockOnly = join(folder, 'stock-only')
  await buildCovers({ covers: [], outDir: stockOnly })
})
afterAll(async () => rm(folder, { recursive: true, force: true }))

const food = (id: string) => ({ id, kinds: [id], slot: '', grams: 200 })
const salad: CoverJob = {
  slug: 'salad',
  dish: {
    kind: 'village-salad',
    meals: ['lunch'],
    seed: 'salad',
    foods: [food('tomato'), food('olive')],
  },
}

const stocks = stockCovers.length

/** A folder of its own in which the stock covers are drawn already: they take most of a build of one dish. */
async function drawnStocks(name: string): Promise<string> {
  const outDir = join(folder, name)
  await cp(stockOnly, outDir, { recursive: true })
  return outDir
}

const stockFiles = stockCovers.flatMap((name) => [`${name}-large.webp`, `${name}.webp`]).toSorted()

it('renders the icons of food and the app’s own', async () => {
  const outDir = join(folder, 'public')
  const { pictures, made } = await buildIcons({ icons: ['tomato'], outDir })
  expect(made).toBe(pictures)
  expect(await sharp(join(outDir, 'icons/tomato.webp')).metadata()).toMatchObject({ width: 96 })
  expect(await readdir(outDir)).toContain('icon-maskable-512.png')
  // An ICO file is a directory of 22 bytes, with place and length of the picture, and the picture.
  const ico = await readFile(join(outDir, 'favicon.ico'))
  expect([ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([ico.length - 22, 22])
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 48 })
  expect((await buildIcons({ icons: ['tomato'], outDir })).made).toBe(0)
})

it('renders covers within their sizes, and a second time only what changed', async () => {
  const outDir = await drawnStocks('covers')
  const job = { covers: [salad], outDir }
  expect(await buildCovers(job)).toEqual({ pictures: 1 + stocks, made: 1 })

  const small = join(outDir, 'covers/salad.webp')
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 })
  expect((await stat(small)).size).toBeLessThanOrEqual(24_000)
  const large = join(outDir, 'covers/salad-large.webp')
  expect(await sharp(large).metadata()).toMatchObject({ width: 1280, height: 960 })
  expect((await stat(large)).size).toBeLessThanOrEqual(60_000)

  expect((await buildCovers(job)).made).toBe(0)
  await rm(large)
  expect((await buildCovers(job)).made).toBe(1)
  const changed = { ...salad, dish: { ...salad.dish, vessel: 'plate' as const } }
  expect((await buildCovers({ ...job, covers: [changed] })).made).toBe(1)

  await buildCovers({ ...job, covers: [] })
  expect((await readdir(join(outDir, 'covers'))).toSorted()).toEqual(stockFiles)
})

it('puts covers into the built app, also those that were drawn before it was built', async () => {
  const [outDir, servedFrom] = [await drawnStocks('drawn'), join(folder, 'app')]
  const progress: string[] = []
  const onDrawn = (drawn: number, of: number) => progress.push(`${drawn} of ${of}`)
  const job = { outDir, servedFrom, onDrawn }
  await buildCovers({ ...job, covers: [] })
  await expect(readdir(servedFrom)).rejects.toThrow('ENOENT')
  await mkdir(servedFrom)
  expect((await buildCovers({ ...job, covers: [salad] })).made).toBe(1)
  expect((await readdir(join(servedFrom, 'covers'))).toSorted()).toEqual([
    'salad-large.webp',
    'salad.webp',
    ...stockFiles,
  ])
  expect(progress).toEqual(['1 of 1'])
})

it('goes on where an earlier run was stopped', async () => {
  const outDir = join(folder, 'stopped')
  const covers = Array.from({ length: 10 - stocks }, (_, index) => ({
    ...salad,
    slug: `salad-${index}`,
  }))
  const stop = new Error('stopped')
  const onDrawn = (drawn: number) => {
    if (drawn === 9) throw stop
  }
  await expect(buildCovers({ covers, outDir, onDrawn })).rejects.toBe(stop)
  const { made } = await buildCovers({ covers, outDir })
  expect(made).toBeGreaterThan(0)
  expect(made).toBeLessThanOrEqual(10 - 8)
})

it('draws one in so many, with the stock picture for the others until a whole run', async () => {
  const [outDir, servedFrom] = [join(folder, 'covers'), join(folder, 'sample-app')]
  await mkdir(servedFrom)
  const covers = [0, 1, 2].map((at) => ({ ...salad, slug: `salad-${at}` }))
  const job = { covers, outDir, servedFrom }
  expect((await buildCovers({ ...job, oneIn: 3 })).made).toBe(1)
  const bytesOf = async (file: string) => readFile(join(servedFrom, 'covers', file))
  expect(await bytesOf('salad-0.webp')).not.toEqual(await bytesOf('stock.webp'))
  expect(await bytesOf('salad-1.webp')).toEqual(await bytesOf('stock.webp'))
  expect(await bytesOf('salad-2-large.webp')).toEqual(await bytesOf('stock-large.webp'))

  expect((await buildCovers(job)).made).toBe(2)
  expect(await bytesOf('salad-1.webp')).not.toEqual(await bytesOf('stock.webp'))
  // What is drawn already stays.
  expect((await buildCovers({ ...job, oneIn: 3 })).made).toBe(0)
  expect(await bytesOf('salad-1.webp')).not.toEqual(await bytesOf('stock.webp'))
})
