import type { z } from 'zod'
import { optionalText } from '#functions/settings/optional-text.ts'
import type { OpenIdSettings } from './auth/providers/settings.ts'
import { StartError } from './start-error.ts'

export const openIdVariables = {
  OIDC_ISSUER: optionalText.refine(
    (issuer) => issuer === undefined || isIssuer(issuer),
    'OIDC_ISSUER must be an address such as https://auth.larder.example',
  ),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  OIDC_NAME: optionalText.refine(
    (name) => name === undefined || name.length <= 40,
    'OIDC_NAME must have at most 40 characters',
  ),
  OIDC_TRUST_EMAIL: optionalText
    .refine(
      (value) => value === undefined || value === 'on' || value === 'off',
      'This must be on or off',
    )
    .transform((value) => value === 'on'),
} as const

type Variables = z.infer<z.ZodObject<typeof openIdVariables>>

/** @throws StartError `bad_setting`, exit code 2 */
export function readOpenId(variables: Variables): OpenIdSettings | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
    OIDC_TRUST_EMAIL: trustsEmail,
  } = variables
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    throw new StartError(
      'bad_setting',
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together.',
      { exitCode: 2 },
    )
  }
  return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).hostname, trustsEmail }
}

/** What it says of itself must come from where it says; a query could not stand before a path. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && search === '' && hash === ''
}
