import type { IngredientId } from '../ingredients/vocabulary.ts'

const ofNoSlot = new Set(['flavour', 'for'])

/** What a dish is made of, by an address that `dishAddress` wrote; its form need not be there any more. */
export function thingsAt(address: string): IngredientId[] {
  const [, query = ''] = address.split('?')
  return query.split('&').flatMap((part) => {
    const [name = '', things = ''] = part.split('=')
    if (ofNoSlot.has(name) || things === '') return []
    return things.split(',').map((each) => each.replace(/:\d+$/u, ''))
  })
}
