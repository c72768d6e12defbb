import { shade } from '../colour.ts'
import { friedEgg } from '../eggs.ts'
import { grains, liquid, within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { scatter, strew } from '../scatter.ts'
import type { Piece } from '../servings.ts'
import { withScallions } from './garnished.ts'
import { inGroups } from './groups.ts'
import type { Way } from './way.ts'

/** Rice or another grain with everything cooked in it. */
export const pilaf: Way = ({ sketch, well, colour, pieces, garnishes }) =>
  grains(sketch, well, colour) +
  scatter(
    sketch,
    pieces.filter(({ look }) => look.shape !== 'tube'),
    well,
    { cover: 0.4, reach: 0.8 },
  ) +
  strew(sketch, garnishes, well, { reach: 0.82 })

export const friedRice: Way = (scene) => {
  const { sketch, well } = scene
  const rest = scene.pieces.filter(({ look }) => look.shape !== 'half')
  const hasEgg = rest.length < scene.pieces.length
  const egg = hasEgg ? friedEgg(sketch, { x: well.cx - 8, y: well.cy - 6 }, well.rx * 0.44) : ''
  return (
    pilaf({ ...scene, pieces: rest.map(diced), garnishes: [] }) +
    egg +
    strew(sketch, withScallions(scene.garnishes), well, {
      reach: 0.78,
      share: 0.8,
    })
  )
}

/** Cut small, as one does for rice. */
function diced(piece: Piece): Piece {
  return { ...piece, look: { ...piece.look, size: Math.min(piece.look.size, 13) } }
}

/** Rice in cream of its own. */
export const risotto: Way = ({ sketch, well, colour, pieces, garnishes }) =>
  liquid(sketch, within(well, 1), shade(colour, 1.2)) +
  grains(sketch, within(well, 0.92), colour, 8) +
  scatter(sketch, pieces, well, { cover: 0.32, reach: 0.66 }) +
  strew(sketch, [...garnishes, { ...lookLike('grated', '#fbf0c8'), size: 6 }], well, {
    reach: 0.6,
    share: 0.7,
  })

/** Grain below, and each food in a place of its own. */
export const bowlOfGroups: Way = (scene) => {
  const { sketch, well, colour, garnishes } = scene
  return (
    grains(sketch, well, colour) +
    inGroups({ ...scene, well: within(well, 0.92) }, 1) +
    strew(sketch, garnishes, well, { reach: 0.8, share: 0.7 })
  )
}

export const eggOnRice: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const rest = pieces.filter(({ look }) => look.shape !== 'half')
  return (
    grains(sketch, well, colour) +
    scatter(sketch, rest, well, { cover: 0.25, reach: 0.85, scale: 0.8 }) +
    friedEgg(sketch, { x: well.cx - 30, y: well.cy - 18 }, well.rx * 0.44) +
    friedEgg(sketch, { x: well.cx + 44, y: well.cy + 36 }, well.rx * 0.42) +
    strew(sketch, withScallions(garnishes), well, { reach: 0.75, share: 0.7 })
  )
}

/** Gruel of rice, with things on it. */
export const congee: Way = ({ sketch, well, pieces, garnishes }) =>
  liquid(sketch, well, '#f6ead0') +
  grains(sketch, within(well, 0.84), '#f8efdc', 6) +
  scatter(sketch, pieces, within(well, 0.5), { cover: 0.8, reach: 0.85 }) +
  strew(sketch, withScallions(garnishes), within(well, 0.7))
