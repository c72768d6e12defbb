import type { Scene } from './way.ts'

/** Shapes in which meat lies on a plate. */
export const meatShapes: ReadonlySet<string> = new Set([
  'cutlet',
  'strip',
  'chunk',
  'crumb',
  'fillet',
  'drumstick',
])

/** What lies beside the meat. */
export const besides = ({ pieces }: Scene) =>
  pieces.filter(
    ({ look }) => look.size < 34 && !meatShapes.has(look.shape) && look.shape !== 'half',
  )
