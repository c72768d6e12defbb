import { z } from 'zod'
import { scopesIn } from '#domain/scopes.ts'
import { withoutBidiControls } from '#domain/text-direction.ts'
import { hashSecret, newSecret } from '../one-time-tokens/secrets.ts'
import { authMethods, type OAuthClient } from './clients.ts'
import { isRedirectUri } from './redirect-uris.ts'

const grantTypes = z.array(z.enum(['authorization_code', 'refresh_token'])).max(2)

const webAddress = z
  .string()
  .max(500)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    message: 'must be a web address',
  })

/** A name that cannot turn the line around it or hide in it. */
const name = z
  .string()
  .transform((text) => withoutBidiControls(text).replaceAll(/\p{C}/gu, '').trim())
  .pipe(z.string().min(1).max(80))

const redirectUris = z
  .array(z.string().refine(isRedirectUri, { message: 'is no address that a code is sent to' }))
  .min(1)
  .max(10)

/** What RFC 7591 lets an app say of itself; other fields are dropped, as it wants. */
export const metadataSchema = z.object({
  client_name: name,
  redirect_uris: redirectUris,
  client_uri: webAddress.nullish(),
  logo_uri: webAddress.nullish(),
  grant_types: grantTypes.nullish(),
  response_types: z.array(z.literal('code')).nullish(),
  scope: z.string().max(1_000).nullish(),
  token_endpoint_auth_method: z.enum(authMethods).nullish(),
})

export const changesSchema = metadataSchema.omit({ scope: true, response_types: true }).partial()

/** A secret of an app, and what is stored of it. */
export function newClientSecret() {
  const secret = newSecret()
  return { secret, secretHash: Buffer.from(hashSecret(secret), 'hex') }
}

/** A new app by what it says of itself, with the secret that it is told once. */
export function clientFrom(
  metadata: z.infer<typeof metadataSchema>,
  registrationType: OAuthClient['registrationType'],
  usualMethod: OAuthClient['authMethod'],
) {
  const authMethod = metadata.token_endpoint_auth_method ?? usualMethod
  const made = authMethod === 'none' ? undefined : newClientSecret()
  const client = {
    name: metadata.client_name,
    clientUri: metadata.client_uri ?? null,
    logoUri: metadata.logo_uri ?? null,
    redirectUris: metadata.redirect_uris,
    authMethod,
    secretHash: made?.secretHash ?? null,
    registrationType,
    scope: scopesIn(metadata.scope ?? '').join(' '),
  }
  return { client, secret: made?.secret }
}
