import { t } from '#domain/texts/t.ts'
import type { SecurityAct } from './security-log.ts'

const providers: ReadonlyMap<string, string> = new Map([
  ['google', 'Google'],
  ['github', 'GitHub'],
])

const means: ReadonlyMap<string, string> = new Map([
  ['password', t('With the password')],
  ['otp', t('With a link or code from a mail')],
  ['magiclink', t('With a link from a mail')],
  ['recovery', t('With a link to choose a new password')],
  ['email/signup', t('By confirming the email address')],
  ['invite', t('With an invitation')],
  ['anonymous', t('Without an email address')],
  ['passkey', t('With a passkey')],
])

type Sentence = (act: SecurityAct) => string

/** Inside a sentence: "an unknown device". */
const inSentence = (device: string) => device.replace(/^An? /, (article) => article.toLowerCase())

const signedIn: Sentence = ({ device }) =>
  device === null ? t('Signed in') : t('Signed in from {device}', { device: inSentence(device) })

const signedOut: Sentence = ({ device, detail }) => {
  if (detail === null) {
    return device === null
      ? t('Signed out')
      : t('Signed out from {device}', { device: inSentence(device) })
  }
  const count = Number(detail)
  return t('{count, plural, one {# device signed out} other {# devices signed out}}', { count })
}

const copied: Sentence = ({ device }) =>
  device === null
    ? t('Signed out: its sign-in was used in two places')
    : t('Signed out from {device}: its sign-in was used in two places', {
        device: inSentence(device),
      })

const connected: Sentence = ({ detail }) => {
  const provider = providers.get(detail ?? '')
  return provider === undefined
    ? t('Another account connected')
    : t('{provider} connected', { provider })
}

const disconnected: Sentence = ({ detail }) => {
  const provider = providers.get(detail ?? '')
  return provider === undefined
    ? t('Another account disconnected')
    : t('{provider} disconnected', { provider })
}

const blocked: Sentence = ({ detail }) => {
  if (detail === null) return t('Somebody blocked')
  const count = Number(detail)
  return t('{count, plural, one {# person blocked} other {# people blocked}}', { count })
}

const unblocked: Sentence = ({ detail }) => {
  if (detail === null) return t('Somebody unblocked')
  const count = Number(detail)
  return t('{count, plural, one {# person unblocked} other {# people unblocked}}', { count })
}

/** Who did what, and whether it was taken back: of "operator:undone:ban". */
function judgementIn(detail: string | null) {
  const parts = detail?.split(':') ?? []
  return {
    who: parts.includes('operator') ? 'operator' : 'moderator',
    act: parts.at(-1) ?? '',
    undone: parts.includes('undone') ? 'yes' : 'no',
  }
}

const moderatedByOthers: Sentence = ({ detail }) => {
  const { who, act, undone } = judgementIn(detail)
  return t(
    '{who, select, operator {Whoever runs this Larder} other {A moderator}} {act, select, hide {hid something of yours} remove {removed something of yours} warn {warned you} ban {banned you} dismiss {found nothing wrong with something of yours} other {did something of yours}}{undone, select, yes {, and it was taken back} other {}}',
    { who, act, undone },
  )
}

const moderatedOthers: Sentence = ({ detail }) => {
  const { who, act, undone } = judgementIn(detail)
  return t(
    '{who, select, operator {Whoever runs this Larder} other {As a moderator you}} {act, select, hide {hid something} remove {removed something} warn {warned somebody} ban {banned somebody} dismiss {found nothing wrong with something} other {did something}}{undone, select, yes {, and it was taken back} other {}}',
    { who, act, undone },
  )
}

