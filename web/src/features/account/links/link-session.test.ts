import { expect, it } from 'vitest'

import { readLinkSession, withoutLinkSession } from './link-session.ts'

it('reads the session behind the # of an address, with its mark', () => {
  const hash = '#access_token=a&refresh_token=b&type=magiclink'
  expect(readLinkSession({ hash, search: '?request=m' })).toEqual({
    accessToken: 'a',
    refreshToken: 'b',
    mark: 'm',
  })
})

it.each([
  ['', ''],
  ['#steps', '?request=m'],
  ['#error=access_denied', ''],
  ['#access_token=a', ''],
  // Before the #, a session would reach servers and logs.
  ['', '?access_token=a&refresh_token=b'],
  ['', '?code=abc'],
])('finds none in %j and %j', (hash, search) => {
  expect(readLinkSession({ hash, search })).toBeNull()
})

it.each([
  ['#access_token=a&refresh_token=b', '?request=m', { hash: '', search: '' }],
  ['#refresh_token=b&access_token=a', '?q=soup&request=m', { hash: '', search: '?q=soup' }],
  ['#error=access_denied', '?request=m', { hash: '#error=access_denied', search: '' }],
  ['#steps', '?q=soup', null],
])('takes both out of %j and %j', (hash, search, cleared) => {
  expect(withoutLinkSession({ hash, search })).toEqual(cleared)
})
