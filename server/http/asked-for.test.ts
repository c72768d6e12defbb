import { expect, test } from 'vitest'
import { askedFor, askedForHeader, askingFor } from './asked-for.ts'
import { forwardedHeaders } from './forwarded-headers.ts'

const sender = '2001:db8::/64'

test('a function of this process asks for its caller, and nobody else can say so', () => {
  const own = askingFor(sender)
  const [word = ''] = Object.values(own)
  expect(askedFor(own)).toBe(sender)
  const forged = [sender, `x ${sender}`, `${'x'.repeat(32)} ${sender}`, `${'ä'.repeat(32)} a`]
  for (const given of [...forged, word.slice(1), '', undefined]) {
    expect(askedFor({ [askedForHeader]: given })).toBeUndefined()
  }
})

test('the word by which it is known stays in this process', () => {
  const passedOn = forwardedHeaders(askingFor(sender), 'public', (token) => token)
  expect(Object.keys(passedOn)).not.toContain(askedForHeader)
})
