import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

test.each([
  [2_000_000, 'At most 2 MB can be sent.'],
  [16 * 1024, 'At most 16 kB can be sent.'],
])('more than %i bytes are refused in words that one can read', async (limit, words) => {
  const request = new Request('http://localhost', {
    method: 'POST',
    body: new Uint8Array(limit + 1),
  })
  await expect(readBody(request, limit)).rejects.toMatchObject({ status: 413, message: words })
})
