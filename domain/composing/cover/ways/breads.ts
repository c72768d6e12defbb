import { between } from '../../../drawing/random.ts'
import type { Point } from '../../../drawing/svg.ts'
import type { Well } from '../../../drawing/vessels/shapes.ts'
import { shade } from '../colour.ts'
import { type Look, lookLike } from '../looks/look.ts'
import { blob, short } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import type { Piece } from '../servings.ts'
import { dark, ellipse, path, type Sketch } from '../sketch.ts'
import { added, mash } from './plates.ts'
import type { Scene, Way } from './way.ts'

const slice =
  'M-62 -24C-76 -62 -34 -76 0 -74C34 -76 76 -62 62 -24C60 -6 62 34 60 54C58 68 46 70 0 70C-46 70 -58 68 -60 54C-62 34 -60 -6 -62 -24Z'

/** A slice of bread, its crust and its crumb. */
function breadSlice(
  sketch: Sketch,
  at: Point,
  { scale = 1, turn = 0, tone = '#eec684' } = {},
): string {
  const name = sketch.define(
    `slice${tone.slice(1)}`,
    () =>
      path(slice, `transform="translate(5 15)" ${dark}`) +
      path(slice, `transform="translate(0 8)" fill="#8a5222"`) +
      path(slice, 'fill="#b5752f"') +
      path(slice, `transform="scale(.9)" fill="${sketch.lit(tone)}"`) +
      path(
        'M-34 -40h.1M-8 -52h.1M24 -34h.1M-40 6h.1M38 12h.1M-18 46h.1M22 50h.1M2 -4h.1',
        `stroke="${shade(tone, 0.8)}" stroke-width="7" stroke-linecap="round"`,
      ),
  )
  return sketch.stamp(name, { ...at, scale, turn })
}

const spreads: readonly (readonly [kind: string, colour: string])[] = [
  ['avocado', '#b5c95a'],
  ['guacamole', '#a8bf52'],
  ['hummus', '#e8cd9c'],
  ['peanut-butter', '#c98f4a'],
  ['cream-cheese', '#fffbf0'],
  ['ricotta', '#fffbf0'],
  ['goat-cheese', '#fffbf0'],
  ['cottage-cheese', '#fffbf0'],
  ['egg', '#fadd7c'],
  ['jam', '#b8284a'],
]

function spreadOf({ dish }: Scene): string {
  const found = spreads.find(([kind]) => dish.foods.some(({ kinds }) => kinds.includes(kind)))
  return found?.[1] ?? '#f8e3a8'
}

const onBread = (pieces: readonly Piece[]) =>
  pieces
    .filter(
      ({ food, look }) =>
        !/^(bread|roll|loaf|base|carrier)$/.test(food.slot) && look.colour !== '#e0a95c',
    )
    .map((piece) => ({ ...piece, look: { ...piece.look, size: Math.min(24, piece.look.size) } }))

/** Two slices of bread with everything on them. */
export const toast: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const pieces = onBread(scene.pieces)
  const places = [
    { x: well.cx - 84, y: well.cy - 10, turn: -9 },
    { x: well.cx + 84, y: well.cy + 12, turn: 7 },
  ]
  return places
    .map(({ turn, ...at }) => {
      const top: Well = { cx: at.x, cy: at.y + 2, rx: 54, ry: 60, shape: 'square' }
      const spread = path(
        blob(sketch.random, { x: top.cx, y: top.cy }, 58, {
          corners: 9,
          jitter: 0.08,
          squash: 1.06,
        }),
        `fill="${sketch.lit(spreadOf(scene), [1.25, 0.9])}"`,
      )
      return (
        breadSlice(sketch, at, { scale: 1.14, turn }) +
        spread +
        scatter(sketch, pieces, top, { cover: 0.9, reach: 0.82, most: 26 }) +
        strew(sketch, garnishes.length > 0 ? garnishes : [lookLike('fleck', '#4f963c')], top, {
          reach: 0.85,
          share: 0.5,
        })
      )
    })
    .join('')
}

/** Layers seen where a sandwich is cut. */
function layers(scene: Scene): string[] {
  const seen = onBread(scene.pieces).map(({ look }) => look.colour)
  const cheese = scene.garnishes.find(({ shape }) => shape === 'grated')
  const all = [...new Set([...seen, ...(cheese === undefined ? [] : [cheese.colour])])]
  return (all.length > 1 ? all : [...all, '#8cc454', '#f9cf70']).slice(0, 4)
}

