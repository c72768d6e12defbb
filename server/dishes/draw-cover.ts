import { dishAddress } from '#domain/composing/dish-address.ts'
import type { Writing } from '#domain/composing/dish.ts'
import { drawingOf } from '#domain/composing/dish-cover.ts'
import { drawCover } from '#domain/recipes/cover/draw-cover.ts'
import { createRecent } from '../pages/recent.ts'
import { oneAtATime } from '../worker-threads.ts'
import { longestAddress, type FindDish } from './find-dish.ts'

/** As large as those of our recipes. */
export const coverSize = { width: 1280, height: 960 }
/** Pixels for an inch, of which the drawing's 640 units have 72. */
const density = 144
const quality = 74

/** So many covers are wanted at once that this one has no turn. */
export class CoversBusyError extends Error {
  override readonly name = 'CoversBusyError'
}

/** Whose cover is wanted: a composed dish's at this address, or one of a recipe, by its `coverWords`. */
export type CoverWanted =
  | { readonly of: 'dish'; readonly name: string; readonly query: string }
  | { readonly of: 'recipe'; readonly words: string }

/** The cover as WebP; null where there is nothing to draw. @throws CoversBusyError */
export type DrawCover = (wanted: CoverWanted) => Promise<Buffer | null>

/** Each takes about a third of a second of one processor. */
const mostWaiting = 8
/** About 40 kB each. */
const mostKept = 60

/** Draws one cover at a time and keeps the last ones: anybody can ask for as many as there are dishes. */
export function createDrawCover(
  find: FindDish,
  writing: () => Promise<Pick<Writing, 'vocabulary'>>,
  rasterise = asWebp,
): DrawCover {
  const takeTurn = oneAtATime(mostWaiting, () => new CoversBusyError('Many covers are wanted.'))

  async function drawingAt(address: string): Promise<string | null> {
    const [path = '', query = ''] = address.split('?', 2)
    if (path === '') return drawCover(query, (await writing()).vocabulary)
    const found = await find(path.replace('/dish/', ''), query)
    return found === null ? null : drawingOf(found.dish, found.writing.vocabulary)
  }
  const draw = (address: string) =>
    takeTurn(async () => {
      const drawing = await drawingAt(address)
      return drawing === null ? null : rasterise(drawing)
    })
  const drawCached = createRecent(draw, { milliseconds: Infinity, most: mostKept })

  return async (wanted) => {
    if (wanted.of === 'recipe') {
      return wanted.words.length > longestAddress ? null : drawCached(`?${wanted.words}`)
    }
    const found = await find(wanted.name, wanted.query)
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
