import type { Context } from 'hono'
import { addressBlock } from '../client-address.ts'
import { inTransaction } from '../database.ts'
import { reasonOf } from '../../log.ts'
import { invitationOf } from '../invitations/invitation-of.ts'
import { beginFlow } from '../providers/flows.ts'
import { setFlowCookie } from '../providers/flow-cookie.ts'
import type { AuthServices } from '../services.ts'
import { authenticate, holdSession } from '../sessions/authenticate.ts'
import type { SignedIn } from '../sessions/authenticate.ts'
import { readCodeChallenge } from '../wire/code-challenge.ts'
import { providerUnreachable } from '../wire/errors.ts'
import { providerDisabled } from '../wire/not-enabled.ts'
import { redirectOf } from '../wire/redirect.ts'
import { sendBack } from '../wire/send-back.ts'
import { requireMayLink } from './link-identity.ts'

/** GET /authorize?provider=…: on to the provider's page; or back, where it cannot be reached. */
export async function authorize(services: AuthServices, c: Context): Promise<Response> {
  try {
    return c.redirect(await setOut(services, c, undefined), 302)
  } catch (thrown) {
    if (!(thrown instanceof ProviderNotReached)) throw thrown
    return sendBack(c, redirectOf(services, c), { error: providerUnreachable() })
  }
}

/** GET /user/identities/authorize?provider=…: where to go to add the provider to one's account. */
export async function authorizeLinking(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  await requireMayLink(services, signedIn)
  try {
    return c.json({ url: await setOut(services, c, signedIn) })
  } catch (thrown) {
    throw thrown instanceof ProviderNotReached ? providerUnreachable() : thrown
  }
}

async function setOut(
  services: AuthServices,
  c: Context,
  linker: SignedIn | undefined,
): Promise<string> {
  const { providers, pool, now, issuer, flowSecrets, limiter, settings, log } = services
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
  const { invitationHash } = invitationOf({ invitation: c.req.query('invitation') })
  const flow = { provider: name, redirectTo, challenge, invitationHash, now: now() }
  const begun = await (linker === undefined
    ? beginFlow(pool, { ...flow, linking: undefined })
    : inTransaction(pool, async (client) => {
        const { user, session } = await holdSession(client, linker)
        return beginFlow(client, { ...flow, linking: { userId: user.id, sessionId: session.id } })
      }))
  setFlowCookie(c, issuer, begun)
  const request = {
    state: begun.state,
    redirectUri: `${issuer}/callback`,
    verifier: flowSecrets.verifier(begun.state),
    nonce: flowSecrets.nonce(begun.state),
  }
  try {
    return await provider.authorizeUrl(request)
  } catch (thrown) {
    log({ level: 'warn', event: `${name} cannot be reached`, detail: { reason: reasonOf(thrown) } })
    throw new ProviderNotReached()
  }
}

class ProviderNotReached extends Error {}
