import { between } from '../../../drawing/random.ts'
import { mix, shade } from '../colour.ts'
import { hasKind } from '../cover-dish.ts'
import { crust, rubble } from '../crusts.ts'
import { body, liquid, within } from '../fillings.ts'
import { type Look, lookLike } from '../looks/look.ts'
import { blob, short, spots } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { dark, ellipse, path } from '../sketch.ts'
import { added } from './plates.ts'
import type { Scene, Way } from './way.ts'

const green = lookLike('fleck', '#4f963c')

/** Something under melted cheese, showing through it. */
export const gratin: Way = ({ sketch, well, pieces, garnishes }) =>
  body(well, 'fill="#8a5420"') +
  scatter(sketch, pieces, well, { cover: 0.9, reach: 0.88, scale: 1.2, most: 40 }) +
  cheeseOver({ sketch, well }) +
  scatter(sketch, pieces.slice(0, 2), well, { cover: 0.18, reach: 0.8, most: 8 }) +
  strew(sketch, garnishes.filter(({ shape }) => shape !== 'grated').concat(green), well, {
    reach: 0.84,
    share: 0.7,
  })

/** Cheese that has run together, in patches that leave gaps. */
function cheeseOver({ sketch, well }: Pick<Scene, 'sketch' | 'well'>): string {
  const { random } = sketch
  const patches = spots(random, well, 17, 0.84)
  const melted = patches
    .map((at) =>
      blob(random, at, between(random, 32, 50), { corners: 8, jitter: 0.2, squash: 0.75 }),
    )
    .join('')
  const browned = spots(random, well, 30, 0.86)
    .map((at) =>
      path(
        blob(random, at, between(random, 5, 14), { corners: 5, jitter: 0.3, squash: 0.7 }),
        `fill="${random() < 0.5 ? '#a8601c' : '#c9822c'}" fill-opacity=".5"`,
      ),
    )
    .join('')
  return (
    path(melted, 'transform="translate(0 4)" fill="#a8641c" fill-opacity=".55"') +
    path(melted, `fill="${sketch.lit('#fbcf5c', [1.25, 0.92])}"`) +
    browned
  )
}

/** Pasta in a dish under a crust of cheese. */
export const pastaBake: Way = (scene) => {
  const { sketch, well, colour, dish } = scene
  const tubes = added({
    ...lookLike(
      'tube',
      mix([
        ['#f2ca70', 2],
        [colour, 1],
      ]),
    ),
    size: 26,
  })
  const rest = scene.pieces.filter(({ look }) => look.shape !== 'tube')
  const isCheesy = hasKind(dish, 'cheese', 'vegan-cheese')
  return (
    body(well, `fill="${shade(colour, 0.85)}"`) +
    scatter(sketch, [tubes], well, { cover: 1.5, reach: 0.92 }) +
    scatter(sketch, rest, well, { cover: 0.25, reach: 0.85 }) +
    (isCheesy ? cheeseOver({ sketch, well }) : '') +
    scatter(sketch, [tubes], well, { cover: 0.42, reach: 0.85 }) +
    strew(sketch, scene.garnishes.filter(({ shape }) => shape !== 'grated').concat(green), well, {
      reach: 0.85,
      share: 0.6,
    })
  )
}

/** Mash on top, drawn with a fork, browned. */
export const mashTopped: Way = ({ sketch, well, colour, garnishes }) => {
  const { cx, cy, rx, ry } = well
  const rows = [-0.72, -0.36, 0, 0.36, 0.72]
    .map((share) => {
      const y = cy + share * ry
      return `M${short(cx - rx * 0.9)} ${short(y)}q${short(rx * 0.15)} -22 ${short(rx * 0.3)} 0t${short(rx * 0.3)} 0t${short(rx * 0.3)} 0t${short(rx * 0.3)} 0t${short(rx * 0.3)} 0t${short(rx * 0.3)} 0`
    })
    .join('')
  const line = (paint: string) => path(rows, `fill="none" stroke-linecap="round" ${paint}`)
  return (
    body(well, `fill="${shade(colour, 0.8)}"`) +
    crust(sketch, within(well, 0.96), '#f3d48a', { spotted: 8, browned: 0.8 }) +
    line('transform="translate(0 6)" stroke="#c08a3c" stroke-width="16"') +
    line('stroke="#fae3a6" stroke-width="15"') +
    line(
      'transform="translate(0 -3)" stroke="#b8722a" stroke-opacity=".55" stroke-width="4" stroke-dasharray="26 30"',
    ) +
    strew(sketch, garnishes.length > 0 ? garnishes : [green], well, { reach: 0.85, share: 0.6 })
  )
}

