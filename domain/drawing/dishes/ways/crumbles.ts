import { mix } from '../colour.ts'
import { crust, rubble } from '../crusts.ts'
import { liquid, within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { scatter, strew } from '../scatter.ts'
import { added } from '../servings.ts'
import { sweetPieces } from './sweet-bowls.ts'
import type { Way } from './way.ts'

/** Crumble: rubble over fruit that bubbles up at the edge. */
export const crumble: Way = ({ sketch, well, pieces, colour }) => {
  const fruit = pieces.filter(({ look }) => !['bean', 'flake'].includes(look.shape))
  const juice = mix([
    [colour, 1],
    ...fruit.slice(0, 2).map(({ look }) => [look.second ?? look.colour, 1.5] as const),
  ])
  return (
    liquid(sketch, well, juice) +
    scatter(sketch, fruit, well, { cover: 0.5, reach: 0.97, most: 34 }) +
    rubble(sketch, within(well, 0.9), '#e0a64e', 96) +
    scatter(sketch, fruit, within(well, 0.8), { cover: 0.1, most: 5 }) +
    strew(sketch, [{ ...lookLike('seed', '#fff8e8'), size: 4 }], within(well, 0.8))
  )
}

/** Fruit in a batter, dusted with sugar. */
export const batterWithFruit: Way = (scene) => {
  const { sketch, well, colour } = scene
  return (
    crust(sketch, well, colour, { spotted: 18, browned: 0.7 }) +
    scatter(sketch, sweetPieces(scene), well, { cover: 0.62, reach: 0.84, scale: 1.15 }) +
    strew(sketch, [{ ...lookLike('seed', '#fff'), size: 5 }], well, { reach: 0.9, share: 1.4 })
  )
}

/** Cubes of bread in custard. */
export const breadPudding: Way = (scene) => {
  const { sketch, well } = scene
  const cubes = added({ ...lookLike('cube', '#dfa24c'), size: 24 })
  return (
    crust(sketch, well, '#f7d884', { spotted: 6, browned: 0.8 }) +
    scatter(sketch, [cubes], well, { cover: 0.95, reach: 0.9 }) +
    scatter(sketch, sweetPieces(scene), well, { cover: 0.3, reach: 0.85 }) +
    strew(sketch, [{ ...lookLike('seed', '#fff'), size: 5 }], well, { reach: 0.9, share: 1.4 })
  )
}
