import type { Well } from '../../vessels/shapes.ts'
import { shade } from '../colour.ts'
import { lookLike } from '../looks/look.ts'
import { short } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { added, type Piece } from '../servings.ts'
import { dark, ellipse, path } from '../sketch.ts'
import type { Scene, Way } from './way.ts'

const bun = '#d9933c'
const lettuce = '#79b843'

const fillingOf = (pieces: readonly Piece[], most = 20) =>
  pieces
    .filter(({ look }) => look.shape !== 'half' && !['#e0a95c', '#f3cd74'].includes(look.colour))
    .map((piece) => ({ ...piece, look: { ...piece.look, size: Math.min(most, piece.look.size) } }))

const burgerOf =
  (isLoose: boolean): Way =>
  (scene) => {
    const { sketch, well } = scene
    const meat =
      scene.pieces.find(({ look }) => ['crumb', 'cutlet', 'bean'].includes(look.shape))?.look
        .colour ?? '#7a4526'
    const band = (y: number, height: number, colour: string, wide = 122) =>
      `<rect x="${-wide}" y="${y}" width="${wide * 2}" height="${height}" rx="${height / 2}" fill="${sketch.lit(colour, [1.2, 0.82])}" stroke="${shade(colour, 0.7)}" stroke-width="2"/>`
    const frill = (y: number) =>
      path(
        `M-132 ${y}q16 -16 33 0t33 0t33 0t33 0t33 0t33 0t33 0t33 0L124 ${y - 14}H-124Z`,
        `fill="${lettuce}" stroke="${shade(lettuce, 0.7)}" stroke-width="2"`,
      )
    const seeds = [
      [-60, -92],
      [-24, -110],
      [16, -112],
      [54, -96],
      [-84, -66],
      [-4, -84],
      [38, -74],
      [82, -68],
    ]
      .map(([x = 0, y = 0]) => ellipse({ x, y }, 6, 3.4, 'fill="#fff3d0"'))
      .join('')
    const inner: Well = { cx: 0, cy: 22, rx: 118, ry: 18, shape: 'square' }
    const middle = isLoose
      ? scatter(
          sketch,
          [added({ ...lookLike('crumb', meat), size: 22 })],
          { ...inner, cy: 14, ry: 30 },
          { cover: 2.2, reach: 1, most: 34 },
        )
      : band(14, 42, meat) +
        path(
          'M-124 22L-92 34L-60 22L-20 42L20 22L60 36L98 22L124 28V16H-124Z',
          'fill="#fbbf3c" stroke="#d98f1c" stroke-width="2"',
        ) +
        band(-14, 20, '#e0442e', 112) +
        frill(0)
    return (
      `<g transform="translate(${short(well.cx)} ${short(well.cy + 8)})scale(1.1)">` +
      ellipse({ x: 6, y: 100 }, 140, 20, dark) +
      path(
        'M-126 58H126V74Q122 100 92 100H-92Q-122 100 -126 74Z',
        `fill="${sketch.lit(bun)}" stroke="${shade(bun, 0.66)}" stroke-width="3"`,
      ) +
      path('M-124 58H124V68H-124Z', 'fill="#f6dca4"') +
      middle +
      path(
        'M-130 -14C-136 -78 -76 -128 0 -128C76 -128 136 -78 130 -14Q128 -8 120 -8H-120Q-128 -8 -130 -14Z',
        `fill="${sketch.lit(bun, [1.35, 0.8])}" stroke="${shade(bun, 0.66)}" stroke-width="3"`,
      ) +
      path(
        'M-96 -56Q-70 -104 -14 -110',
        'fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="9" stroke-linecap="round"',
      ) +
      seeds +
      '</g>'
    )
  }

/** A burger seen from the side. */
export const burger: Way = burgerOf(false)

/** Loose meat in a bun. */
export const looseBurger: Way = burgerOf(true)

/** Long rolls split at the top and filled. */
export const longRolls: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const sausage = scene.pieces.find(({ look }) => look.shape === 'sausage')
  const filling = fillingOf(scene.pieces)
  const roll = (y: number) => {
    const inner: Well = { cx: 0, cy: 0, rx: 112, ry: 17, shape: 'square' }
    const inside =
      sausage === undefined
        ? scatter(sketch, filling, inner, { cover: 1.6, reach: 0.95, most: 22 })
        : `<g transform="scale(2.6 1.5)">${layPiece(sketch, { x: 0, y: 0, look: { ...sausage.look, size: 44 }, turn: 0 })}</g>`
    return (
      `<g transform="translate(${short(well.cx)} ${short(well.cy + y)})rotate(-8)">` +
      `<rect x="-134" y="-38" width="276" height="96" rx="46" ${dark}/>` +
      `<rect x="-138" y="-46" width="276" height="92" rx="46" fill="${sketch.lit(bun)}" stroke="${shade(bun, 0.66)}" stroke-width="3"/>` +
      `<rect x="-122" y="-24" width="244" height="48" rx="24" fill="#f8e2ae"/>` +
      path(
        'M-112 14q14 12 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0',
        `fill="none" stroke="${lettuce}" stroke-width="12" stroke-linecap="round"`,
      ) +
      inside +
      strew(sketch, garnishes, inner, { share: 0.4 }) +
      '</g>'
    )
  }
  return roll(-62) + roll(58)
}

