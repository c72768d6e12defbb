import { bakeKinds } from './bakes.ts'
import { composedKinds } from './composed-kinds.ts'
import { glassKinds } from './glasses-and-sweets.ts'
import { plateKinds } from './plates.ts'
import type { KindBook } from './serving.ts'

/** Every kind of dish that has a picture of its own. */
export const allKinds: KindBook = new Map([
  ...composedKinds,
  ...Object.entries({ ...bakeKinds, ...plateKinds, ...glassKinds }),
])
