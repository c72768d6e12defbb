import { mix, shade } from '../colour.ts'
import { hasFood } from '../drawn-dish.ts'
import { grains, liquid, swirl, within } from '../fillings.ts'
import { lookOfRest } from '../looks/look-of.ts'
import { lookLike } from '../looks/look.ts'
import { scatter, strew } from '../scatter.ts'
import type { Piece } from '../servings.ts'
import { inGroups } from './groups.ts'
import type { Scene, Way } from './way.ts'

/** What is seen of what is sweet: eggs are in it, and lemons give their juice and zest. */
export const sweetPieces = ({ pieces }: Scene) =>
  pieces.filter(
    ({ look, food }) =>
      look.shape !== 'half' &&
      look !== lookOfRest &&
      !/^(lemon|lime|acid|peel|zest)/.test(food.slot),
  )

/** What runs out of a fruit. */
export function juiceOf({ shape, colour, second }: Piece['look']): string {
  if (colour === '#4a5aa0') return '#8f4a92'
  return shape === 'wedge' || shape === 'coin' ? colour : (second ?? colour)
}

/** Porridge, pudding or yogurt in a bowl, each topping in its place. */
const creamy =
  (texture: 'grains' | 'smooth'): Way =>
  (scene) => {
    const { sketch, well, colour } = scene
    const isChocolate = hasFood(scene.dish, 'cocoa-powder', 'chocolate')
    const cream = isChocolate
      ? mix([
          [colour, 1],
          ['#5a3018', 1.6],
        ])
      : colour
    const toppings = sweetPieces(scene).filter(({ look }) => look.shape !== 'dollop')
    return (
      liquid(sketch, well, cream) +
      (texture === 'grains'
        ? grains(sketch, within(well, 0.94), shade(cream, 1.05), 7)
        : swirl({ x: well.cx, y: well.cy }, well.rx * 0.66, shade(cream, 0.9))) +
      inGroups({ sketch, well: within(well, 0.84), pieces: toppings }, 0.95) +
      strew(
        sketch,
        scene.garnishes.length > 0
          ? scene.garnishes
          : [{ ...lookLike('seed', '#9a5a24'), size: 4 }],
        within(well, 0.6),
        { share: 0.7 },
      )
    )
  }

export const porridge: Way = creamy('grains')

export const pudding: Way = creamy('smooth')

/** Pieces of fruit close together, in their juice. */
export const fruitBowl: Way = (scene) => {
  const { sketch, well, colour, pieces } = scene
  const first = pieces.find(({ look }) => look.shape !== 'dollop')
  const juice =
    first === undefined
      ? colour
      : mix([
          [colour, 1],
          [juiceOf(first.look), 1.6],
        ])
  return (
    liquid(sketch, well, shade(juice, 0.95)) +
    scatter(sketch, sweetPieces(scene), well, { cover: 1.35, reach: 0.88, scale: 1.15 }) +
    strew(
      sketch,
      scene.garnishes.length > 0 ? scene.garnishes : [lookLike('sprig', '#4fa058')],
      within(well, 0.6),
      { share: 0.5 },
    )
  )
}
