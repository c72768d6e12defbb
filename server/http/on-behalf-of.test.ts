import { expect, test } from 'vitest'
import { senderBehind, onBehalfOfHeader, onBehalfOf } from './on-behalf-of.ts'
import { forwardedHeaders } from './forwarded-headers.ts'

const sender = '2001:db8::/64'

test('a function of this process asks for its caller, and nobody else can say so', () => {
  const own = onBehalfOf(sender)
  const [word = ''] = Object.values(own)
  expect(senderBehind(own)).toBe(sender)
  const forged = [sender, `x ${sender}`, `${'x'.repeat(32)} ${sender}`, `${'ä'.repeat(32)} a`]
  for (const given of [...forged, word.slice(1), '', undefined]) {
    expect(senderBehind({ [onBehalfOfHeader]: given })).toBeUndefined()
  }
})

test('the word by which it is known stays in this process', () => {
  const passedOn = forwardedHeaders(onBehalfOf(sender), 'public', (token) => token)
  expect(Object.keys(passedOn)).not.toContain(onBehalfOfHeader)
})
