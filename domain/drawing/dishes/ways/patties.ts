import { between } from '../../random.ts'
import type { Point } from '../../svg.ts'
import { mix, shade } from '../colour.ts'
import { hasFood } from '../drawn-dish.ts'
import { liquid, pool, within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { blob } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { added } from '../servings.ts'
import { dark, ellipse, path, type Sketch } from '../sketch.ts'
import { withGreen } from './garnished.ts'
import { pastaBase } from './pasta.ts'
import { sweetPieces } from './sweet-bowls.ts'
import type { Scene, Way } from './way.ts'

function patty(sketch: Sketch, at: Point, r: number, colour: string): string {
  const name = sketch.define(`patty${colour.slice(1)}`, () => {
    const outline = blob(sketch.random, { x: 0, y: 0 }, 50, {
      corners: 10,
      jitter: 0.07,
      squash: 0.92,
    })
    const spots = [-22, -4, 16]
      .map((x) =>
        ellipse(
          { x, y: between(sketch.random, -20, 20) },
          11,
          7,
          `fill="${shade(colour, 0.55)}" fill-opacity=".45"`,
        ),
      )
      .join('')
    return (
      path(outline, `transform="translate(4 15)" ${dark}`) +
      path(outline, `transform="translate(0 9)" fill="${shade(colour, 0.55)}"`) +
      path(outline, `fill="${sketch.lit(colour)}"`) +
      path(outline, `transform="scale(.8)" fill="${shade(colour, 0.72)}" fill-opacity=".5"`) +
      spots
    )
  })
  return sketch.stamp(name, { ...at, turn: between(sketch.random, -20, 20), scale: r / 50 })
}

/** A dip beside them, herbs over them. */
const withDip = ({ sketch, well, garnishes }: Scene) =>
  layPiece(sketch, {
    x: well.cx + well.rx * 0.62,
    y: well.cy + well.ry * 0.66,
    look: { ...added(lookLike('dollop', '#fffdf6')).look, size: 32 },
    turn: 0,
  }) + strew(sketch, withGreen(garnishes), well, { reach: 0.7, share: 0.8 })

/** Fruit and sugar over them. */
const sweetened = (scene: Scene) =>
  scatter(scene.sketch, sweetPieces(scene), scene.well, { cover: 0.3, reach: 0.8, most: 14 }) +
  strew(scene.sketch, [{ ...lookLike('seed', '#fff'), size: 5 }], scene.well, {
    reach: 0.8,
    share: 2,
  })

/** Round browned things on a plate, flecked with what is in them, and a dip. */
export const patties: Way = (scene) => {
  const { sketch, well, colour, pieces, dish } = scene
  const mince = pieces.find(({ look }) => look.shape === 'crumb')
  const tone =
    mince === undefined
      ? colour
      : mix([
          [mince.look.colour, 2],
          ['#8a4f26', 1],
        ])
  const isGreen = hasFood(dish, 'spinach', 'zucchini', 'kale', 'summer-squash', 'broccoli')
  const from = between(sketch.random, 0, 1.2)
  const places = [0.1, 1.4, 2.7, 3.95, 5.2]
    .map((turn) => from + turn)
    .map((angle) => ({
      x: well.cx + Math.cos(angle) * well.rx * 0.56,
      y: well.cy + Math.sin(angle) * well.ry * 0.56,
    }))
  const bits = pieces.filter(({ look }) => look.size < 10).slice(0, 3)
  const isSweet =
    !dish.meals.some((meal) => meal === 'dinner' || meal === 'lunch' || meal === 'side') &&
    hasFood(dish, 'sugar', 'jam', 'honey', 'maple-syrup')
  return (
    places
      .map((at) =>
        patty(
          sketch,
          at,
          well.rx * 0.4,
          isGreen
            ? mix([
                [tone, 2],
                ['#7f9a3c', 1],
              ])
            : tone,
        ),
      )
      .join('') +
    (mince === undefined
      ? scatter(sketch, bits, within(well, 0.9), { cover: 0.3, reach: 0.85, scale: 0.7 })
      : '') +
    patty(
      sketch,
      { x: well.cx, y: well.cy - 4 },
      well.rx * 0.4,
      isGreen
        ? mix([
            [tone, 2],
            ['#7f9a3c', 1],
          ])
        : tone,
    ) +
    (isSweet ? sweetened(scene) : withDip(scene))
  )
}

/** The same of shreds, which stand out at the edges. */
export const shredPatties: Way = (scene) =>
  patties(scene) +
  strew(
    scene.sketch,
    [
      { shape: 'grated', colour: shade(scene.colour, 0.62), second: null, size: 11 },
      { shape: 'grated', colour: shade(scene.colour, 1.3), second: null, size: 11 },
    ],
    scene.well,
    { reach: 0.84, share: 1.6 },
  )

/** Balls in sauce. */
export const ballsInSauce: Way = (scene) => {
  const { sketch, well, colour, pieces, garnishes, dish } = scene
  const mince = pieces.find(({ look }) => look.shape === 'crumb')?.look.colour ?? '#8f532f'
  const balls = added({ shape: 'ball', colour: mince, second: shade(mince, 0.75), size: 29 })
  const bed = hasFood(dish, 'pasta')
    ? pastaBase(scene, '#f2ca70') + pool(sketch, { x: well.cx, y: well.cy }, well.rx * 0.66, colour)
    : liquid(sketch, well, colour)
  const lying = hasFood(dish, 'pasta') ? within(well, 0.66) : well
  return (
    bed +
    scatter(sketch, [balls], lying, { cover: 0.95, reach: 0.78, most: 14 }) +
    strew(sketch, withGreen(garnishes), well, {
      reach: 0.75,
    })
  )
}