/** Pockets of flat bread, open at the top. */
export const pitas: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const filling = [...fillingOf(scene.pieces, 22), added(lookLike('leaf', lettuce), 4)]
  return [-84, 84]
    .map((dx, index) => {
      const inner: Well = { cx: 0, cy: -34, rx: 84, ry: 22, shape: 'round' }
      const front = 'M-100 -26Q0 4 100 -26C102 40 60 86 0 86C-60 86 -102 40 -100 -26Z'
      return (
        `<g transform="translate(${short(well.cx + dx)} ${short(well.cy + 12)})rotate(${index === 0 ? -10 : 9})">` +
        path(front, `transform="translate(5 14)" ${dark}`) +
        path(
          'M-100 -28C-96 -72 96 -72 100 -28Q0 -2 -100 -28Z',
          `fill="#d9a456" stroke="#a86f2c" stroke-width="3"`,
        ) +
        scatter(sketch, filling, inner, { cover: 2.4, reach: 1, most: 24 }) +
        strew(sketch, garnishes, inner, { share: 0.4 }) +
        path(front, `fill="${sketch.lit('#f0cc8a')}" stroke="#b5803a" stroke-width="3"`) +
        [
          [-50, 20],
          [10, 46],
          [48, 8],
          [-16, 14],
        ]
          .map(([x = 0, y = 0]) => ellipse({ x, y }, 14, 8, 'fill="#b5742c" fill-opacity=".55"'))
          .join('') +
        '</g>'
      )
    })
    .join('')
}

/** Rings of bread cut open and spread. */
export const bagels: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const filling = fillingOf(scene.pieces, 26)
  return [
    [-76, -14],
    [76, 16],
  ]
    .map(([dx = 0, dy = 0]) => {
      const at = { x: well.cx + dx, y: well.cy + dy }
      const ring = (r: number, wide: number, paint: string) =>
        ellipse(at, r, r, `fill="none" stroke-width="${wide}" ${paint}`)
      return (
        ellipse({ x: at.x + 5, y: at.y + 14 }, 86, 84, dark) +
        ring(54, 62, `stroke="${shade(bun, 0.7)}"`) +
        ring(54, 54, 'stroke="#f0cf92"') +
        ring(54, 44, 'stroke="#fffdf4"') +
        scatter(
          sketch,
          filling,
          { cx: at.x, cy: at.y, rx: 66, ry: 64, shape: 'round' },
          { cover: 0.85, reach: 0.9, most: 12 },
        ) +
        strew(
          sketch,
          [...garnishes, lookLike('fleck', '#5fa048')],
          { cx: at.x, cy: at.y, rx: 70, ry: 70, shape: 'round' },
          { share: 0.5 },
        )
      )
    })
    .join('')
}

/** Slices under cheese that has melted over their edges. */
export const cheesyToast: Way = (scene: Scene) => {
  const { sketch, well, garnishes } = scene
  const crumb = 'M-76 -84Q0 -98 76 -84Q88 0 78 88Q0 98 -78 88Q-88 0 -76 -84Z'
  const cheese =
    'M-70 -70Q-40 -90 0 -80Q44 -92 70 -72Q84 -30 74 10Q86 54 68 72Q52 110 36 78Q10 88 -10 76Q-30 104 -46 76Q-74 84 -72 40Q-86 0 -70 -70Z'
  const pieces = fillingOf(scene.pieces).filter(({ look }) => look.shape !== 'cube')
  return [
    [-90, -8, -6],
    [90, 8, 5],
  ]
    .map(([dx = 0, dy = 0, turn = 0]) => {
      const inner: Well = { cx: 0, cy: 0, rx: 60, ry: 66, shape: 'square' }
      return (
        `<g transform="translate(${short(well.cx + dx)} ${short(well.cy + dy)})rotate(${turn})">` +
        path(crumb, `transform="translate(5 16)" ${dark}`) +
        path(crumb, 'transform="translate(0 8)" fill="#8a5222"') +
        path(crumb, 'fill="#d9993f" stroke="#a8692a" stroke-width="5"') +
        scatter(sketch, pieces, inner, { cover: 0.5, most: 10 }) +
        path(
          cheese,
          `fill="${sketch.lit('#fbcb4c')}" stroke="#d99a2c" stroke-width="3" fill-opacity=".93"`,
        ) +
        [
          [-34, -40],
          [26, -22],
          [-10, 24],
          [38, 42],
          [-46, 48],
        ]
          .map(([x = 0, y = 0]) => ellipse({ x, y }, 17, 9, 'fill="#b5651c" fill-opacity=".5"'))
          .join('') +
        scatter(sketch, pieces, inner, { cover: 0.3, most: 6 }) +
        strew(
          sketch,
          garnishes.filter(({ shape }) => shape !== 'grated'),
          inner,
          { share: 0.4 },
        ) +
        '</g>'
      )
    })
    .join('')
}
