import { between } from '../../random.ts'
import type { Point } from '../../svg.ts'
import type { Well } from '../../vessels/shapes.ts'
import { within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { blob, short, spots } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { added } from '../servings.ts'
import { dark, ellipse, path } from '../sketch.ts'
import { sweetPieces } from './sweet-bowls.ts'
import type { Way } from './way.ts'

function syrup({ x, y }: Point, r: number): string {
  const d = `M${short(x - r * 0.75)} ${short(y)}C${short(x - r * 0.7)} ${short(y - r * 0.42)} ${short(x + r * 0.7)} ${short(y - r * 0.42)} ${short(x + r * 0.78)} ${short(y)}C${short(x + r * 0.9)} ${short(y + r * 0.5)} ${short(x + r * 0.72)} ${short(y + r * 0.62)} ${short(x + r * 0.66)} ${short(y + r * 0.2)}C${short(x + r * 0.2)} ${short(y + r * 0.4)} ${short(x + r * 0.1)} ${short(y + r * 0.86)} ${short(x - r * 0.06)} ${short(y + r * 0.34)}C${short(x - r * 0.4)} ${short(y + r * 0.3)} ${short(x - r * 0.6)} ${short(y + r * 0.7)} ${short(x - r * 0.66)} ${short(y + r * 0.16)}Z`
  return (
    path(d, 'fill="#c9741c" fill-opacity=".85"') +
    path(
      `M${short(x - r * 0.5)} ${short(y - r * 0.1)}q${short(r * 0.4)} ${short(-r * 0.16)} ${short(r * 0.8)} -2`,
      'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"',
    )
  )
}

/** Pancakes in a stack, seen a little from the side, with butter and syrup. */
export const pancakeStack: Way = (scene) => {
  const { sketch, well } = scene
  const r = well.rx * 0.86
  const cake = sketch.define(
    'pancake',
    () =>
      ellipse({ x: 0, y: 15 }, r, r * 0.66, 'fill="#b5702a"') +
      ellipse({ x: 0, y: 8 }, r, r * 0.66, 'fill="#fbe0a4"') +
      ellipse({ x: 0, y: 0 }, r, r * 0.66, `fill="${sketch.lit('#d9943c', [1.3, 0.9])}"`) +
      ellipse({ x: 0, y: 0 }, r * 0.86, r * 0.54, 'fill="#c07a2c" fill-opacity=".5"'),
  )
  const lifts = [
    { dx: 0, dy: 54 },
    { dx: 5, dy: 31 },
    { dx: -5, dy: 8 },
    { dx: 4, dy: -15 },
    { dx: 0, dy: -38 },
  ]
  const top = { x: well.cx, y: well.cy - 38 }
  const around: Well = {
    cx: well.cx,
    cy: well.cy + r * 0.52,
    rx: r * 1.12,
    ry: r * 0.46,
    shape: 'round',
  }
  const fruit = sweetPieces(scene)
  return (
    ellipse({ x: well.cx + 6, y: well.cy + 76 }, r * 1.06, r * 0.62, dark) +
    lifts.map(({ dx, dy }) => sketch.stamp(cake, { x: well.cx + dx, y: well.cy + dy })).join('') +
    syrup(top, r * 0.84) +
    scatter(
      sketch,
      fruit,
      { ...around, cy: top.y, rx: r * 0.62, ry: r * 0.34 },
      { cover: 0.7, most: 14 },
    ) +
    layPiece(sketch, {
      x: top.x - 10,
      y: top.y - 12,
      look: { ...added(lookLike('cube', '#fce68c')).look, size: 26 },
      turn: 8,
    }) +
    scatter(
      sketch,
      fruit,
      { ...around, cy: well.cy + r * 0.86, ry: r * 0.12 },
      { cover: 0.8, most: 9 },
    )
  )
}

/** Thin pancakes folded in four. */
export const foldedCrepes: Way = (scene) => {
  const { sketch, well } = scene
  const fan = 'M-4 70C-60 40 -84 -10 -80 -50C-30 -76 50 -70 84 -36C70 10 40 50 -4 70Z'
  const crepe = sketch.define(
    'crepe',
    () =>
      path(fan, `transform="translate(4 12)" ${dark}`) +
      path(fan, `transform="translate(0 6)" fill="#c08636"`) +
      path(fan, `fill="${sketch.lit('#f3cf82', [1.3, 0.84])}" stroke="#cf9a48" stroke-width="2"`) +
      path(
        'M-4 66C-40 30 -50 -20 -44 -58M-4 66C10 30 30 -10 62 -44',
        'fill="none" stroke="#b5803a" stroke-opacity=".6" stroke-width="4"',
      ) +
      [
        [-54, -30],
        [0, -40],
        [34, -22],
        [-14, -4],
        [8, 24],
      ]
        .map(([x = 0, y = 0]) => ellipse({ x, y }, 12, 7, 'fill="#b5702a" fill-opacity=".4"'))
        .join(''),
  )
  const isSavoury = !scene.dish.meals.includes('dessert')
  return (
    [
      [-58, -34, -28],
      [52, -30, 24],
      [-6, 46, -4],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        sketch.stamp(crepe, { x: well.cx + x, y: well.cy + y, turn, scale: 1.05 }),
      )
      .join('') +
    scatter(sketch, sweetPieces(scene), within(well, 0.66), { cover: 0.5, most: 16 }) +
    strew(
      sketch,
      isSavoury
        ? [...scene.garnishes, lookLike('fleck', '#4f963c')]
        : [{ ...lookLike('seed', '#fff'), size: 5 }],
      within(well, 0.8),
    )
  )
}

/** Slices of bread fried in egg. */
export const frenchToast: Way = (scene) => {
  const { sketch, well } = scene
  const d = 'M-58 -52Q0 -72 58 -52Q66 0 58 54Q0 66 -58 54Q-66 0 -58 -52Z'
  const name = sketch.define(
    'fried',
    () =>
      path(d, `transform="translate(5 14)" ${dark}`) +
      path(d, `transform="translate(0 9)" fill="#a8641f"`) +
      path(d, `fill="${sketch.lit('#e3a040')}" stroke="#a8641f" stroke-width="5"`) +
      path(
        'M-36 -26Q-10 -40 20 -30M-30 10Q0 -6 34 6M-24 38Q6 26 30 36',
        'fill="none" stroke="#a8601c" stroke-opacity=".55" stroke-width="9" stroke-linecap="round"',
      ),
  )
  return (
    [
      [-52, -36, -14],
      [46, -22, 12],
      [-10, 42, -3],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        sketch.stamp(name, { x: well.cx + x, y: well.cy + y, turn }),
      )
      .join('') +
    syrup({ x: well.cx - 8, y: well.cy + 26 }, 56) +
    scatter(sketch, sweetPieces(scene), within(well, 0.7), { cover: 0.5, most: 16 }) +
    strew(sketch, [{ ...lookLike('seed', '#fff'), size: 5 }], within(well, 0.7))
  )
}

/** A thick pancake torn in pieces, under sugar. */
export const tornPancake: Way = (scene) => {
  const { sketch, well } = scene
  const torn = (index: number) =>
    sketch.define(`torn${index}`, () => {
      const outline = blob(sketch.random, { x: 0, y: 0 }, 34, {
        corners: 5,
        jitter: 0.3,
        squash: 0.8,
      })
      return (
        path(outline, `transform="translate(3 17)" ${dark}`) +
        path(
          outline,
          'transform="translate(0 11)" fill="#f9e2a2" stroke="#e0b45c" stroke-width="2"',
        ) +
        path(outline, `fill="${sketch.lit(index % 2 === 0 ? '#dd9a3c' : '#e8b458')}"`) +
        path(outline, 'transform="scale(.7)" fill="#a8641f" fill-opacity=".3"')
      )
    })
  const pieces = spots(sketch.random, well, 26, 0.82)
    .toSorted((one, other) => one.y - other.y)
    .map((at, index) =>
      sketch.stamp(torn(index % 4), { ...at, turn: between(sketch.random, -30, 30) }),
    )
  return (
    pieces.join('') +
    scatter(sketch, sweetPieces(scene), well, { cover: 0.3, reach: 0.8 }) +
    strew(sketch, [{ ...lookLike('seed', '#fff'), size: 5 }], well, { reach: 0.85, share: 3 })
  )
}