/** One half of a sandwich, its cut side towards us. */
function sandwichHalf(scene: Scene, { x, y }: Point, isToasted: boolean): string {
  const { sketch } = scene
  const inside = layers(scene)
  const crumb = isToasted ? '#e3a850' : '#f6dcaa'
  const wave = (top: number) => `M-92 ${top}q23 -9 46 0t46 0t46 0t46 0V${top + 20}H-92Z`
  const bands = inside
    .map((colour, index) =>
      path(
        wave(20 + index * 15),
        `fill="${sketch.lit(colour, [1.15, 0.85])}" stroke="${shade(colour, 0.7)}" stroke-width="1.500"`,
      ),
    )
    .join('')
  const foot = 24 + inside.length * 15
  const top = 'M-92 8L-4 -88Q0 -92 4 -88L92 8Z'
  const grill = isToasted
    ? path(
        'M-50 -14L-26 -40M-24 -2L14 -56M14 0L34 -30M-66 2L-60 -6',
        'stroke="#8a4a18" stroke-opacity=".65" stroke-width="8" stroke-linecap="round"',
      )
    : ''
  return (
    `<g transform="translate(${short(x)} ${short(y)})">` +
    ellipse({ x: 4, y: foot + 18 }, 104, 20, dark) +
    path(
      `M-92 ${foot}H92V${foot + 14}Q92 ${foot + 24} 82 ${foot + 24}H-82Q-92 ${foot + 24} -92 ${foot + 14}Z`,
      `fill="${sketch.lit(crumb)}" stroke="#a8692a" stroke-width="4"`,
    ) +
    bands +
    path(
      'M-92 6H92V16Q92 26 82 26H-82Q-92 26 -92 16Z',
      `fill="${sketch.lit(crumb, [1.2, 0.9])}" stroke="#a8692a" stroke-width="3"`,
    ) +
    path(
      top,
      `fill="${sketch.lit(isToasted ? '#dd9a3e' : '#e3a956')}" stroke="#a8692a" stroke-width="6" stroke-linejoin="round"`,
    ) +
    path('M-66 0L0 -70L66 0Z', `fill="${sketch.lit(isToasted ? '#e8b054' : '#f5d9a4')}"`) +
    grill +
    '</g>'
  )
}

const sandwichOf =
  (isToasted: boolean): Way =>
  (scene) => {
    const { well, sketch } = scene
    return (
      sandwichHalf(scene, { x: well.cx - 44, y: well.cy - 50 }, isToasted) +
      sandwichHalf(scene, { x: well.cx + 52, y: well.cy + 28 }, isToasted) +
      strew(
        sketch,
        scene.garnishes.filter(({ shape }) => shape === 'fleck'),
        well,
        { share: 0.3 },
      )
    )
  }
export const sandwich: Way = sandwichOf(false)
export const toastedSandwich: Way = sandwichOf(true)

const tortilla = '#f5d692'
const browned = `fill="#c98a3c" fill-opacity=".55"`

/** Folded tortillas, their fillings showing above. */
export const tacos: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const filling = scene.pieces.length > 0 ? scene.pieces.filter(({ look }) => look.size < 45) : []
  return [-96, 0, 96]
    .map((dx, index) => {
      const at = { x: well.cx + dx, y: well.cy + [14, -14, 18][index]! }
      const back = 'M-88 34C-86 -54 86 -54 88 34Z'
      const front = 'M-86 52C-84 -26 84 -26 86 52C84 60 -84 60 -86 52Z'
      const place = `transform="translate(${short(at.x)} ${short(at.y)})rotate(${[-72, -84, -98][index]})"`
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

/** A bowl of dip, and bread to dip around it. */
export const dip: Way = (scene) => {
  const { sketch, well, colour, garnishes, pieces } = scene
  const bread = sketch.define(
    'pita',
    () =>
      path('M-36 26L0 -36L36 26Q0 40 -36 26Z', `transform="translate(3 9)" ${dark}`) +
      path(
        'M-36 26L0 -36L36 26Q0 40 -36 26Z',
        `fill="${sketch.lit('#efc684')}" stroke="#c08a44" stroke-width="4" stroke-linejoin="round"`,
      ) +
      path(
        'M-8 8h.1M12 14h.1M0 -10h.1',
        'stroke="#a86a2c" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"',
      ),
  )
  const around = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * 2 * Math.PI
    return sketch.stamp(bread, {
      x: well.cx + Math.cos(angle) * 128,
      y: well.cy + Math.sin(angle) * 128,
      turn: between(sketch.random, -30, 30) + (angle * 180) / Math.PI,
      scale: 0.95,
    })
  }).join('')
  const [r, at] = [98, { x: well.cx, y: well.cy }]
  const inner: Well = { cx: at.x, cy: at.y, rx: r * 0.8, ry: r * 0.8, shape: 'round' }
  const bits: Look[] =
    garnishes.length > 0
      ? [...garnishes]
      : [lookLike('fleck', '#4f963c'), lookLike('fleck', '#b8401c')]
  return (
    around +
    ellipse({ x: at.x + 3, y: at.y + 12 }, r + 4, r + 4, dark) +
    ellipse(at, r, r, `fill="${sketch.lit('#3f6f86')}"`) +
    ellipse(at, r * 0.89, r * 0.89, 'fill="#2c5468"') +
    mash(sketch, at, r * 0.85, colour) +
    path(
      `M${short(at.x - 36)} ${short(at.y + 10)}q30 34 66 4`,
      'fill="none" stroke="#c9a02c" stroke-opacity=".75" stroke-width="9" stroke-linecap="round"',
    ) +
    scatter(
      sketch,
      pieces.filter(({ look }) => look.size < 14),
      inner,
      { cover: 0.12, reach: 0.6, scale: 0.8, most: 9 },
    ) +
    strew(sketch, bits, inner, { reach: 0.8, share: 0.7 })
  )
}

/** A piece that stands on its own, for what has one thing in it. */
export function single(scene: Scene, look: Look, at: Point): string {
  return layPiece(scene.sketch, { ...at, look: added(look).look })
}
