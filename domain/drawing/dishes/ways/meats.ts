import type { Well } from '../../vessels/shapes.ts'
import { shade } from '../colour.ts'
import { pool, within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { short } from '../outlines.ts'
import { scatter, strew } from '../scatter.ts'
import { dark, path } from '../sketch.ts'
import { besides, meatShapes } from './beside-meat.ts'
import { withGreen } from './garnished.ts'
import type { Way } from './way.ts'

/** A steak in slices, pink inside, its crust outside. */
export const slicedSteak: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const crust =
    scene.pieces.find(({ look }) => meatShapes.has(look.shape))?.look.colour ?? scene.colour
  const inside = /chicken|turkey|pork|tofu/.test(scene.pieces[0]?.food.id ?? '')
    ? '#f3dcbc'
    : '#d9706a'
  const d =
    'M-26 -62C-8 -72 16 -68 24 -50C30 -10 28 30 14 62C0 70 -20 64 -26 46C-32 10 -34 -30 -26 -62Z'
  const name = sketch.define(
    'steakslice',
    () =>
      path(d, `transform="translate(6 11)" ${dark}`) +
      path(d, `fill="${sketch.lit(shade(crust, 0.8))}"`) +
      path(d, `transform="translate(2 0)scale(.76 .9)" fill="${sketch.lit(inside, [1.3, 0.9])}"`),
  )
  const slices = [-124, -84, -44, -4, 36, 76, 116]
    .map((x, index) =>
      sketch.stamp(name, {
        x: well.cx + x,
        y: well.cy - 10 + Math.sin(index) * 7,
        turn: 12 + index * 2,
        scale: 1.12,
      }),
    )
    .join('')
  return (
    slices +
    scatter(sketch, besides(scene), within(well, 0.9, { dy: well.ry * 0.72 }), {
      cover: 0.25,
      reach: 0.8,
      most: 12,
    }) +
    strew(sketch, withGreen(garnishes), within(well, 0.9), { share: 0.9 })
  )
}

/** A steak whole, grilled, with the marks of the grill or the pan. */
export const wholeSteak: Way = (scene) => {
  const { sketch, well, garnishes, colour } = scene
  const meat = scene.pieces.find(({ look }) => meatShapes.has(look.shape))?.look.colour ?? '#74391f'
  const d =
    'M-112 -8C-112 -64 -50 -82 10 -72C70 -66 112 -44 108 4C104 54 56 66 10 60C-50 62 -110 52 -112 -8Z'
  return (
    pool(sketch, { x: well.cx + 6, y: well.cy + 14 }, well.rx * 0.98, colour) +
    `<g transform="translate(${short(well.cx)} ${short(well.cy - 6)})">` +
    path(d, `transform="translate(5 18)" ${dark}`) +
    path(d, `transform="translate(0 11)" fill="${shade(meat, 0.5)}"`) +
    path(
      d,
      `fill="${sketch.lit(meat, [1.25, 0.8])}" stroke="#f0d8b0" stroke-opacity=".5" stroke-width="4"`,
    ) +
    path(
      'M-80 -52L-40 44M-40 -66L4 52M2 -66L46 54M46 -60L82 36',
      'stroke="#2a120a" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"',
    ) +
    '</g>' +
    scatter(sketch, besides(scene), well, { cover: 0.16, reach: 0.9, most: 9 }) +
    strew(sketch, withGreen(garnishes), within(well, 0.8), { share: 0.6 })
  )
}

