import { t } from '#domain/texts/t.ts'
import type { TokenType } from '../one-time-tokens/one-time-tokens.ts'
import type { Letter } from './letter.ts'

type Words = Omit<Letter, 'code' | 'link'> & { readonly label: string | undefined }

/** The words of a mail that carries a token; `newEmail` where it is about a change of address. */
export function mailWords(type: TokenType, newEmail = ''): Words {
  switch (type) {
    case 'signup':
      return {
        subject: t('Confirm your address'),
        lead: t(
          'Welcome to Larder. Confirm that this address is yours, and your kitchen is ready.',
        ),
        label: t('Confirm my address'),
        close: t(
          'If you did not make an account with Larder, do nothing: then there will be none.',
        ),
      }
    case 'invite':
      return {
        subject: t('You are invited to Larder'),
        lead: t(
          'Somebody who runs Larder has made a place for you. It finds recipes for what you have at home.',
        ),
        label: t('Come in'),
        close: t('If you do not want it, do nothing.'),
      }
    case 'magiclink':
      return {
        subject: t('Sign in to Larder'),
        lead: t('Here is your way in. It works once, and not for long.'),
        label: t('Sign in'),
        close: unasked(),
      }
    case 'recovery':
      return {
        subject: t('Choose a new password'),
        lead: t(
          'You said that you forgot your password. This link signs you in, so that you can choose a new one.',
        ),
        label: t('Choose a new password'),
        close: unasked(),
      }
    case 'email_change_current':
      return {
        subject: t('Is your address to change?'),
        lead: t(
          'Somebody signed in to your account asked to move it to {newEmail}. We ask here first.',
          { newEmail },
        ),
        label: t('Yes, change my address'),
        close: t(
          'If it was not you, do not confirm it, and change your password: somebody may know it.',
        ),
      }
    case 'email_change_new':
      return {
        subject: t('Confirm your new address'),
        lead: t('Your Larder account is to move to this address. Confirm that it is yours.'),
        label: t('Confirm my new address'),
        close: t('If you do not know of this, do nothing.'),
      }
    case 'reauthentication':
      return {
        subject: t('Your code'),
        lead: t('To change your password we ask for a code, so that we know it is you.'),
        label: undefined,
        close: t(
          'If you did not ask for this, change your password: somebody may be signed in as you.',
        ),
      }
  }
}

const unasked = () =>
  t('If you did not ask for this, do nothing: without this mail nobody gets in.')

/** Of a new way into an account, to its owner. */
export const passkeyAdded = (siteUrl: string): Letter => ({
  subject: t('A passkey was added to your account'),
  lead: t(
    'Whoever holds the device with this passkey can sign in to your Larder account. If you added it, there is nothing to do.',
  ),
  link: { label: t('Look at my passkeys'), href: `${siteUrl}subscription/manage/security` },
  close: t(
    'If it was not you, delete it there and change your password: somebody may be signed in as you.',
  ),
})

/** To somebody who has an account already and was about to make another with the same address. */
export const knownAddress = (siteUrl: string): Letter => ({
  subject: t('You already have an account'),
  lead: t(
    'Somebody, probably you, tried to use this address for a new Larder account. It already has one, so nothing was changed. Sign in with it, or choose a new password if you forgot yours.',
  ),
  link: { label: t('Go to Larder'), href: siteUrl },
  close: t('If it was not you, do nothing.'),
})
