import type { TokenType } from '../one-time-tokens/one-time-tokens.ts'
import type { Letter } from './letter.ts'

type Words = Omit<Letter, 'code' | 'link'> & { readonly label: string | undefined }

const unasked = 'If you did not ask for this, do nothing: without this mail nobody gets in.'

/** Stands for the address that an account is to move to. */
const newAddress = '{new address}'

/** The words of a mail that carries a token; `newEmail` where it is about a change of address. */
export function mailWords(type: TokenType, newEmail = ''): Words {
  const chosen = words[type]
  return { ...chosen, lead: chosen.lead.replace(newAddress, () => newEmail) }
}

const words: Readonly<Record<TokenType, Words>> = {
  signup: {
    subject: 'Confirm your address',
    lead: 'Welcome to Larder. Confirm that this address is yours, and your kitchen is ready.',
    label: 'Confirm my address',
    close: 'If you did not make an account with Larder, do nothing: then there will be none.',
  },
  invite: {
    subject: 'You are invited to Larder',
    lead: 'Somebody who runs Larder has made a place for you. It finds recipes for what you have at home.',
    label: 'Come in',
    close: 'If you do not want it, do nothing.',
  },
  magiclink: {
    subject: 'Sign in to Larder',
    lead: 'Here is your way in. It works once, and not for long.',
    label: 'Sign in',
    close: unasked,
  },
  recovery: {
    subject: 'Choose a new password',
    lead: 'You said that you forgot your password. This link signs you in, so that you can choose a new one.',
    label: 'Choose a new password',
    close: unasked,
  },
  email_change_current: {
    subject: 'Is your address to change?',
    lead: `Somebody signed in to your account asked to move it to ${newAddress}. We ask here first.`,
    label: 'Yes, change my address',
    close: 'If it was not you, do nothing, and change your password: somebody may know it.',
  },
  email_change_new: {
    subject: 'Confirm your new address',
    lead: 'Your Larder account is to move to this address. Confirm that it is yours.',
    label: 'Confirm my new address',
    close: 'If you do not know of this, do nothing.',
  },
  reauthentication: {
    subject: 'Your code',
    lead: 'To change your password we ask for a code, so that we know it is you.',
    label: undefined,
    close: 'If you did not ask for this, change your password: somebody may be signed in as you.',
  },
}

/** To somebody who has an account already and was about to make another with the same address. */
export const knownAddress = (siteUrl: string): Letter => ({
  subject: 'You already have an account',
  lead: 'Somebody, probably you, tried to use this address for a new Larder account. It already has one, so nothing was changed. Sign in with it, or choose a new password if you forgot yours.',
  link: { label: 'Go to Larder', href: siteUrl },
  close: 'If it was not you, do nothing.',
})
