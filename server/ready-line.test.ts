import { expect, test } from 'vitest'
import { hostAndPort } from './own-address.ts'
import { readyLine } from './ready-line.ts'

test('where people reach it, and where it listens if that is another place', () => {
  const here = { address: 'http://localhost:4321', listensOn: undefined }
  expect(readyLine(here, 1_234)).toBe(
    'Larder is ready at http://localhost:4321 (1.2 s). Ctrl-C stops it.',
  )
  const behind = { address: 'https://a.example', listensOn: hostAndPort('::1', 4321) }
  expect(readyLine(behind, 1_234)).toBe(
    'Larder is ready at https://a.example, listening on [::1]:4321 (1.2 s). Ctrl-C stops it.',
  )
})
