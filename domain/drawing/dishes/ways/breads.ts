import type { Point } from '../../svg.ts'
import type { Well } from '../../vessels/shapes.ts'
import { shade } from '../colour.ts'
import { blob, short } from '../outlines.ts'
import { scatter, strew } from '../scatter.ts'
import type { Piece } from '../servings.ts'
import { dark, ellipse, path, type Sketch } from '../sketch.ts'
import { withGreen } from './garnished.ts'
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
  ['canned-baked-bean', '#d27a34'],
  ['canned-tomato', '#c8452c'],
]

function spreadOf({ dish }: Scene): string | null {
  const found = spreads.find(([kind]) => dish.foods.some(({ kinds }) => kinds.includes(kind)))
  return found?.[1] ?? null
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
      const colour = spreadOf(scene)
      const spread =
        colour === null
          ? ''
          : path(
              blob(sketch.random, { x: top.cx, y: top.cy }, 58, {
                corners: 9,
                jitter: 0.08,
                squash: 1.06,
              }),
              `fill="${sketch.lit(colour, [1.25, 0.9])}"`,
            )
      return (
        breadSlice(sketch, at, { scale: 1.14, turn }) +
        spread +
        scatter(sketch, pieces, top, { cover: 0.9, reach: 0.82, most: 26 }) +
        strew(sketch, withGreen(garnishes), top, {
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
