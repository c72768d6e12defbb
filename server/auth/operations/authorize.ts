import type { Context } from 'hono'
import { addressBlock } from '../client-address.ts'
import { beginFlow } from '../providers/flows.ts'
import { setFlowCookie } from '../providers/flow-cookie.ts'
import type { AuthServices } from '../services.ts'
import { authenticate, requireSecondFactor } from '../sessions/authenticate.ts'
import { readCodeChallenge } from '../wire/code-challenge.ts'
import { insufficientAal } from '../wire/errors.ts'
import { providerDisabled } from '../wire/not-enabled.ts'
import { redirectOf } from '../wire/redirect.ts'

/** GET /authorize?provider=…: on to the provider's page. */
export async function authorize(services: AuthServices, c: Context): Promise<Response> {
  return c.redirect(await setOut(services, c, undefined), 302)
}

/** GET /user/identities/authorize?provider=…: where to go to add the provider to one's account. */
export async function authorizeLinking(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  const refusal = () => insufficientAal(401, 'AAL2 session is required to link an identity.')
  await requireSecondFactor(services, signedIn, refusal)
  return c.json({ url: await setOut(services, c, signedIn.user.id) })
}

async function setOut(
  services: AuthServices,
  c: Context,
  linkingUserId: string | undefined,
): Promise<string> {
  const { providers, pool, now, issuer, flowSecrets, limiter, settings } = services
  const name = c.req.query('provider') ?? ''
  const provider = providers.web.get(name)
  if (provider === undefined) throw providerDisabled()
  const challenge = readCodeChallenge({
    code_challenge: c.req.query('code_challenge') || undefined,
    code_challenge_method: c.req.query('code_challenge_method') || undefined,
  })
  const block = addressBlock(services.peerAddress(c))
  await limiter.count([
    { key: `provider from ${block}`, limit: settings.rateLimits.providerSignInsFromAddress },
  ])
  const redirectTo = redirectOf(services, c)
  const flow = { provider: name, redirectTo, challenge, linkingUserId, now: now() }
  const begun = await beginFlow(pool, flow)
  setFlowCookie(c, issuer, begun)
  return provider.authorizeUrl({
    state: begun.state,
    redirectUri: `${issuer}/callback`,
    verifier: flowSecrets.verifier(begun.state),
    nonce: flowSecrets.nonce(begun.state),
  })
}
