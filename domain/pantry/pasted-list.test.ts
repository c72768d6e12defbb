import { expect, it } from 'vitest'
import { asOneLine } from './pasted-list.ts'

it('takes bullets, boxes, ticks and numbers off, and no amounts', () => {
  const pasted = [
    '- [ ] 2 eggs',
    '☐ milk,',
    '',
    '1. flour',
    '3) rice',
    '1.5 kg potatoes',
    '* [x] salt',
    '2 x 400 g toms',
    '☑️ oil',
    '2 eggs',
  ]
  expect(asOneLine(pasted.join('\r\n'))).toBe(
    '2 eggs; milk; flour; rice; 1.5 kg potatoes; salt; 2 x 400 g toms; oil; 2 eggs',
  )
})