/** Ribs in a rack, glazed; the bones stand out at both sides. */
export const ribs: Way = ({ sketch, well, colour, garnishes }) => {
  const places = [-115, -69, -23, 23, 69, 115]
  const humps = places.map(() => 'q23 -18 46 0').join('')
  const slab = `M-138 -62${humps}V66${places.map(() => 'q-23 18 -46 0').join('')}Z`
  const bones = places.map((x) => `M${x} -84V-50M${x} 50V88`).join('')
  const grooves = places
    .slice(1)
    .map((x) => `M${x - 23} -54V58`)
    .join('')
  const shine = places.map((x) => `M${x - 8} -44V${x % 2 === 0 ? 20 : 34}`).join('')
  return (
    `<g transform="translate(${short(well.cx)} ${short(well.cy - 2)})rotate(-5)scale(1.06)">` +
    path(slab, `transform="translate(6 18)" ${dark}`) +
    path(bones, 'stroke="#c9b48c" stroke-width="21" stroke-linecap="round"') +
    path(
      bones,
      'transform="translate(-1 -2)" stroke="#f8efd8" stroke-width="16" stroke-linecap="round"',
    ) +
    path(
      slab,
      `fill="${sketch.lit(colour, [1.2, 0.76])}" stroke="${shade(colour, 0.45)}" stroke-width="4"`,
    ) +
    path(grooves, `stroke="${shade(colour, 0.4)}" stroke-width="9" stroke-linecap="round"`) +
    path(shine, 'stroke="#fff" stroke-opacity=".3" stroke-width="9" stroke-linecap="round"') +
    '</g>' +
    strew(sketch, withGreen(garnishes), within(well, 0.8), { share: 0.6 })
  )
}

/** A loaf of mince, glazed, slices cut. */
export const meatLoaf: Way = ({ sketch, well, colour, garnishes }) => {
  const { cx, cy } = well
  const cut = 'M-46 46V-30C-46 -62 46 -62 46 -30V46Q0 58 -46 46Z'
  const bits: Well = { cx: 0, cy: 0, rx: 34, ry: 36, shape: 'square' }
  const slice = sketch.define(
    'meatslice',
    () =>
      path(cut, `transform="translate(6 10)" ${dark}`) +
      path(cut, `fill="${shade(colour, 0.6)}"`) +
      path(cut, `transform="scale(.92)" fill="${sketch.lit(shade(colour, 1.08))}"`) +
      strew(
        sketch,
        [
          { ...lookLike('fleck', shade(colour, 0.7)), size: 7 },
          lookLike('fleck', '#e89a4c'),
          lookLike('fleck', '#5f9f40'),
        ],
        bits,
        { share: 0.6 },
      ) +
      path(
        'M-45 -24C-44 -64 44 -64 45 -24',
        'fill="none" stroke="#b5301c" stroke-width="11" stroke-linecap="round"',
      ),
  )
  const block = `M${short(cx - 170)} ${short(cy + 46)}V${short(cy - 26)}C${short(cx - 170)} ${short(cy - 84)} ${short(cx - 20)} ${short(cy - 84)} ${short(cx - 6)} ${short(cy - 30)}V${short(cy + 52)}Q${short(cx - 90)} ${short(cy + 64)} ${short(cx - 170)} ${short(cy + 46)}Z`
  const glaze = `M${short(cx - 168)} ${short(cy - 16)}C${short(cx - 168)} ${short(cy - 82)} ${short(cx - 22)} ${short(cy - 82)} ${short(cx - 8)} ${short(cy - 22)}q-14 26 -28 2q-16 34 -34 0q-22 24 -40 0q-18 30 -32 0q-12 12 -26 4Z`
  return (
    path(block, `transform="translate(6 14)" ${dark}`) +
    path(block, `fill="${sketch.lit(shade(colour, 0.84))}"`) +
    path(glaze, `fill="${sketch.lit('#b5301c')}"`) +
    path(
      `M${short(cx - 140)} ${short(cy - 46)}Q${short(cx - 90)} ${short(cy - 66)} ${short(cx - 50)} ${short(cy - 52)}`,
      'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"',
    ) +
    [14, 82, 142]
      .map((dx, index) =>
        sketch.stamp(slice, { x: cx + dx, y: cy + 4 + index * 10, turn: index * 10 }),
      )
      .join('') +
    strew(sketch, withGreen(garnishes), well, { share: 0.4 })
  )
}
