import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { createCodecs } from './codecs.ts'
import { convertPicture } from './convert-picture.ts'
import { essentialPng } from './png-header.ts'
import { readHeader } from './read-header.ts'

const { resolve } = createRequire(import.meta.url)
const codecs = createCodecs((name) => readFile(resolve(name)))
const convert = async (bytes: Uint8Array, purpose: 'avatar' | 'recipe') =>
  (await convertPicture(bytes, purpose, codecs)).webp

const red = { r: 220, g: 20, b: 20, alpha: 1 }
const blue = { r: 20, g: 20, b: 220, alpha: 1 }

/** Red with a blue left third: one sees how it was turned. */
const flag = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: red } }).composite([
    {
      input: {
        create: { width: Math.floor(width / 3), height, channels: 4, background: blue },
      },
      left: 0,
      top: 0,
    },
  ])

const photograph = (orientation: number) =>
  flag(600, 300)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Secret Camera', Orientation: String(orientation) },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
    })
    .withMetadata({ orientation })
    .toBuffer()

/** The colour of one pixel, and the size of the picture. */
async function look(picture: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  const isBlue = (data[at + 2] ?? 0) > (data[at] ?? 0)
  return { size: [info.width, info.height], colour: isBlue ? 'blue' : 'red' }
}

test.each([
  // Orientation, and where the side ends up that was stored on the left.
  [1, [600, 300], { x: 10, y: 150 }],
  [2, [600, 300], { x: 590, y: 150 }],
  [3, [600, 300], { x: 590, y: 150 }],
  [4, [600, 300], { x: 10, y: 150 }],
  [5, [300, 600], { x: 150, y: 10 }],
  [6, [300, 600], { x: 150, y: 10 }],
  [7, [300, 600], { x: 150, y: 590 }],
  [8, [300, 600], { x: 150, y: 590 }],
])('a photograph held as %i is set upright', async (orientation, size, { x, y }) => {
  const webp = await convert(await photograph(orientation), 'recipe')
  expect(await look(webp, x, y)).toEqual({ size, colour: 'blue' })
  expect(await look(webp, (size[0] ?? 0) - 1 - x, (size[1] ?? 0) - 1 - y)).toMatchObject({
    colour: 'red',
  })
})

