import { mix, shade } from '../colour.ts'
import { hasFood } from '../drawn-dish.ts'
import { grains, liquid, strands, swirl, within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { scatter, strew } from '../scatter.ts'
import { withGreen, withScallions } from './garnished.ts'
import { inGroups } from './groups.ts'
import type { Scene, Way } from './way.ts'

/** A soup in which pieces swim. */
export const chunkySoup: Way = ({ sketch, well, colour, pieces, garnishes }) =>
  liquid(sketch, well, colour) +
  scatter(sketch, pieces, well, { cover: 0.42, reach: 0.78 }) +
  strew(sketch, garnishes, well, { reach: 0.74 })

/** The colour of what is blended, lightened by what it is blended with. */
function blendedColour({ pieces, colour }: Scene): string {
  return mix([
    [colour, 5],
    ...pieces
      .filter(({ look }) => !['dollop', 'half', 'cube', 'strip'].includes(look.shape))
      .slice(0, 3)
      .map(({ look, share }) => [look.colour, share] as const),
  ])
}

/** A soup without pieces: cream drawn through it, and what is strewn on it. */
export const smoothSoup: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const onTop = withGreen(garnishes)
  return (
    liquid(sketch, well, blendedColour(scene)) +
    swirl({ x: well.cx - 4, y: well.cy }, well.rx * 0.55) +
    strew(sketch, onTop, well, { reach: 0.62, share: 0.8 }) +
    strew(sketch, [lookLike('seed', '#8a6a2c')], well, { reach: 0.6, share: 0.5 })
  )
}

/** Lentils or beans cooked until they fall apart. */
export const thickPulse: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const pulse = pieces.find(({ look }) => look.shape === 'bean')
  const rest = pieces.filter((piece) => piece !== pulse)
  const main = pulse?.look.colour ?? colour
  const ground = mix([
    [colour, 1],
    [main, 1.4],
  ])
  return (
    liquid(sketch, well, ground) +
    grains(sketch, within(well, 0.9), shade(ground, 1.1), 6) +
    scatter(sketch, rest, well, { cover: 0.16, reach: 0.7, scale: 0.8 }) +
    swirl({ x: well.cx + 8, y: well.cy + 4 }, well.rx * 0.3) +
    strew(sketch, withGreen(garnishes), well, {
      reach: 0.72,
    })
  )
}

/** Noodles in broth, with what lies on them in groups. */
export const noodleSoup: Way = ({ sketch, well, colour, pieces, garnishes, dish }) => {
  const noodles = within(well, 0.74, { dx: -12, dy: 12 })
  const isPale = hasFood(dish, 'rice-noodle', 'glass-noodle', 'rice-vermicelli', 'udon-noodle')
  return (
    liquid(sketch, well, colour) +
    strands(sketch, noodles, isPale ? '#f6ecd4' : '#f3d078', { count: 44, width: 7 }) +
    inGroups({ sketch, well: within(well, 0.66), pieces }) +
    strew(sketch, withScallions(garnishes), well, { reach: 0.7, share: 0.7 })
  )
}
