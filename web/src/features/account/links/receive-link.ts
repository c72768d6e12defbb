import type { Session as AuthSession } from '@supabase/auth-js'

import { t } from '#domain/texts/t.ts'
import type { AuthSource } from '#web/lib/backend/auth-source.ts'
import { logFailure } from '#web/lib/log.ts'

import { AuthFailure } from '../forms/auth-failure.ts'
import type { LinkSession } from './link-session.ts'
import { endRequest } from './return-address.ts'

/** Whose session a link carries, as the backend states it. */
export interface OfferedAccount {
  id: string
  /** Null for an account without an address. */
  email: string | null
}

/** A session to be taken up, of this account where one is named, or one to be asked about first. */
export type ReceivedLink =
  | { kind: 'wanted'; accountId: string | undefined }
  | { kind: 'offered'; account: OfferedAccount }

/**
 * Decides on the session of a link: it is wanted where this browser asked for it, or where it is of who is signed in
 * here anyway.
 *
 * @throws AuthFailure where the link is good for nothing
 */
export async function receiveLink(
  source: AuthSource,
  link: LinkSession,
  signedInId: string | undefined,
): Promise<ReceivedLink> {
  if (endRequest(link.mark)) return { kind: 'wanted', accountId: undefined }
  // What stands in the token is not looked at: anybody can write one.
  const { data, error } = await (await source.apart()).getUser(link.accessToken)
  if (error !== null) throw brokenLink(error)
  const { id, email } = data.user
  if (id === signedInId) return { kind: 'wanted', accountId: id }
  return { kind: 'offered', account: { id, email: email || null } }
}

/**
 * Redeems the session of a link, apart from the one that is stored. Both of its tokens come of the refresh token: a
 * link could pair that of one account with the access token of another.
 *
 * @param accountId whose it has to be; undefined where this browser asked for it
 * @throws AuthFailure where the link is good for nothing, or is somebody else's
 */
export async function redeemLink(
  source: AuthSource,
  { refreshToken }: LinkSession,
  accountId: string | undefined,
): Promise<AuthSession> {
  const client = await source.apart()
  const { data, error } = await client.refreshSession({ refresh_token: refreshToken })
  if (data.session === null) throw brokenLink(error)
  if (accountId !== undefined && data.session.user.id !== accountId) throw brokenLink()
  return data.session
}

/** The session of a link that nobody wants ends: its tokens may stand in the browser's history. */
export async function refuseLink(source: AuthSource, { accessToken }: LinkSession): Promise<void> {
  const { error } = await (await source.apart()).admin.signOut(accessToken, 'local')
  if (error !== null) logFailure('The session of a link was not ended', error)
}

const brokenLink = (cause?: unknown) =>
  new AuthFailure('refused', t('This link does not work any more.'), { cause })
