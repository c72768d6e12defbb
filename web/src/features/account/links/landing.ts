/** What the link of a mail brought along to the page that it leads to. */
export type Landing =
  | { kind: 'signed in'; type: string }
  /** One of two mailboxes has agreed. */
  | { kind: 'halfway' }
  | { kind: 'refused'; message: string }

export const brokenLink: Landing = { kind: 'refused', message: 'This link does not work' }

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
      return 'This link has expired, or was used already'
    case 'user_banned':
      return 'This account is blocked'
    case 'email_exists':
      return 'This address has an account of its own'
    case 'signup_disabled':
      return 'New accounts cannot be made here without an invitation'
    case 'invite_not_found':
      return 'This invitation has been used or has expired. Ask for a new one'
    case 'email_address_not_authorized':
      return 'This invitation is for another email address'
    default:
      return 'This link does not work'
  }
}
