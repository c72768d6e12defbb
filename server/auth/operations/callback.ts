import type { Context } from 'hono'
import type { PoolClient } from 'pg'
import { accountOfProfile } from '../accounts/provider-accounts.ts'
import { isBanned } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import { issueAuthCode } from '../one-time-tokens/auth-codes.ts'
import { takeFlowCookie } from '../providers/flow-cookie.ts'
import { takeFlow } from '../providers/flows.ts'
import type { Flow } from '../providers/flows.ts'
import type { ProviderProfile } from '../providers/provider.ts'
import type { AuthServices } from '../services.ts'
import { holdSession } from '../sessions/authenticate.ts'
import { signIn } from '../sessions/sign-in.ts'
import { badOAuthCallback, badOAuthState, userBanned, userNotFound } from '../wire/errors.ts'
import { toAuthError } from '../wire/failures.ts'
import { deviceOf } from '../wire/request.ts'
import { sendBack } from '../wire/send-back.ts'
import type { Outcome } from '../wire/send-back.ts'
import { linkIdentity } from './link-identity.ts'

const longestParameter = 4_000

/** GET /callback?code=…&state=…: back from the provider, and on to the site. */
export async function callback(services: AuthServices, c: Context): Promise<Response> {
  const state = readParameter(c, 'state')
  const flow = state && (await takeFlow(services.pool, state, services.now()))
  if (!state || !flow) return sendBack(c, services.siteUrl, { error: badOAuthState() })
  try {
    return sendBack(c, flow.redirectTo, await comeBack(services, c, state, flow))
  } catch (thrown) {
    return sendBack(c, flow.redirectTo, { error: toAuthError(thrown, services.log) })
  }
}

function readParameter(c: Context, name: string): string | undefined {
  const value = c.req.query(name)
  return value && value.length <= longestParameter ? value : undefined
}

async function comeBack(
  services: AuthServices,
  c: Context,
  state: string,
  flow: Flow,
): Promise<Outcome> {
  const isSameBrowser = takeFlowCookie(c, services.issuer, { state, browserHash: flow.browserHash })
  // With a challenge the browser shows itself when it exchanges the code; without one, here.
  if (flow.challenge === undefined && !isSameBrowser) throw badOAuthState()
  const code = readParameter(c, 'code')
  if (code === undefined) throw badOAuthCallback(refusalOf(c))
  const profile = await askProvider(services, state, flow, code)
  return inTransaction(services.pool, (client) => enter(services, c, client, flow, profile))
}

/** Only a code as OAuth has them: the text comes through anybody's browser. */
function refusalOf(c: Context): string {
  const code = c.req.query('error') ?? ''
  return /^[a-z_]{1,40}$/.test(code) ? `The provider said: ${code}` : 'OAuth code missing'
}

async function askProvider(
  { providers, issuer, flowSecrets, log }: AuthServices,
  state: string,
  flow: Flow,
  code: string,
): Promise<ProviderProfile> {
  const provider = providers.web.get(flow.provider)
  if (provider === undefined) throw badOAuthState()
  const exchange = {
    code,
    redirectUri: `${issuer}/callback`,
    verifier: flowSecrets.verifier(state),
    nonce: flowSecrets.nonce(state),
  }
  try {
    return await provider.exchange(exchange)
  } catch {
    // What the provider wrote may hold the code or a token.
    log({
      level: 'warn',
      event: `${flow.provider} did not vouch for somebody who came back from it`,
    })
    throw badOAuthCallback('Unable to exchange external code')
  }
}

async function enter(
  services: AuthServices,
  c: Context,
  client: PoolClient,
  flow: Flow,
  profile: ProviderProfile,
): Promise<Outcome> {
  const { settings, now } = services
  const { linking, challenge, provider, invitationHash } = flow
  if (linking !== undefined) {
    const { userId, sessionId } = linking
    const held = { user: { id: userId }, session: { id: sessionId } }
    if (challenge === undefined) {
      return { session: await linkIdentity(services, client, { ...held, profile }) }
    }
    // Linked when the browser that asked for it exchanges the code, and by no other.
    await holdSession(client, held)
    return { code: await codeFor(services, client, flow, userId, { profile, sessionId }) }
  }
  const user = await accountOfProfile(client, profile, {
    settings,
    invitationHash,
    now: now(),
  })
  if (user === undefined) throw userNotFound()
  if (isBanned(user, now())) throw userBanned()
  if (challenge !== undefined) return { code: await codeFor(services, client, flow, user.id) }
  const device = deviceOf(services, c)
  return { session: await signIn(services, client, { user, device, method: 'oauth', provider }) }
}

function codeFor(
  { settings, now }: AuthServices,
  client: PoolClient,
  { challenge, provider }: Flow,
  userId: string,
  linking?: { readonly profile: ProviderProfile; readonly sessionId: string },
): Promise<string> {
  if (challenge === undefined) throw badOAuthState()
  return issueAuthCode(client, {
    userId,
    challenge,
    method: 'oauth',
    providerType: provider,
    linking,
    seconds: settings.codeExchangeSeconds,
    now: now(),
  })
}
