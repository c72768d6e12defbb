import { friedEgg } from '../eggs.ts'
import { within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { scatter, strew } from '../scatter.ts'
import { added } from '../servings.ts'
import { withoutEggs } from './egg-dishes.ts'
import { withGreen } from './garnished.ts'
import { inGroups } from './groups.ts'
import type { Way } from './way.ts'

/** Boiled eggs in halves, and what lies between them. */
export const eggHalves: Way = ({ sketch, well, pieces, garnishes }) => {
  const egg = pieces.find(({ look }) => look.shape === 'half') ?? added(lookLike('half', '#fffaf0'))
  const halves = { ...egg, look: { ...egg.look, size: 46 } }
  return (
    scatter(
      sketch,
      withoutEggs(pieces).filter(({ look }) => look.shape !== 'dollop'),
      well,
      {
        cover: 0.5,
        reach: 0.9,
      },
    ) +
    scatter(sketch, [halves, added({ ...halves.look })], well, {
      cover: 1.3,
      reach: 0.72,
      most: 8,
    }) +
    strew(sketch, withGreen(garnishes), well, { reach: 0.8, share: 0.8 })
  )
}

/** Each thing in a place of its own on a plate, a fried egg in the middle where there is one. */
export const mixedPlate: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const pieces = withoutEggs(scene.pieces)
  return (
    inGroups({ ...scene, pieces, well: within(well, 1.05) }, 1.1) +
    (pieces.length < scene.pieces.length
      ? friedEgg(sketch, { x: well.cx, y: well.cy }, well.rx * 0.4)
      : '') +
    strew(sketch, garnishes, well, { reach: 0.8, share: 0.5 })
  )
}
