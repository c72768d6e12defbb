import { randomFrom } from '../random.ts'
import { canvas, softShadow } from '../svg.ts'
import type { DrawnDish } from './drawn-dish.ts'
import type { KindBook } from './kinds/serving.ts'
import type { Vessel } from './served-in.ts'
import { servingOf } from './kinds/serving-of.ts'
import { drawGround } from './ground.ts'
import { sauceColour } from './looks/sauces.ts'
import { contentsOf } from './servings.ts'
import { Sketch } from './sketch.ts'
import { drawBeside, drawVessel } from './vessel.ts'

/** How much larger than on a recipe's cover the vessel stands: nothing lies around it here. */
const near = 1.24
const middle = { x: canvas.width / 2, y: canvas.height / 2 }

/** A board or a tray leaves no room at its side. */
const besides = (vessel: Vessel) => vessel === 'plate' || vessel === 'bowl'

/** Names of what is defined in a drawing, made its own: several may stand in one page. */
function withOwnNames(svg: string, seed: string): string {
  const own = Math.floor(randomFrom(`${seed} names`)() * 36 ** 4).toString(36)
  return svg.replaceAll(/(\bid="|url\(#|href="#)/g, `$1d${own}`)
}

/**
 * A composed dish as an SVG document of 640 × 480, seen from above: the table, the vessel, and in it what its foods
 * become. The same dish always gives the same text; it refers to nothing outside and holds no words.
 */
export function drawDish(dish: DrawnDish, kinds: KindBook): string {
  const random = randomFrom(dish.seed)
  const serving = servingOf(dish, kinds)
  const { way, beside, asWhole, isPlain = false } = serving
  const { vessel = serving.vessel, ground = serving.ground, colour = serving.colour } = dish
  const sketch = new Sketch(random)
  const table = drawGround(ground, dish.shade, random)
  const { svg, well } = drawVessel(vessel, random, middle)
  const contents = contentsOf(dish, asWhole)
  const food = way({
    ...contents,
    sketch,
    well,
    colour: isPlain || dish.colour !== undefined ? colour : sauceColour(dish.foods, colour),
  })
  const inPlace = `translate(${middle.x} ${middle.y})scale(${near})translate(${-middle.x} ${-middle.y})`
  const drawing = `<defs>${softShadow}${sketch.definitions}</defs>${table}${drawBeside(besides(vessel) ? beside : undefined, { x: 588, y: 276 })}<g transform="${inPlace}">${svg}${food}</g>`
  return withOwnNames(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}">${drawing}</svg>`,
    dish.seed,
  )
}
