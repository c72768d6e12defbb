import type { IngredientId } from '../ingredients/vocabulary.ts'
import { partsOfAddress } from './dish-address.ts'

const ofNoSlot = new Set(['flavour', 'for'])

/** What a dish is made of, by an address that `dishAddress` wrote; its form need not be there any more. */
export function thingsAt(address: string): IngredientId[] {
  return partsOfAddress(address).query.flatMap(([name, things]) =>
    ofNoSlot.has(name) || things === ''
      ? []
      : things.split(',').map((each) => each.replace(/:\d+$/u, '')),
  )
}
