import { Hono } from 'hono'
import { createUser } from './admin/create-user.ts'
import { deleteUser } from './admin/delete-user.ts'
import { generateLink } from './admin/generate-link.ts'
import { getUserById } from './admin/get-user.ts'
import { invite } from './admin/invite.ts'
import { listUsers } from './admin/list-users.ts'
import { updateUserById } from './admin/update-user.ts'
import { deleteUserFactor, listUserFactors } from './admin/user-factors.ts'
import { deleteUserPasskey, listUserPasskeys } from './admin/user-passkeys.ts'
import { addressBlock } from './client-address.ts'
import type { AuthDependencies } from './dependencies.ts'
import { workFor } from '../observing/current-request.ts'
import { errorResponse } from './wire/error-response.ts'
import { happenings } from '../observing/happenings.ts'
import { isRefusedToken, notFound } from './wire/errors.ts'
import { toAuthError } from './wire/failures.ts'
import { disabledEndpoints } from './wire/not-enabled.ts'
import { authorize, authorizeLinking } from './operations/authorize.ts'
import { callback } from './operations/callback.ts'
import { challengeFactor } from './operations/challenge-factor.ts'
import { enrolFactor } from './operations/enrol-factor.ts'
import { getUser } from './operations/get-user.ts'
import { logOut } from './operations/log-out.ts'
import { oneTimeCode } from './operations/otp.ts'
import { publicSettings } from './operations/public-settings.ts'
import { reauthenticate } from './operations/reauthenticate.ts'
import { recover } from './operations/recover.ts'
import { resend } from './operations/resend.ts'
import { signUp } from './operations/sign-up.ts'
import { token } from './operations/token.ts'
import { unenrolFactor } from './operations/unenrol-factor.ts'
import { unlinkIdentity } from './operations/unlink-identity.ts'
import { updateUser } from './operations/update-user.ts'
import { verifyFactor } from './operations/verify-factor.ts'
import { verify } from './operations/verify.ts'
import { verifyLink } from './operations/verify-link.ts'
import { routeOAuth } from './oauth/routes.ts'
import { listPasskeys, removePasskey, updatePasskey } from './passkeys/manage-passkeys.ts'
import { beginRegistration, finishRegistration } from './passkeys/register-passkey.ts'
import { beginPasskeySignIn, finishPasskeySignIn } from './passkeys/sign-in-with-passkey.ts'
import { createServices } from './services.ts'
import { routeTokens } from './tokens/routes.ts'

const keySetSeconds = 600

/**
 * The auth server, to be mounted at /auth/v1: GoTrue's calls and answers, so that supabase-js and
 * the app cannot tell which of the two they talk to.
 */
export function createAuthApp(deps: AuthDependencies): Hono {
  const services = createServices(deps)
  const app = new Hono()

  app.onError((thrown, c) => {
    const error = toAuthError(thrown, deps.log)
    if (isRefusedToken(error)) happenings.emit('signIn', 'refused')
    return errorResponse(error, c.req.raw)
  })
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await workFor(addressBlock(services.peerAddress(c)), next)
  })

  app.get('/health', (c) => c.json({ name: 'Larder auth', description: 'Speaks GoTrue' }))
  app.get('/settings', (c) => publicSettings(services, c))
  app.get('/.well-known/jwks.json', (c) => {
    c.header('Cache-Control', `public, max-age=${keySetSeconds}`)
    return c.json(deps.keys.jwks)
  })
  app.post('/signup', (c) => signUp(services, c))
  app.post('/token', (c) => token(services, c))
  app.get('/user', (c) => getUser(services, c))
  app.put('/user', (c) => updateUser(services, c))
  app.post('/otp', (c) => oneTimeCode(services, c))
  app.post('/magiclink', (c) => oneTimeCode(services, c))
  app.post('/recover', (c) => recover(services, c))
  app.post('/resend', (c) => resend(services, c))
  app.post('/verify', (c) => verify(services, c))
  app.get('/verify', (c) => verifyLink(services, c))
  app.get('/reauthenticate', (c) => reauthenticate(services, c))
  app.post('/logout', (c) => logOut(services, c))

  app.get('/authorize', (c) => authorize(services, c))
  app.get('/callback', (c) => callback(services, c))
  app.get('/user/identities/authorize', (c) => authorizeLinking(services, c))
  app.delete('/user/identities/:identityId', (c) => unlinkIdentity(services, c))
  app.post('/factors', (c) => enrolFactor(services, c))
  app.delete('/factors/:factorId', (c) => unenrolFactor(services, c))
  app.post('/factors/:factorId/challenge', (c) => challengeFactor(services, c))
  app.post('/factors/:factorId/verify', (c) => verifyFactor(services, c))
  app.post('/passkeys/registration/options', (c) => beginRegistration(services, c))
  app.post('/passkeys/registration/verify', (c) => finishRegistration(services, c))
  app.post('/passkeys/authentication/options', (c) => beginPasskeySignIn(services, c))
  app.post('/passkeys/authentication/verify', (c) => finishPasskeySignIn(services, c))
  app.get('/passkeys', (c) => listPasskeys(services, c))
  app.patch('/passkeys/:passkeyId', (c) => updatePasskey(services, c))
  app.delete('/passkeys/:passkeyId', (c) => removePasskey(services, c))
  app.get('/admin/users/:userId/passkeys', (c) => listUserPasskeys(services, c))
  app.delete('/admin/users/:userId/passkeys/:passkeyId', (c) => deleteUserPasskey(services, c))
  app.get('/admin/users/:userId/factors', (c) => listUserFactors(services, c))
  app.delete('/admin/users/:userId/factors/:factorId', (c) => deleteUserFactor(services, c))
  app.post('/admin/generate_link', (c) => generateLink(services, c))
  app.get('/admin/users', (c) => listUsers(services, c))
  app.post('/admin/users', (c) => createUser(services, c))
  app.get('/admin/users/:userId', (c) => getUserById(services, c))
  app.put('/admin/users/:userId', (c) => updateUserById(services, c))
  app.delete('/admin/users/:userId', (c) => deleteUser(services, c))
  app.post('/invite', (c) => invite(services, c))

  routeOAuth(app, services)
  routeTokens(app, services)

  for (const [method, path, refusal] of disabledEndpoints) {
    app.on(method, path, () => {
      throw refusal()
    })
  }
  // Not app.notFound: an app that mounts this one with route() would put its own in its place.
  app.all('*', () => {
    throw notFound()
  })
  return app
}
