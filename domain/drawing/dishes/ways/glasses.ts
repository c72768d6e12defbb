import { mix, shade } from '../colour.ts'
import { hasFood } from '../drawn-dish.ts'
import { lookLike } from '../looks/look.ts'
import { blob, short } from '../outlines.ts'
import { scatter, strew } from '../scatter.ts'
import { dark, ellipse, path } from '../sketch.ts'
import { juiceOf, sweetPieces } from './sweet-bowls.ts'
import type { Scene, Way } from './way.ts'

/** Glasses seen from the side, filled in layers, fruit on top. */
export const layeredGlasses: Way = (scene) => {
  const { sketch, well, colour } = scene
  const fruit = sweetPieces(scene).filter(({ look }) => look.shape !== 'dollop')
  const first = fruit[0]
  const isChocolate = hasFood(scene.dish, 'cocoa-powder', 'chocolate', 'dark-chocolate')
  const below =
    first === undefined
      ? shade(colour, isChocolate ? 0.8 : 0.86)
      : mix([
          [juiceOf(first.look), 3],
          [colour, 1],
        ])
  const sides = 'M-72 -84Q-74 70 -50 92Q0 108 50 92Q74 70 72 -84Z'
  const layer = (y: number, tone: string) =>
    path(`M-78 ${y}q20 -10 39 0t39 0t39 0t39 0V120H-78Z`, `fill="${tone}"`)
  const glass = (dx: number, dy: number, id: string) => {
    const top = { cx: 0, cy: -92, rx: 56, ry: 12, shape: 'round' as const }
    return (
      `<g transform="translate(${short(well.cx + dx)} ${short(well.cy + dy)})scale(1.16)">` +
      `<defs><clipPath id="${id}"><path d="${sides}"/></clipPath></defs>` +
      ellipse({ x: 10, y: 96 }, 74, 18, dark) +
      `<g clip-path="url(#${id})">` +
      path(sides, `fill="${sketch.lit(colour, [1.25, 0.9])}"`) +
      layer(-30, below) +
      layer(6, shade(colour, 1.12)) +
      layer(44, below) +
      '</g>' +
      path(
        sides,
        'fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linejoin="round"',
      ) +
      path(
        blob(sketch.random, { x: 0, y: -88 }, 66, { corners: 9, jitter: 0.07, squash: 0.3 }),
        `fill="${shade(colour, 1.2)}"`,
      ) +
      scatter(sketch, fruit.slice(0, 3), top, { cover: 2.2, reach: 0.9, scale: 1.1, most: 9 }) +
      (fruit.length === 0
        ? strew(
            sketch,
            scene.garnishes.length > 0 ? scene.garnishes : [lookLike('fleck', shade(colour, 0.5))],
            top,
            { share: 0.4 },
          )
        : '') +
      path(
        'M-52 -60Q-54 40 -38 74',
        'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"',
      ) +
      '</g>'
    )
  }
  return glass(-98, -10, 'glassa') + glass(98, 14, 'glassb')
}

/** A mug from the side, steam above it. */
export const hotDrink: Way = ({ sketch, well, colour }) => {
  const mug = '#4f7f94'
  return (
    `<g transform="translate(${short(well.cx - 14)} ${short(well.cy + 20)})scale(1.2)">` +
    ellipse({ x: 10, y: 100 }, 104, 18, dark) +
    path(
      'M78 -44C142 -52 146 50 74 46',
      `fill="none" stroke="${shade(mug, 0.8)}" stroke-width="20"`,
    ) +
    path('M-86 -72H86V62Q84 98 44 100H-44Q-84 98 -86 62Z', `fill="${sketch.lit(mug)}"`) +
    ellipse({ x: 0, y: -72 }, 86, 22, 'fill="#f3ece0"') +
    ellipse({ x: 0, y: -70 }, 76, 17, `fill="${sketch.lit(colour, [1.3, 0.85])}"`) +
    ellipse({ x: -14, y: -72 }, 34, 6, 'fill="#fff" fill-opacity=".35"') +
    path(
      'M-64 -40Q-66 30 -54 66',
      'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="11" stroke-linecap="round"',
    ) +
    path(
      'M-36 -104q-20 -22 0 -44t0 -40M6 -106q-20 -22 0 -44t0 -40M46 -104q-20 -22 0 -44t0 -36',
      'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="8" stroke-linecap="round"',
    ) +
    '</g>'
  )
}

/** A cake baked in a mug, risen over its rim. */
export const mugCake: Way = (scene) => {
  const { sketch, well, colour } = scene
  const dome = 'M-84 -66C-100 -128 -40 -158 6 -146C64 -150 104 -112 86 -62Z'
  return (
    hotDrinkWithout(scene) +
    `<g transform="translate(${short(well.cx - 14)} ${short(well.cy + 20)})scale(1.2)">` +
    path(dome, `fill="${sketch.lit(colour)}" stroke="${shade(colour, 0.6)}" stroke-width="3"`) +
    path(
      'M-40 -104l26 14M10 -122l12 24M46 -96l-16 16',
      `stroke="${shade(colour, 0.5)}" stroke-width="6" stroke-linecap="round"`,
    ) +
    '</g>'
  )
}

function hotDrinkWithout({ sketch, well }: Scene): string {
  const mug = '#c9584a'
  return (
    `<g transform="translate(${short(well.cx - 14)} ${short(well.cy + 20)})scale(1.2)">` +
    ellipse({ x: 10, y: 100 }, 104, 18, dark) +
    path(
      'M78 -44C142 -52 146 50 74 46',
      `fill="none" stroke="${shade(mug, 0.8)}" stroke-width="20"`,
    ) +
    path('M-86 -72H86V62Q84 98 44 100H-44Q-84 98 -86 62Z', `fill="${sketch.lit(mug)}"`) +
    path(
      'M-64 -40Q-66 30 -54 66',
      'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="11" stroke-linecap="round"',
    ) +
    '</g>'
  )
}

/** Jars with lids, what is in them seen through the glass. */
export const jars: Way = (scene) => {
  const { sketch, well, colour } = scene
  const glass = 'M-58 -64Q-74 -50 -74 -28V72Q-72 92 -50 94H50Q72 92 74 72V-28Q74 -50 58 -64Z'
  return [
    [-88, -4],
    [88, 16],
  ]
    .map(([dx = 0, dy = 0]) => {
      const inner = { cx: 0, cy: 22, rx: 64, ry: 62, shape: 'square' as const }
      return (
        `<g transform="translate(${short(well.cx + dx)} ${short(well.cy + dy)})scale(1.12)">` +
        ellipse({ x: 10, y: 94 }, 82, 16, dark) +
        path(glass, `fill="${sketch.lit(colour, [1.25, 0.85])}"`) +
        scatter(sketch, scene.pieces.slice(0, 3), inner, { cover: 0.8, reach: 0.86, most: 20 }) +
        path(glass, 'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6"') +
        `<rect x="-64" y="-96" width="128" height="36" rx="8" fill="${sketch.lit('#c9584a')}"/>` +
        path(
          'M-54 -32Q-58 30 -52 66',
          'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="9" stroke-linecap="round"',
        ) +
        '</g>'
      )
    })
    .join('')
}