/** Slices under a golden custard: moussaka. */
export const custardTopped: Way = ({ sketch, well, pieces, garnishes }) => {
  const { cx, cy, rx, ry } = well
  return (
    crust(sketch, well, '#f6cf74', { spotted: 26 }) +
    path(
      `M${short(cx - rx)} ${short(cy)}H${short(cx + rx)}M${short(cx - rx * 0.33)} ${short(cy - ry)}V${short(cy + ry)}M${short(cx + rx * 0.33)} ${short(cy - ry)}V${short(cy + ry)}`,
      'stroke="#8a5420" stroke-opacity=".6" stroke-width="5"',
    ) +
    scatter(
      sketch,
      pieces.slice(0, 2),
      { ...well, cy: cy + ry * 0.5, ry: ry * 0.4 },
      { cover: 0.22, reach: 0.85, most: 7 },
    ) +
    strew(sketch, garnishes.length > 0 ? garnishes : [green], well, { reach: 0.85 })
  )
}

/** Sausages in a batter that has risen around them. */
export const inBatter: Way = ({ sketch, well, pieces }) => {
  const sausage =
    pieces.find(({ look }) => look.shape === 'sausage') ?? added(lookLike('sausage', '#a8602f'))
  const at = spots(sketch.random, well, 7, 0.72)
  return (
    crust(sketch, well, '#eeb54c', { spotted: 24 }) +
    at
      .map((spot) =>
        path(
          blob(sketch.random, spot, 58, { corners: 9, jitter: 0.1, squash: 0.55 }),
          `fill="#f9d98a" fill-opacity=".8"`,
        ),
      )
      .join('') +
    at
      .map((spot) =>
        layPiece(sketch, {
          ...spot,
          look: { ...sausage.look, size: 48 },
          turn: between(sketch.random, -40, 40),
        }),
      )
      .join('')
  )
}

/** Crumble: rubble over fruit that bubbles up at the edge. */
export const crumble: Way = ({ sketch, well, pieces, colour }) => {
  const fruit = pieces.filter(({ look }) => !['bean', 'flake'].includes(look.shape))
  const juice = mix([
    [colour, 1],
    ...fruit.slice(0, 2).map(({ look }) => [look.second ?? look.colour, 1.5] as const),
  ])
  return (
    liquid(sketch, well, juice) +
    scatter(sketch, fruit, well, { cover: 0.9, reach: 0.97, most: 50 }) +
    rubble(sketch, within(well, 0.84), '#dca552', 78) +
    scatter(sketch, fruit, within(well, 0.8), { cover: 0.12, most: 7 }) +
    strew(sketch, [{ ...lookLike('seed', '#fff8e8'), size: 4 }], within(well, 0.8))
  )
}

/** A round cake, a piece cut and drawn off, fruit upon it. */
export const roundCake: Way = ({ sketch, well, colour, pieces }) => {
  const r = well.rx * 0.98
  const { cx, cy } = well
  const angle = [0.2, 0.95] as const
  const at = (a: number, dx: number) =>
    `${short(cx + dx + Math.cos(a) * r)} ${short(cy + dx * 0.55 + Math.sin(a) * r)}`
  const rest = `M${short(cx)} ${short(cy)}L${at(angle[1], 0)}A${short(r)} ${short(r)} 0 1 1 ${at(angle[0], 0)}Z`
  const piece = `M${short(cx + 30)} ${short(cy + 16)}L${at(angle[0], 30)}A${short(r)} ${short(r)} 0 0 1 ${at(angle[1], 30)}Z`
  const cake = (d: string) =>
    path(d, `transform="translate(5 26)" ${dark}`) +
    path(d, `transform="translate(0 18)" fill="${shade(colour, 0.66)}"`) +
    path(d, `transform="translate(0 9)" fill="${shade(colour, 1.3)}"`) +
    path(d, `fill="${sketch.lit(colour)}"`)
  return (
    cake(rest) +
    path(
      rest,
      `transform="translate(${short(cx * 0.1)} ${short(cy * 0.1)})scale(.9)" fill="${shade(colour, 1.18)}" fill-opacity=".5"`,
    ) +
    cake(piece) +
    scatter(
      sketch,
      pieces.filter(({ look }) => look.shape !== 'half'),
      within(well, 0.86),
      { cover: 0.42, reach: 0.92, most: 34 },
    ) +
    strew(sketch, [{ ...lookLike('seed', '#fff'), size: 4 }], within(well, 0.9))
  )
}

