import { between } from '../../random.ts'
import { shade } from '../colour.ts'
import { within } from '../fillings.ts'
import { blob, spots } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { added } from '../servings.ts'
import { dark, ellipse, path } from '../sketch.ts'
import { besides } from './beside-meat.ts'
import { withGreen } from './garnished.ts'
import type { Way } from './way.ts'

/** A thin cutlet in crumbs, fried golden, with a wedge of lemon. */
export const crumbedCutlet: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const crumbs = spots(sketch.random, { cx: 0, cy: 0, rx: 96, ry: 60, shape: 'round' }, 60, 0.94)
    .map((at) =>
      ellipse(
        at,
        between(sketch.random, 2, 6),
        between(sketch.random, 2, 4),
        `fill="${sketch.random() < 0.5 ? '#b06a1c' : '#fbdc94'}" fill-opacity=".6"`,
      ),
    )
    .join('')
  const name = sketch.define('crumbed', () => {
    const outline = blob(sketch.random, { x: 0, y: 0 }, 104, {
      corners: 13,
      jitter: 0.08,
      squash: 0.66,
    })
    return (
      path(outline, `transform="translate(5 15)" ${dark}`) +
      path(outline, `transform="translate(0 8)" fill="#8f5a1c"`) +
      path(outline, `fill="${sketch.lit('#dd9c3c')}" stroke="#b5742a" stroke-width="3"`) +
      crumbs
    )
  })
  const lemon = added({ shape: 'wedge', colour: '#f8e480', second: '#f3cf3c', size: 34 })
  return (
    sketch.stamp(name, { x: well.cx - 18, y: well.cy - 42, turn: -10 }) +
    sketch.stamp(name, { x: well.cx + 20, y: well.cy + 36, turn: 8 }) +
    scatter(
      sketch,
      besides(scene).filter(({ look }) => look.shape !== 'wedge'),
      within(well, 0.4, { dx: well.rx * 0.6, dy: -well.ry * 0.5 }),
      { cover: 0.7, most: 9 },
    ) +
    layPiece(sketch, {
      x: well.cx + well.rx * 0.7,
      y: well.cy - well.ry * 0.46,
      look: lemon.look,
      turn: -30,
    }) +
    strew(sketch, withGreen(garnishes), well, { reach: 0.6, share: 0.5 })
  )
}

/** Pieces in a crust, fried and piled up. */
export const friedPieces: Way = (scene) => {
  const { sketch, well, colour, garnishes } = scene
  const bony = scene.pieces.find(({ look }) => look.shape === 'drumstick')
  const craggy = sketch.define('craggy', () => {
    const outline = blob(sketch.random, { x: 0, y: 0 }, 38, {
      corners: 12,
      jitter: 0.16,
      squash: 0.8,
    })
    const bumps = spots(sketch.random, { cx: 0, cy: 0, rx: 32, ry: 24, shape: 'round' }, 16, 0.95)
      .map((at) =>
        ellipse(
          at,
          7,
          5,
          `fill="${shade(colour, sketch.random() < 0.5 ? 1.35 : 0.68)}" fill-opacity=".7"`,
        ),
      )
      .join('')
    return (
      path(outline, `transform="translate(3 12)" ${dark}`) +
      path(outline, `transform="translate(0 6)" fill="${shade(colour, 0.55)}"`) +
      path(outline, `fill="${sketch.lit(colour)}"`) +
      bumps
    )
  })
  const places = spots(sketch.random, well, bony === undefined ? 12 : 8, 0.72).toSorted(
    (one, other) => one.y - other.y,
  )
  const heap =
    bony === undefined
      ? places.map((at) =>
          sketch.stamp(craggy, {
            ...at,
            turn: between(sketch.random, 0, 360),
            scale: between(sketch.random, 0.9, 1.15),
          }),
        )
      : places.map((at) =>
          layPiece(sketch, {
            ...at,
            look: { ...bony.look, colour, size: 56 },
            turn: between(sketch.random, 0, 360),
          }),
        )
  const lemon = added({ shape: 'wedge', colour: '#f8e480', second: '#f3cf3c', size: 28 })
  return (
    heap.join('') +
    layPiece(sketch, {
      x: well.cx + well.rx * 0.7,
      y: well.cy + well.ry * 0.6,
      look: lemon.look,
      turn: 20,
    }) +
    strew(sketch, withGreen(garnishes), well, { reach: 0.75, share: 0.6 })
  )
}