const operatorDidSomething = t('Whoever runs this Larder changed something of your account')
const operatorWords: ReadonlyMap<string, string> = new Map([
  ['plan_given', t('Whoever runs this Larder gave you full access')],
  ['plan_taken', t('Whoever runs this Larder took back the access they gave you')],
  ['password_link', t('Whoever runs this Larder made a link to choose a new password')],
  ['moderator_on', t('Whoever runs this Larder made you a moderator')],
  ['moderator_off', t('Whoever runs this Larder took back that you are a moderator')],
  ['unbanned', t('Whoever runs this Larder let you sign in again')],
])

const always =
  (text: string): Sentence =>
  () =>
    text

const sentences: ReadonlyMap<string, Sentence> = new Map([
  ['signed_in', signedIn],
  ['signed_out', signedOut],
  ['session_copied', copied],
  ['app_let_in', always(t('App let in'))],
  ['app_ended', always(t('Access of an app ended'))],
  ['token_made', always(t('Token for scripts made'))],
  ['token_ended', always(t('Token for scripts withdrawn'))],
  ['passwords_refused', always(t('Too many wrong passwords'))],
  ['codes_refused', always(t('Too many wrong codes for the second step'))],
  ['password_set', always(t('Password set'))],
  ['password_changed', always(t('Password changed'))],
  ['password_reset', always(t('Password reset by mail'))],
  ['password_removed', always(t('Password removed'))],
  ['email_change_asked', always(t('Change of the email address asked for'))],
  ['email_changed', always(t('Email address changed'))],
  ['second_factor_added', always(t('Two-factor sign-in turned on'))],
  ['second_factor_shown', always(t('Second step passed'))],
  ['second_factor_removed', always(t('Two-factor sign-in turned off'))],
  ['passkey_added', always(t('Passkey added'))],
  ['passkey_removed', always(t('Passkey deleted'))],
  ['recovery_codes_made', always(t('New recovery codes made'))],
  ['recovery_code_used', always(t('Recovery code used'))],
  ['provider_linked', connected],
  ['provider_unlinked', disconnected],
  ['invitation_made', always(t('Invitation made'))],
  ['invitation_used', always(t('Account made with an invitation'))],
  ['account_kept', always(t('Guest account kept with an email address'))],
  ['data_taken', always(t('Your data downloaded'))],
  ['deletion_asked', always(t('Deletion of the account asked for'))],
  ['plan_begun', always(t('Plan started'))],
  ['plan_changed', always(t('Plan changed'))],
  ['plan_cancelled', always(t('Plan cancelled: it runs until its paid time is over'))],
  ['plan_resumed', always(t('Plan resumed'))],
  ['plan_ended', always(t('Plan ended'))],
  ['email_shown', always(t('Email address shown on your profile'))],
  ['email_hidden', always(t('Email address taken off your profile'))],
  ['moderated_by_others', moderatedByOthers],
  ['operator_acted', ({ detail }) => operatorWords.get(detail ?? '') ?? operatorDidSomething],
  ['moderated_others', moderatedOthers],
  ['person_blocked', blocked],
  ['person_unblocked', unblocked],
])

/** What was done, in a few words. */
export function actInWords(act: SecurityAct): string {
  return sentences.get(act.kind)?.(act) ?? t('Something about your account changed')
}

function signedInWith(detail: string): string {
  const provider = providers.get(detail)
  return provider === undefined ? t('With another account') : t('With {provider}', { provider })
}

/** Where and how, as far as the title does not say it: "With the password", "Firefox on Linux". */
export function circumstances(act: SecurityAct): string[] {
  const { kind, detail, device, address } = act
  const isNamed =
    ['signed_in', 'session_copied'].includes(kind) || (kind === 'signed_out' && detail === null)
  const signedInBy =
    kind === 'signed_in' && detail !== null ? (means.get(detail) ?? signedInWith(detail)) : null
  return [signedInBy, isNamed ? null : device, address].filter((part) => part !== null)
}

/** What a person who did not do it should not overlook. */
export const isUnusual = ({ kind }: SecurityAct): boolean =>
  ['passwords_refused', 'codes_refused', 'session_copied', 'recovery_code_used'].includes(kind)
