import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { badJwt } from '../wire/errors.ts'
import type { Limits } from './limited-sessions.ts'
import type { AssuranceLevel, AuthenticationMethod } from './sessions.ts'
import type { SigningKeys } from '../signing-keys.ts'
import type { User } from '../accounts/users.ts'

const roleSchema = z.object({ role: z.string().optional().catch(undefined) })
/** The token of an app or a script has limits, and this server takes none of them. */
const claimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  scope: z.never().optional(),
  client_id: z.never().optional(),
})

type Options = {
  readonly keys: SigningKeys
  readonly issuer: string
  readonly lifetimeSeconds: number
  readonly now: () => Date
}

type Subject = {
  readonly user: User
  readonly sessionId: string
  readonly aal: AssuranceLevel
  readonly methods: readonly AuthenticationMethod[]
  /** For an app or a script, which learns nothing of the person by its token. */
  readonly limits?: Limits
}

export type AccessTokens = {
  /** `expiresAt` in seconds since 1970. */
  issue(subject: Subject): Promise<{ token: string; expiresAt: number }>
  /** Whose token it is; throws `bad_jwt` when it is forged, expired or nobody's. */
  verify(token: string): Promise<{ userId: string; sessionId: string }>
  /** The role of a genuine token, be it a person's or an API key; throws `bad_jwt`. */
  roleOf(token: string): Promise<string | undefined>
}

/** ES256 JSON Web Tokens with GoTrue's claims, which PostgREST and the policies read. */
export function createAccessTokens({ keys, issuer, lifetimeSeconds, now }: Options): AccessTokens {
  const signingKey = importJWK(keys.signing, 'ES256')
  const verificationKeys = createLocalJWKSet(keys.jwks)

  async function issue({ user, sessionId, aal, methods, limits }: Subject) {
    const issuedAt = Math.floor(now().getTime() / 1000)
    const expiresAt = issuedAt + lifetimeSeconds
    const session = { role: user.role, session_id: sessionId, aal, amr: methods }
    const token = await new SignJWT(
      limits === undefined
        ? {
            email: user.email ?? '',
            phone: user.phone ?? '',
            ...session,
            is_anonymous: user.isAnonymous,
            app_metadata: user.appMetadata,
            user_metadata: user.userMetadata,
          }
        : {
            ...session,
            is_anonymous: user.isAnonymous,
            scope: limits.scopes.join(' '),
            ...(limits.clientId !== undefined && { client_id: limits.clientId }),
          },
    )
      .setProtectedHeader({ alg: 'ES256', kid: keys.signing.kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(user.id)
      .setAudience(user.audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(await signingKey)
    return { token, expiresAt }
  }

  async function verify(token: string) {
    const claims = claimsSchema.safeParse(await verifiedPayload(token))
    // An API key is signed with the same key, but stands for nobody.
    if (!claims.success) throw badJwt('missing sub or session_id claim')
    return { userId: claims.data.sub, sessionId: claims.data.session_id }
  }

  async function roleOf(token: string) {
    return roleSchema.parse(await verifiedPayload(token)).role
  }

  async function verifiedPayload(token: string): Promise<unknown> {
    try {
      const options = { algorithms: ['ES256'], currentDate: now() }
      return (await jwtVerify(token, verificationKeys, options)).payload
    } catch {
      throw badJwt('unable to parse or verify signature, or token is expired')
    }
  }

  return { issue, verify, roleOf }
}
