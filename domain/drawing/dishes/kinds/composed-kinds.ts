import { potKinds } from './one-pot.ts'
import { ovenKinds } from './oven-and-bread.ts'
import { panKinds } from './pan-and-salad.ts'
import type { KindBook } from './serving.ts'
import { sweetKinds } from './sweet.ts'

/** The kinds that composed dishes are of, by the ids of their forms: what a browser loads to draw them. */
export const composedKinds: KindBook = new Map(
  Object.entries({ ...potKinds, ...panKinds, ...ovenKinds, ...sweetKinds }),
)
