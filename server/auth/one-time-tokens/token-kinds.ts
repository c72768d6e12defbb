import type { TokenType } from './one-time-tokens.ts'

/**
 * The client's names for what it verifies, and the mails that each may come from. Somebody new who
 * asks for a code gets a sign-up's mail, so the names of a sign-in by mail stand for both.
 */
const tokenKinds = new Map<string, readonly TokenType[]>([
  ['signup', ['signup', 'magiclink']],
  ['invite', ['invite']],
  ['magiclink', ['magiclink', 'signup']],
  ['email', ['magiclink', 'signup', 'invite']],
  ['recovery', ['recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
])

export function tokenTypesOf(name: string): readonly TokenType[] | undefined {
  return tokenKinds.get(name)
}
