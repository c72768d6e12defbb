import type { Well } from '../../vessels/shapes.ts'
import { shade } from '../colour.ts'
import { lookLike } from '../looks/look.ts'
import { short } from '../outlines.ts'
import { scatter, strew } from '../scatter.ts'
import { added } from '../servings.ts'
import { dark, ellipse, path } from '../sketch.ts'
import type { Way } from './way.ts'

const tortilla = '#f5d692'

const browned = `fill="#c98a3c" fill-opacity=".55"`

const tacoPlaces = [
  { dx: -96, dy: 14, turn: -72 },
  { dx: 0, dy: -14, turn: -84 },
  { dx: 96, dy: 18, turn: -98 },
]

/** Folded tortillas, their fillings showing above. */
export const tacos: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const filling = scene.pieces.length > 0 ? scene.pieces.filter(({ look }) => look.size < 45) : []
  return tacoPlaces
    .map(({ dx, dy, turn }) => {
      const at = { x: well.cx + dx, y: well.cy + dy }
      const back = 'M-88 34C-86 -54 86 -54 88 34Z'
      const front = 'M-86 52C-84 -26 84 -26 86 52C84 60 -84 60 -86 52Z'
      const place = `transform="translate(${short(at.x)} ${short(at.y)})rotate(${turn})"`
      const inner: Well = { cx: 0, cy: -20, rx: 62, ry: 16, shape: 'round' }
      return (
        `<g ${place}>` +
        path(front, `transform="translate(-12 4)" ${dark}`) +
        path(
          back,
          `fill="${sketch.lit(shade(tortilla, 0.86))}" stroke="#c99a4c" stroke-width="3"`,
        ) +
        scatter(sketch, [...filling, added(lookLike('leaf', '#8cc454'), 3)], inner, {
          cover: 2.6,
          reach: 1.05,
          scale: 0.85,
          most: 18,
        }) +
        strew(sketch, garnishes, inner, { share: 0.4 }) +
        path(front, `fill="${sketch.lit(tortilla)}" stroke="#c99a4c" stroke-width="3"`) +
        ellipse({ x: -30, y: 16 }, 12, 7, browned) +
        ellipse({ x: 26, y: 4 }, 9, 6, browned) +
        ellipse({ x: 34, y: 36 }, 13, 7, browned) +
        '</g>'
      )
    })
    .join('')
}

/** A roll cut across: two halves, one showing what is in it. */
export const wrap: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const roll = (x: number, y: number, turn: number) => {
    const inside: Well = { cx: 98, cy: 0, rx: 27, ry: 40, shape: 'round' }
    return (
      `<g transform="translate(${short(x)} ${short(y)})rotate(${turn})">` +
      path(
        'M-90 -52H98A34 52 0 0 1 98 52H-90C-112 40 -112 -40 -90 -52Z',
        `transform="translate(6 15)" ${dark}`,
      ) +
      path(
        'M-90 -52H98A34 52 0 0 1 98 52H-90C-112 40 -112 -40 -90 -52Z',
        `fill="${sketch.lit(tortilla, [1.3, 0.78])}" stroke="#c99a4c" stroke-width="3"`,
      ) +
      path(
        'M-88 -20Q0 -34 66 -18M-60 52Q-70 0 -40 -52',
        'fill="none" stroke="#b5803a" stroke-opacity=".5" stroke-width="4"',
      ) +
      ellipse({ x: -40, y: 14 }, 20, 10, browned) +
      ellipse({ x: 10, y: -26 }, 14, 7, browned) +
      ellipse({ x: 36, y: 26 }, 18, 9, browned) +
      ellipse(
        { x: 98, y: 0 },
        34,
        51,
        `fill="${shade(tortilla, 1.3)}" stroke="#c99a4c" stroke-width="4"`,
      ) +
      ellipse({ x: 98, y: 0 }, 27, 42, `fill="#7a4a24"`) +
      scatter(sketch, scene.pieces, inside, { cover: 2.4, reach: 0.8, scale: 0.66, most: 26 }) +
      strew(sketch, garnishes, inside, { share: 0.3 }) +
      '</g>'
    )
  }
  return roll(well.cx - 22, well.cy - 52, -13) + roll(well.cx - 30, well.cy + 66, -5)
}

/** Tortillas folded over melted cheese and cut in wedges. */
export const quesadilla: Way = (scene) => {
  const { sketch, well } = scene
  const d = 'M0 62L-70 -52Q0 -86 70 -52Z'
  const wedge = (index: number) =>
    path(d, `transform="translate(4 16)" ${dark}`) +
    path(d, `transform="translate(0 11)" fill="#d9a24c"`) +
    path(
      'M-70 -42Q-50 -30 -48 -10Q-38 2 -34 16Q-20 30 0 72Q14 46 30 26Q40 14 44 -4Q60 -26 70 -42Z',
      `fill="#fbc94c"`,
    ) +
    path(
      d,
      `fill="${sketch.lit(tortilla, [1.25, 0.8])}" stroke="#c08a3c" stroke-width="3" stroke-linejoin="round"`,
    ) +
    [
      [-26, -40],
      [22, -48],
      [0, -16],
      [-8, 20],
      [34, -26],
    ]
      .map(([x = 0, y = 0]) => ellipse({ x, y }, 10 + ((x + index * 7) % 5), 7, browned))
      .join('')
  const places = [-64, 64, 184, 304].map((turn) => turn - 120)
  const all = places
    .map((turn, index) => {
      const angle = (turn * Math.PI) / 180
      const name = sketch.define(`wedge${index % 2}`, () => wedge(index % 2))
      return sketch.stamp(name, {
        x: well.cx + Math.cos(angle) * 74,
        y: well.cy + Math.sin(angle) * 62,
        turn: turn + 90,
        scale: 1.05,
      })
    })
    .join('')
  return (
    all +
    scatter(
      sketch,
      scene.pieces,
      { ...well, rx: 50, ry: 40, shape: 'round' },
      { cover: 0.6, scale: 0.6, most: 10 },
    ) +
    strew(
      sketch,
      scene.garnishes.filter(({ shape }) => shape !== 'grated'),
      well,
      { share: 0.6 },
    )
  )
}