test('all eight are turned as another library turns them', async () => {
  for (let orientation = 1; orientation <= 8; orientation++) {
    const corner = sharp({ create: { width: 40, height: 20, channels: 3, background: red } })
      .composite([
        {
          input: { create: { width: 16, height: 6, channels: 3, background: blue } },
          left: 0,
          top: 0,
        },
      ])
      .png()
    const jpeg = await sharp(await corner.toBuffer())
      .jpeg({ quality: 100 })
      .withMetadata({ orientation })
      .toBuffer()
    const ours = await sharp(await convert(jpeg, 'recipe'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const theirs = await sharp(jpeg).rotate().raw().toBuffer({ resolveWithObject: true })
    expect([ours.info.width, ours.info.height]).toEqual([theirs.info.width, theirs.info.height])
    const apart = ours.data.reduce(
      (sum, value, index) => sum + Math.abs(value - (theirs.data[index] ?? 0)),
      0,
    )
    expect(apart / ours.data.length).toBeLessThan(25)
  }
})

test('where and with what it was taken is gone', async () => {
  const jpeg = await photograph(6)
  expect(jpeg.toString('latin1')).toContain('Secret Camera')
  expect((await sharp(jpeg).metadata()).exif).toBeDefined()
  const webp = await convert(jpeg, 'avatar')
  const { exif, xmp, icc, orientation, format } = await sharp(webp).metadata()
  expect({ exif, xmp, icc, orientation, format }).toEqual({ format: 'webp' })
  expect(Buffer.from(webp).toString('latin1')).not.toContain('Secret Camera')
})

test('an avatar is the square in the middle, at most 512 pixels, and never made larger', async () => {
  expect(await look(await convert(await photograph(1), 'avatar'), 5, 150)).toEqual({
    size: [300, 300],
    colour: 'blue',
  })
  const large = await flag(2000, 1200).png().toBuffer()
  expect((await look(await convert(large, 'avatar'), 0, 0)).size).toEqual([512, 512])
})

test.each([
  [
    [3200, 1000],
    [1600, 500],
  ],
  [
    [1000, 6000],
    [427, 2560],
  ],
  [
    [200, 100],
    [200, 100],
  ],
  [
    [1, 1],
    [1, 1],
  ],
])('a recipe’s picture of %s becomes %s', async ([width = 0, height = 0], size) => {
  const webp = await sharp({ create: { width, height, channels: 3, background: red } })
    .webp()
    .toBuffer()
  expect((await look(await convert(webp, 'recipe'), 0, 0)).size).toEqual(size)
})

test('a photo is kept large and, for cards and strips, small', async () => {
  const camera = await flag(3000, 4000).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { webp, small } = await convertPicture(camera, 'photo', codecs)
  expect((await look(webp, 0, 0)).size).toEqual([1600, 1200])
  expect((await look(small ?? webp, 0, 0)).size).toEqual([640, 480])
  expect((await convertPicture(camera, 'avatar', codecs)).small).toBeNull()
})

test('what cannot be seen tints nothing', async () => {
  // Columns in turn of opaque red and of black that is not there: each pixel covers one of each.
  const side = 1024
  const raw = Buffer.alloc(side * side * 4)
  for (let at = 0; at < raw.length; at += 8) raw.set([220, 20, 20, 255], at)
  const striped = await sharp(raw, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
  const { data } = await sharp(await convert(striped, 'avatar'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = (256 * 512 + 256) * 4
  expect(data[middle]).toBeGreaterThan(190)
  expect(data[middle + 3]).toBeGreaterThan(110)
  expect(data[middle + 3]).toBeLessThan(145)
})

function chunk(name: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
}

function pngOf(width: number, height: number, ...more: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a bomb is refused before it is unpacked', async () => {
  const decode = vi.fn<typeof codecs.decode>(codecs.decode)
  const bomb = convertPicture(pngOf(30_000, 30_000), 'avatar', { ...codecs, decode })
  await expect(bomb).rejects.toMatchObject({ status: 422, code: 'picture_too_large' })
  expect(decode).not.toHaveBeenCalled()
})

test('a note that unpacks to gigabytes never reaches the decoder', () => {
  const note = chunk('zTXt', deflateSync(Buffer.alloc(1_000_000)))
  const whole = pngOf(10, 10, note)
  const essential = Buffer.from(essentialPng(whole))
  expect(essential.toString('latin1')).not.toContain('zTXt')
  expect(essential.length).toBe(whole.length - note.length)
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['GIF', 'GIF89a\x01\x00\x01\x00'],
  ['a page with a picture behind it', '<html>\xff\xd8\xff\xe0'],
  ['a script in the dress of a picture', '\xff\xd8\xff/*<script>*/'],
  ['nothing', ''],
])('%s is no picture', async (_name, text) => {
  await expect(convert(Buffer.from(text, 'latin1'), 'avatar')).rejects.toMatchObject({
    status: 415,
    code: 'picture_kind_unknown',
  })
})

test('of a picture with a page behind it only the picture is left', async () => {
  const both = Buffer.concat([await flag(64, 64).jpeg().toBuffer(), Buffer.from('<script>evil')])
  expect(Buffer.from(await convert(both, 'avatar')).toString('latin1')).not.toContain('script')
})

test('a picture that breaks off, and one that only begins like one, cannot be read', async () => {
  const png = await flag(300, 300).png().toBuffer()
  const webp = await flag(300, 300).webp().toBuffer()
  for (const broken of [png.subarray(0, png.length / 2), webp.subarray(0, 60), pngOf(100, 100)]) {
    await expect(convert(broken, 'avatar')).rejects.toMatchObject({ status: expect.any(Number) })
  }
})

test.each(['jpeg', 'png', 'webp'] as const)(
  'the size of a %s is read from its head',
  async (kind) => {
    const picture = await flag(321, 123)[kind]().toBuffer()
    expect(readHeader(picture)).toMatchObject({ kind, width: 321, height: 123, orientation: 1 })
  },
)
