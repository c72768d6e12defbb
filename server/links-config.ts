import type { z } from 'zod'
import { optionalText } from '#functions/settings/optional-text.ts'

/** Pages of whoever runs Larder, which its pages lead to; undefined where there is none. */
export interface LinksConfig {
  readonly privacy: string | undefined
  readonly terms: string | undefined
  readonly imprint: string | undefined
  readonly help: string | undefined
}

const page = (name: string) =>
  optionalText.refine(
    (address) => address === undefined || hasProtocol(address, /^https?:$/),
    `${name} must be an address such as https://larder.example/page`,
  )

export const linksVariables = {
  PRIVACY_URL: page('PRIVACY_URL'),
  TERMS_URL: page('TERMS_URL'),
  IMPRINT_URL: page('IMPRINT_URL'),
  HELP_URL: optionalText.refine(
    (address) => address === undefined || hasProtocol(address, /^(https?|mailto):$/),
    'HELP_URL must be an address such as https://larder.example/help or mailto:help@larder.example',
  ),
} as const

export function readLinks(variables: z.infer<z.ZodObject<typeof linksVariables>>): LinksConfig {
  const { PRIVACY_URL, TERMS_URL, IMPRINT_URL, HELP_URL } = variables
  return { privacy: PRIVACY_URL, terms: TERMS_URL, imprint: IMPRINT_URL, help: HELP_URL }
}

function hasProtocol(address: string, protocol: RegExp): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return protocol.test(url.protocol) && (url.protocol === 'mailto:' || url.hostname !== '')
}
