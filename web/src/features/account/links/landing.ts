import { t } from '#domain/texts/t.ts'

/** What the link of a mail brought along to the page that it leads to. */
export type Landing =
  | { kind: 'signed in'; type: string }
  /** One of two mailboxes has agreed. */
  | { kind: 'halfway' }
  | { kind: 'refused'; message: string }

export const brokenLink: Landing = { kind: 'refused', message: t('This link does not work') }

/** Reads what the auth service left behind the # of an address; null where that is nothing of it. */
export function readLanding(hash: string): Landing | null {
  const left = new URLSearchParams(hash.replace(/^#/, ''))
  if (left.has('access_token')) return { kind: 'signed in', type: left.get('type') ?? '' }
  if (left.has('error') || left.has('error_code')) {
    return { kind: 'refused', message: inWords(left.get('error_code') ?? '') }
  }
  return left.has('message') ? { kind: 'halfway' } : null
}

/** Never the text from the address: anybody may write a link. */
function inWords(code: string): string {
  switch (code) {
    case 'otp_expired':
      return t('This link has expired, or was used already')
    case 'user_banned':
      return t('This account is blocked')
    case 'email_exists':
      return t('This address has an account of its own')
    case 'signup_disabled':
      return t('New accounts cannot be made here without an invitation')
    case 'invite_not_found':
      return t('This invitation has been used or has expired. Ask for a new one')
    case 'email_address_not_authorized':
      return t('This invitation is for another email address')
    default:
      return t('This link does not work')
  }
}
