import { shade } from '../colour.ts'
import { body, within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { scatter, strew } from '../scatter.ts'
import { added } from '../servings.ts'
import type { Way } from './way.ts'

/** Glossy pieces in a wok. */
export const stirFry: Way = ({ sketch, well, colour, pieces, garnishes }) =>
  body(within(well, 0.96), `fill="${shade(colour, 0.75)}" fill-opacity=".85"`) +
  scatter(sketch, pieces, well, { cover: 1.25, reach: 0.86, scale: 1.12 }) +
  strew(sketch, [...garnishes, lookLike('seed', '#fbf0d0')], well, { reach: 0.78, share: 0.7 })

/** Leaves wilted in a pan. */
export const greens: Way = ({ sketch, well, pieces, garnishes }) =>
  scatter(
    sketch,
    pieces
      .filter(({ look }) => look.shape === 'leaf')
      .concat(
        pieces.some(({ look }) => look.shape === 'leaf')
          ? []
          : [added(lookLike('leaf', '#3f8a36'))],
      ),
    well,
    {
      cover: 2.2,
      reach: 0.84,
      scale: 1.3,
      most: 40,
    },
  ) +
  scatter(
    sketch,
    [
      ...pieces.filter(({ look }) => look.shape !== 'leaf'),
      added({ ...lookLike('flake', '#f6e6bc'), size: 9 }, 4),
    ],
    well,
    { cover: 0.2, reach: 0.75 },
  ) +
  strew(sketch, garnishes, well, { share: 0.6 })