/** A loaf, two slices cut. */
export const loaf: Way = ({ sketch, well, colour, pieces }) => {
  const { cx, cy } = well
  const bits = pieces
    .filter(({ look }) => ['bean', 'ball', 'coin', 'cube', 'berry'].includes(look.shape))
    .map(({ look }) => added({ ...look, size: Math.min(9, look.size) }))
  const cut = 'M-40 62V-34C-44 -74 44 -74 40 -34V62Q0 70 -40 62Z'
  const slice = sketch.define(
    'loafslice',
    () =>
      path(cut, `transform="translate(6 10)" ${dark}`) +
      path(cut, `transform="translate(-7 2)" fill="${shade(colour, 0.55)}"`) +
      path(cut, `fill="${shade(colour, 0.72)}"`) +
      path(cut, `transform="scale(.88 .92)" fill="${sketch.lit(shade(colour, 1.35))}"`) +
      path(
        'M-16 -30h.1M10 -20h.1M-8 6h.1M18 20h.1M-20 34h.1M6 44h.1',
        `stroke="${shade(colour, 0.95)}" stroke-width="6" stroke-linecap="round"`,
      ),
  )
  const top = `M${cx - 176} ${cy + 54}V${cy - 24}C${cx - 178} ${cy - 84} ${cx + 20} ${cy - 92} ${cx + 24} ${cy - 30}V${cy + 58}Q${cx - 80} ${cy + 70} ${cx - 176} ${cy + 54}Z`
  const inSlice = (dx: number, dy: number) =>
    scatter(
      sketch,
      bits,
      { cx: cx + dx, cy: cy + dy, rx: 27, ry: 38, shape: 'square' },
      { cover: 0.5, most: 8 },
    )
  return (
    path(top, `transform="translate(6 12)" ${dark}`) +
    path(top, `fill="${sketch.lit(shade(colour, 0.78), [1.25, 0.8])}"`) +
    path(
      `M${cx - 158} ${cy - 34}Q${cx - 80} ${cy - 62} ${cx + 2} ${cy - 34}M${cx - 120} ${cy - 50}l30 20M${cx - 60} ${cy - 54}l28 22`,
      `fill="none" stroke="${shade(colour, 0.5)}" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"`,
    ) +
    [26, 92, 150]
      .map(
        (dx, index) =>
          sketch.stamp(slice, { x: cx + dx, y: cy + index * 9, turn: index * 9, scale: 1.08 }) +
          inSlice(dx, index * 9),
      )
      .join('')
  )
}

/** Round little things in rows: muffins, scones, cookies. */
const inRows =
  (r: number, draw: (scene: Scene) => string): Way =>
  (scene) => {
    const { sketch, well } = scene
    const name = sketch.define('little', () => draw(scene))
    const bits = scene.pieces
      .filter(({ look }) => look.size < 22 && look.shape !== 'half')
      .map(({ look }) => added({ ...look, size: Math.min(10, look.size) }))
    return [-1, 1]
      .flatMap((row) =>
        [-1, 0, 1].map((column) => ({
          x: well.cx + column * r * 2.12 + between(sketch.random, -3, 3),
          y: well.cy + row * r * 1.08,
        })),
      )
      .map(
        (at) =>
          sketch.stamp(name, { ...at, turn: between(sketch.random, -25, 25) }) +
          scatter(
            sketch,
            bits,
            { cx: at.x, cy: at.y, rx: r * 0.66, ry: r * 0.62, shape: 'round' },
            { cover: 0.3, most: 7 },
          ),
      )
      .join('')
  }

export const muffins: Way = inRows(56, ({ sketch, colour }) => {
  const outline = blob(sketch.random, { x: 0, y: -3 }, 46, { corners: 12, jitter: 0.05 })
  const pleats = Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * 2 * Math.PI
    return `M${short(Math.cos(angle) * 44)} ${short(Math.sin(angle) * 44)}L${short(Math.cos(angle) * 54)} ${short(Math.sin(angle) * 54)}`
  }).join('')
  return (
    ellipse({ x: 4, y: 10 }, 56, 55, dark) +
    ellipse({ x: 0, y: 0 }, 55, 55, 'fill="#e8ddd0"') +
    path(pleats, 'stroke="#b8a890" stroke-width="3"') +
    path(outline, `transform="translate(0 5)" fill="${shade(colour, 0.6)}"`) +
    path(outline, `fill="${sketch.lit(colour)}"`) +
    path(
      'M-26 -20Q-8 -36 14 -30M-18 14Q0 24 20 12',
      `fill="none" stroke="${shade(colour, 0.7)}" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"`,
    )
  )
})

