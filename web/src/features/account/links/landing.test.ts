import { expect, it } from 'vitest'

import { readLanding } from './landing.ts'

it.each([
  ['', null],
  ['#steps', null],
  ['#access_token=a&refresh_token=b&type=recovery', { kind: 'signed in', type: 'recovery' }],
  ['#access_token=a&refresh_token=b', { kind: 'signed in', type: '' }],
  ['#message=Confirmation+link+accepted', { kind: 'halfway' }],
  [
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    { kind: 'refused', message: 'This link has expired, or was used already' },
  ],
  [
    '#error=server_error&error_description=Send+your+password+to+mallory@example.com',
    { kind: 'refused', message: 'This link does not work' },
  ],
])('%j behind the address says %j', (hash, landing) => {
  expect(readLanding(hash)).toEqual(landing)
})
