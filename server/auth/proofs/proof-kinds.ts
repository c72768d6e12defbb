import type { ProofType } from './one-time-tokens.ts'

/**
 * The client's names for what it verifies, and the mails that each may come from. Somebody new who
 * asks for a code gets a sign-up's mail, so the names of a sign-in by mail stand for both.
 */
const proofKinds = new Map<string, readonly ProofType[]>([
  ['signup', ['signup', 'magiclink']],
  ['invite', ['invite']],
  ['magiclink', ['magiclink', 'signup']],
  ['email', ['magiclink', 'signup', 'invite']],
  ['recovery', ['recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
])

export function proofTypesOf(name: string): readonly ProofType[] | undefined {
  return proofKinds.get(name)
}
