import { findUserById, isBanned } from '../accounts/users.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { hashSecret } from '../one-time-tokens/secrets.ts'
import { createAccessTokens } from '../sessions/access-tokens.ts'
import { limitsOf } from '../sessions/limited-sessions.ts'
import { assuranceOf } from '../sessions/sessions.ts'
import { isPersonalToken, takeToken } from './personal-tokens.ts'

/**
 * Gives the access token that stands for a personal one: with its limits, and of its session, which the database asks for at
 * each request. Undefined for a token that is good for nothing.
 */
export type ExchangePersonalToken = (token: string) => Promise<string | undefined>

const lifetimeSeconds = 300
/** Before it is over somebody else’s clock may say so. */
const keptMilliseconds = 240_000
const mostKept = 1_000

type Needs = Pick<AuthDependencies, 'pool' | 'keys' | 'issuer' | 'now'>

/** An access token is made once in some minutes, and kept; `used_at` is as precise as that. */
export function createPersonalTokenExchange(needs: Needs): ExchangePersonalToken {
  const { pool, now } = needs
  const accessTokens = createAccessTokens({ ...needs, lifetimeSeconds })
  const kept = new Map<string, { readonly accessToken: string; readonly until: number }>()

  return async (token) => {
    if (!isPersonalToken(token)) return undefined
    const hash = hashSecret(token)
    const known = kept.get(hash)
    if (known !== undefined && known.until > now().getTime()) return known.accessToken
    kept.delete(hash)
    const accessToken = await issueFor(token)
    if (accessToken === undefined) return undefined
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(hash, { accessToken, until: now().getTime() + keptMilliseconds })
    return accessToken
  }

  async function issueFor(token: string): Promise<string | undefined> {
    const found = await takeToken(pool, token, now())
    if (found === undefined) return undefined
    const user = await findUserById(pool, found.userId)
    const limits = await limitsOf(pool, found.sessionId)
    if (user === undefined || limits === undefined || isBanned(user, now())) return undefined
    const assurance = await assuranceOf(pool, found.sessionId)
    const { sessionId } = found
    return (await accessTokens.issue({ user, sessionId, ...assurance, limits })).token
  }
}
