import { dishAddress } from '#domain/composing/dish-address.ts'
import { drawingOf } from '#domain/composing/dish-cover.ts'
import { createRecent } from '../pages/recent.ts'
import { oneAtATime } from '../worker-threads.ts'
import type { FindDish } from './find-dish.ts'

/** As large as those of our recipes. */
export const coverSize = { width: 1280, height: 960 }
/** Pixels for an inch, of which the drawing's 640 units have 72. */
const density = 144
const quality = 74

/** So many covers are wanted at once that this one has no turn. */
export class CoversBusyError extends Error {
  override readonly name = 'CoversBusyError'
}

/** The cover of a dish as WebP; null where there is no such dish. @throws CoversBusyError */
export type DrawCover = (name: string, query: string) => Promise<Buffer | null>

/** Each takes about a third of a second of one processor. */
const mostWaiting = 8
/** About 40 kB each. */
const mostKept = 60

/** Draws one cover at a time and keeps the last ones: anybody can ask for as many as there are dishes. */
export function createDrawCover(find: FindDish, rasterise = asWebp): DrawCover {
  const takeTurn = oneAtATime(mostWaiting, () => new CoversBusyError('Many covers are wanted.'))
  const draw = (address: string) =>
    takeTurn(async () => {
      const [path = '', query = ''] = address.split('?', 2)
      const found = await find(path.replace('/dish/', ''), query)
      return found === null ? null : rasterise(drawingOf(found.dish, found.writing.vocabulary))
    })
  const drawCached = createRecent(draw, { milliseconds: Infinity, most: mostKept })
  return async (name, query) => {
    const found = await find(name, query)
    // An address can be written in many ways: the dish's own one is drawn.
    return found === null ? null : drawCached(dishAddress(found.dish.composition))
  }
}

async function asWebp(svg: string): Promise<Buffer> {
  // Loaded with the first cover: many a server never draws one.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const { width, height } = coverSize
  const drawn = sharp(Buffer.from(svg), { density, limitInputPixels: width * height * 2 })
  return drawn.resize(width, height).webp({ quality, effort: 2 }).toBuffer()
}
