import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CodeChallenge } from '../one-time-tokens/one-time-tokens.ts'
import { validationFailed } from './errors.ts'
import { optionalText } from './request.ts'

/** The fields of a body that starts a sign-in to be finished by the same browser (RFC 7636). */
export const codeChallengeFields = {
  code_challenge: optionalText(200),
  code_challenge_method: optionalText(20),
}

const methodSchema = z.enum(['s256', 'plain'])
const valuePattern = /^[A-Za-z0-9._~-]{43,128}$/

export function readCodeChallenge(fields: {
  readonly code_challenge: string | undefined
  readonly code_challenge_method: string | undefined
}): CodeChallenge | undefined {
  const { code_challenge: challenge, code_challenge_method: named } = fields
  if (challenge === undefined && named === undefined) return undefined
  if (challenge === undefined || named === undefined) {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (!valuePattern.test(challenge)) {
    throw validationFailed('code challenge has to be between 43 and 128 characters')
  }
  const method = methodSchema.safeParse(named.toLowerCase())
  if (!method.success) throw validationFailed('unsupported code_challenge_method')
  return { challenge, method: method.data }
}

/** Whether `verifier` is what the challenge was made from. */
export function answersChallenge({ challenge, method }: CodeChallenge, verifier: string): boolean {
  if (method === 'plain') return verifier === challenge
  return createHash('sha256').update(verifier).digest('base64url') === challenge
}
