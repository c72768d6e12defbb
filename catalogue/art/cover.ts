import { arrangeAround, arrangeDish, type Placed } from './arrange.ts'
import { groundOf, type Cover, type Vessel } from './cover-format.ts'
import { drawFill } from './fills.ts'
import { drawCloth, drawGround } from './grounds.ts'
import { between, pick, randomFrom, type Random } from '#domain/drawing/random.ts'
import { canvas, n, softShadow } from '#domain/drawing/svg.ts'
import { drawVessel } from './draw-vessel.ts'

export interface CoverRecipe {
  slug: string
  cuisine: readonly string[]
  cover: Cover
}

/** Addresses of an icon's picture and of its shadow, whose square is half as wide again. */
export interface IconPicture {
  picture: string
  shadow: string
}

/** The icons that the dish itself is made of. */
function dishIcons(cover: Cover): readonly string[] {
  return typeof cover.main === 'string' ? [cover.main] : cover.main
}

/** Every icon that a cover shows, each once. */
export function coverIcons(cover: Cover): string[] {
  return [...new Set([...dishIcons(cover), ...cover.around])]
}

/**
 * The cover of a recipe as an SVG document of 640 × 480: the cuisine's table, the vessel, the dish
 * on it and its ingredients around. The same recipe always gives the same text. `pictureOf` is
 * given how wide the icon stands, in units of the drawing.
 */
export function drawCover(
  recipe: CoverRecipe,
  pictureOf: (icon: string, size: number) => IconPicture,
): string {
  const { slug, cover } = recipe
  const random = randomFrom(slug)
  const ground = cover.ground ?? groundOf(recipe.cuisine)
  const vessel = cover.vessel ?? 'plate'
  const middle = {
    x: canvas.width / 2 + pick(random, 0, -18, 18) + between(random, -6, 6),
    y: canvas.height / 2 + between(random, -5, 5),
  }
  const drawn = pick(random, 0, 1, 2, 3)
  const shade = cover.shade === undefined ? drawn : cover.shade - 1
  const table = drawGround(ground, shade, random)
  const cloth =
    wantsCloth(vessel) && random() < 0.45 ? drawCloth(ground, shade, random, [330, 440]) : ''
  const served = drawVessel[vessel](random, middle, cover.fill !== undefined)
  const food = cover.fill === undefined ? '' : drawFill(cover.fill, served.well, random)
  const dish = arrangeDish(dishIcons(cover), served.well, random)
  const around = arrangeAround(cover.around, served.distance, random)
  const specks = drawSpecks(around, random)
  const icons = [...around, ...dish].map((placed) =>
    drawIcon(placed, pictureOf(placed.icon, placed.size)),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}"><defs>${softShadow}</defs>${table}${cloth}${specks}${served.svg}${food}${icons.join('')}</svg>`
}

function wantsCloth(vessel: Vessel): boolean {
  return vessel === 'plate' || vessel === 'bowl' || vessel === 'cup' || vessel === 'pot'
}

function drawIcon({ x, y, size, turn }: Placed, { picture, shadow }: IconPicture): string {
  const image = (href: string, side: number, drop: number) =>
    `<image href="${href}" x="${n(-side / 2)}" y="${n(-side / 2)}" width="${n(side)}" height="${n(side)}" transform="translate(${n(x)} ${n(y + drop)}) rotate(${n(turn)})"/>`
  return image(shadow, size * 1.5, size * 0.07) + image(picture, size, 0)
}

/** Crumbs and peppercorns near the things they fell from. */
function drawSpecks(around: readonly Placed[], random: Random): string {
  const colours = ['#5a3a22', '#fffaf0', '#7a9a4a', '#c8402b']
  const dots = around.flatMap(({ x, y, size }) =>
    Array.from({ length: 2 }, () => {
      const angle = between(random, 0, 2 * Math.PI)
      const reach = size * between(random, 0.56, 0.72)
      const at = `cx="${n(x + Math.cos(angle) * reach)}" cy="${n(y + Math.sin(angle) * reach)}"`
      const colour = pick(random, '#5a3a22', ...colours)
      return `<circle ${at} r="${n(between(random, 1.6, 3.6))}" fill="${colour}" fill-opacity=".5"/>`
    }),
  )
  return dots.join('')
}
