import { expect, it } from 'vitest'

import { scopesInWords } from './scope-words.ts'

it('says once what may be read and written', () => {
  expect(scopesInWords(['list:write', 'list:read', 'plan:read', 'of a newer server'])).toEqual([
    'See and change your shopping lists',
    'See your meal plan',
  ])
})