export const cookies: Way = inRows(54, ({ sketch, colour }) => {
  const outline = blob(sketch.random, { x: 0, y: 0 }, 52, { corners: 13, jitter: 0.05 })
  return (
    path(outline, `transform="translate(4 12)" ${dark}`) +
    path(outline, `transform="translate(0 7)" fill="${shade(colour, 0.6)}"`) +
    path(outline, `fill="${sketch.lit(colour)}"`) +
    path(
      'M-24 -16l14 7M8 -28l6 12M-12 20l16 -5M18 10l12 9',
      `stroke="${shade(colour, 0.66)}" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"`,
    )
  )
})

/** Halves of vegetables with a filling. */
export const stuffed: Way = (scene) => {
  const { sketch, well } = scene
  const boat = scene.pieces.find(({ food }) => /^(shell|main|boat|pepper|veg)/.test(food.slot))
  const shell: Look = boat?.look ?? lookLike('strip', '#dc3f2c')
  const skin =
    ['#dbe6a0', '#e2452e'].includes(shell.colour) && shell.second !== null
      ? shell.second
      : shell.colour
  const filling = scene.pieces
    .filter((piece) => piece !== boat)
    .map(({ look, share }) => added({ ...look, size: Math.min(13, look.size) }, share))
  const d = 'M-74 0C-74 -46 -30 -48 0 -44C30 -48 74 -46 74 0C74 46 30 48 0 44C-30 48 -74 46 -74 0Z'
  const name = sketch.define(
    'shell',
    () =>
      path(d, `transform="translate(5 14)" ${dark}`) +
      path(d, `fill="${sketch.lit(skin)}" stroke="${shade(skin, 0.66)}" stroke-width="3"`) +
      path(d, `transform="scale(.85 .8)" fill="#a8642c"`) +
      path(
        'M-66 -16Q-56 -36 -34 -38',
        'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"',
      ),
  )
  return [
    [-0.5, -0.5],
    [0.5, -0.48],
    [-0.5, 0.5],
    [0.5, 0.52],
  ]
    .map(([x = 0, y = 0]) => {
      const at = { x: well.cx + x * well.rx, y: well.cy + y * well.ry }
      const inside = { cx: at.x, cy: at.y, rx: 58, ry: 30, shape: 'round' as const }
      return (
        sketch.stamp(name, at) +
        scatter(sketch, filling, inside, { cover: 1.4, reach: 0.9, most: 26 }) +
        strew(sketch, [lookLike('grated', '#fbd98a'), green], inside, { reach: 0.85, share: 0.35 })
      )
    })
    .join('')
}

/** Potatoes baked whole and broken open. */
export const bakedPotatoes: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const filling = scene.pieces
    .filter(({ look }) => look.colour !== '#efcb74')
    .map(({ look, share }) => added({ ...look, size: Math.min(14, look.size) }, share))
  const d = 'M-92 4C-92 -44 -44 -58 0 -56C48 -58 92 -40 92 6C90 48 42 58 -2 56C-48 58 -92 46 -92 4Z'
  const name = sketch.define(
    'potato',
    () =>
      path(d, `transform="translate(5 16)" ${dark}`) +
      path(d, `fill="${sketch.lit('#b57a3c')}" stroke="#7a4a1c" stroke-width="3"`) +
      path(
        'M-70 0C-50 -38 50 -40 70 2C48 36 -50 38 -70 0Z',
        `fill="${sketch.lit('#fbe9b0')}" stroke="#e0b864" stroke-width="4"`,
      ) +
      path('M-50 0L50 2M0 -26L2 26', 'stroke="#e3bd6a" stroke-width="5" stroke-linecap="round"'),
  )
  return [
    [-0.42, -0.42, -8],
    [0.36, 0.42, 6],
  ]
    .map(([x = 0, y = 0, turn = 0]) => {
      const at = { x: well.cx + x * well.rx, y: well.cy + y * well.ry }
      const inside = { cx: at.x, cy: at.y - 3, rx: 52, ry: 24, shape: 'round' as const }
      return (
        sketch.stamp(name, { ...at, turn, scale: 1.04 }) +
        scatter(sketch, filling, inside, { cover: 1, reach: 0.9, most: 18 }) +
        layPiece(sketch, {
          x: at.x + 8,
          y: at.y - 6,
          look: { ...added(lookLike('dollop', '#fffdf6')).look, size: 22 },
          turn: 0,
        }) +
        strew(sketch, garnishes.length > 0 ? garnishes : [green], inside, { share: 0.5 })
      )
    })
    .join('')
}
