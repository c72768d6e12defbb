import { chooseActor } from '../actors.ts'
import { type Cook, password } from '../cooks.ts'
import type { Input } from '../input.ts'
import { bodyBytes, inAddress, mutateText, mutateValue } from '../mutate.ts'
import { nastyText } from '../nasty.ts'
import type { Chance } from '../random.ts'
import { assertion, passkeyOperations } from './passkeys.ts'
import type { World } from '../world.ts'
import { oauthOperations } from './oauth.ts'
import type { Operation } from './operation.ts'

const redirect = { redirect_to: 'http://localhost:3000/' }
const challenge = { code_challenge: 'a'.repeat(43), code_challenge_method: 's256' }
const email = (chance: Chance) => `${chance.word(8)}@example.com`
const some = (cook: Cook, chance: Chance) => (chance.percent(40) ? cook.email : email(chance))
const post = (path: string, body: Operation['body'], query?: Operation['query']): Operation => ({
  method: 'POST',
  path,
  ...(body && { body }),
  ...(query && { query }),
})
const grant = (name: string) => ({ grant_type: name })

/** Each of the server's; auth-operations.test.ts compares. */
export const authOperations: readonly Operation[] = [
  { method: 'GET', path: '/health' },
  { method: 'GET', path: '/settings' },
  { method: 'GET', path: '/.well-known/jwks.json' },
  post(
    '/signup',
    (_, chance) => ({ email: email(chance), password, data: { name: 'Ada' }, ...challenge }),
    redirect,
  ),
  post('/signup', () => ({ data: { name: 'Nobody' } })),
  post('/token', (cook, chance) => ({ email: some(cook, chance), password }), grant('password')),
  post('/token', (cook) => ({ refresh_token: cook.refreshToken }), grant('refresh_token')),
  post(
    '/token',
    () => ({ auth_code: 'a'.repeat(40), code_verifier: 'b'.repeat(43) }),
    grant('pkce'),
  ),
  post('/token', () => ({ provider: 'google', id_token: 'a.b.c', nonce: 'n' }), grant('id_token')),
  { method: 'GET', path: '/user' },
  {
    method: 'PUT',
    path: '/user',
    body: (_, chance) =>
      chance.any([
        { data: { name: 'Bea', avatar_url: 'https://example.com/a.webp' } },
        { email: email(chance), ...challenge },
        { password: 'another-one', nonce: '12345678' },
      ]),
    query: redirect,
  },
  post(
    '/otp',
    (cook, chance) => ({ email: some(cook, chance), create_user: true, data: {}, ...challenge }),
    redirect,
  ),
  post('/magiclink', (cook, chance) => ({ email: some(cook, chance) }), redirect),
  post('/recover', (cook, chance) => ({ email: some(cook, chance), ...challenge }), redirect),
  post('/resend', (cook, chance) => ({ type: 'signup', email: some(cook, chance) })),
  post('/verify', (cook) => ({ type: 'magiclink', token: '12345678', email: cook.email })),
  post('/verify', () => ({ type: 'recovery', token_hash: 'c'.repeat(56) })),
  { method: 'GET', path: '/verify', query: { token: 'c'.repeat(56), type: 'signup', ...redirect } },
  { method: 'GET', path: '/reauthenticate' },
  post('/logout', undefined, { scope: 'others' }),
  { method: 'GET', path: '/authorize', query: { provider: 'google', ...redirect, ...challenge } },
  { method: 'GET', path: '/callback', query: { code: 'x', state: 'y'.repeat(43) } },
  { method: 'GET', path: '/user/identities/authorize', query: { provider: 'github', ...redirect } },
  { method: 'DELETE', path: '/user/identities/:identityId' },
  ...passkeyOperations,
  post('/factors', () => ({ factor_type: 'totp', friendly_name: 'Phone', issuer: 'Larder' })),
  post('/factors', () => ({ factor_type: 'webauthn', friendly_name: 'Key' })),
  { method: 'DELETE', path: '/factors/:factorId' },
  post('/factors/:factorId/challenge', () => ({ channel: 'sms' })),
  post('/factors/:factorId/verify', (_, chance) => ({
    challenge_id: chance.uuid(),
    code: '123456',
  })),
  post('/factors/:factorId/verify', (_, chance) => ({
    challenge_id: chance.uuid(),
    webauthn: { type: 'request', credential_response: assertion },
  })),
  { method: 'GET', path: '/admin/users/:userId/factors' },
  { method: 'DELETE', path: '/admin/users/:userId/factors/:factorId' },
  { method: 'GET', path: '/admin/users', query: { page: '1', per_page: '50' } },
  post('/admin/users', (_, chance) => ({
    email: email(chance),
    password,
    email_confirm: true,
    user_metadata: {},
  })),
  { method: 'GET', path: '/admin/users/:userId' },
  {
    method: 'PUT',
    path: '/admin/users/:userId',
    body: () => ({ ban_duration: '24h', app_metadata: {} }),
  },
  { method: 'DELETE', path: '/admin/users/:userId', body: () => ({ should_soft_delete: false }) },
  post(
    '/admin/generate_link',
    (cook) => ({ type: 'recovery', email: cook.email, data: {} }),
    redirect,
  ),
  post('/invite', (_, chance) => ({ email: email(chance), data: {} })),
  post('/sso', () => ({ domain: 'example.com' })),
  ...oauthOperations,
]

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const
const contentTypes = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  'application/json; charset=utf-16',
] as const

export function authRequest(chance: Chance, world: World): Input {
  const operation = chance.any(authOperations)
  const cook = chance.any(world.cooks)
  if (operation === undefined || cook === undefined) throw new Error('nobody is there')
  const actor = chooseActor(chance, world)
  const path = operation.path.replaceAll(/:\w+/g, () =>
    chance.percent(60)
      ? (chance.any([cook.userId, chance.uuid()]) ?? '')
      : inAddress(chance, nastyText(chance)),
  )
  const query = Object.entries(operation.query ?? {}).flatMap(([name, value]) => {
    if (chance.percent(8)) return []
    return [`${name}=${inAddress(chance, chance.percent(20) ? mutateText(chance, value) : value)}`]
  })
  if (chance.percent(6)) query.push(`${inAddress(chance, nastyText(chance))}=1`)
  const headers: [string, string][] = actor.headers.map(([name, value]) => [name, value])
  if (chance.percent(30))
    headers.push(['x-supabase-api-version', chance.percent(70) ? '2024-01-01' : nastyText(chance)])
  if (chance.percent(10)) headers.push(['cookie', `larder-browser=${nastyText(chance)}; =; a`])
  if (chance.percent(10)) headers.push(['x-forwarded-for', nastyText(chance)])
  if (chance.percent(10)) headers.push(['user-agent', nastyText(chance)])
  const method = chance.percent(6) ? chance.pick(methods) : operation.method
  const common = {
    area: 'auth',
    method,
    path: `/auth/v1${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
  } as const
  if (operation.body === undefined && !chance.percent(8)) return { ...common, headers }
  headers.push(['content-type', chance.percent(8) ? chance.pick(contentTypes) : 'application/json'])
  const valid = operation.body?.(cook, chance) ?? {}
  const body = chance.percent(1)
    ? Buffer.alloc(70_000 + chance.below(100_000), ' ')
    : bodyBytes(chance, chance.percent(75) ? mutateValue(chance, valid) : valid)
  return { ...common, headers, body }
}
