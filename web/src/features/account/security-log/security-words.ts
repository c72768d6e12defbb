import type { SecurityAct } from './security-log.ts'

const providers: ReadonlyMap<string, string> = new Map([
  ['google', 'Google'],
  ['github', 'GitHub'],
])

const means: ReadonlyMap<string, string> = new Map([
  ['password', 'With the password'],
  ['otp', 'With a link or code from a mail'],
  ['magiclink', 'With a link from a mail'],
  ['recovery', 'With a link to choose a new password'],
  ['email/signup', 'By confirming the email address'],
  ['invite', 'With an invitation'],
  ['anonymous', 'Without an email address'],
])

type Sentence = (act: SecurityAct) => string

const provider: Sentence = ({ detail }) => providers.get(detail ?? '') ?? 'Another account'

const from: Sentence = ({ device }) =>
  device === null ? '' : ` from ${device.replace(/^An? /, (article) => article.toLowerCase())}`

const signedOut: Sentence = (act) =>
  act.detail === null ? `Signed out${from(act)}` : `${act.detail} devices signed out`

const people: Sentence = ({ detail }) => (detail === null ? 'Somebody' : `${detail} people`)

const moderationWords: ReadonlyMap<string, [before: string, thing: string]> = new Map([
  ['hide', ['hid', ' something']],
  ['remove', ['removed', ' something']],
  ['warn', ['warned', '']],
  ['ban', ['banned', '']],
  ['dismiss', ['found nothing wrong with', ' something']],
])

/** "A moderator hid something of yours", "As a moderator you warned somebody", with "…and took it back". */
function moderated({ detail }: SecurityAct, who: string, whose: string, whom: string): string {
  const parts = detail?.split(':') ?? []
  const [done, thing] = moderationWords.get(parts.at(-1) ?? '') ?? ['did', ' something']
  const object = thing === '' ? ` ${whom}` : `${thing}${whose}`
  const subject = parts.includes('operator') ? 'Whoever runs this Larder ' : who
  return `${subject}${done}${object}${parts.includes('undone') ? ', and it was taken back' : ''}`
}

const operatorDidSomething = 'Whoever runs this Larder changed something of your account'
const operatorWords: ReadonlyMap<string, string> = new Map([
  ['plan_given', 'Whoever runs this Larder gave you full access'],
  ['plan_taken', 'Whoever runs this Larder took back the access they gave you'],
  ['password_link', 'Whoever runs this Larder made a link to choose a new password'],
  ['moderator_on', 'Whoever runs this Larder made you a moderator'],
  ['moderator_off', 'Whoever runs this Larder took back that you are a moderator'],
  ['unbanned', 'Whoever runs this Larder let you sign in again'],
])

const always =
  (text: string): Sentence =>
  () =>
    text

const sentences: ReadonlyMap<string, Sentence> = new Map([
  ['signed_in', (act) => `Signed in${from(act)}`],
  ['signed_out', signedOut],
  ['session_copied', (act) => `Signed out${from(act)}: its sign-in was used in two places`],
  ['passwords_refused', always('Too many wrong passwords')],
  ['codes_refused', always('Too many wrong codes for the second step')],
  ['password_set', always('Password set')],
  ['password_changed', always('Password changed')],
  ['password_reset', always('Password reset by mail')],
  ['password_removed', always('Password removed')],
  ['email_change_asked', always('Change of the email address asked for')],
  ['email_changed', always('Email address changed')],
  ['second_factor_added', always('Two-factor sign-in turned on')],
  ['second_factor_shown', always('Second step passed')],
  ['second_factor_removed', always('Two-factor sign-in turned off')],
  ['recovery_codes_made', always('New recovery codes made')],
  ['recovery_code_used', always('Recovery code used')],
  ['provider_linked', (act) => `${provider(act)} connected`],
  ['provider_unlinked', (act) => `${provider(act)} disconnected`],
  ['invitation_made', always('Invitation made')],
  ['invitation_used', always('Account made with an invitation')],
  ['account_kept', always('Guest account kept with an email address')],
  ['data_taken', always('Your data downloaded')],
  ['deletion_asked', always('Deletion of the account asked for')],
  ['plan_begun', always('Plan started')],
  ['plan_changed', always('Plan changed')],
  ['plan_cancelled', always('Plan cancelled: it runs until its paid time is over')],
  ['plan_resumed', always('Plan resumed')],
  ['plan_ended', always('Plan ended')],
  ['email_shown', always('Email address shown on your profile')],
  ['email_hidden', always('Email address taken off your profile')],
  ['moderated_by_others', (act) => moderated(act, 'A moderator ', ' of yours', 'you')],
  ['operator_acted', ({ detail }) => operatorWords.get(detail ?? '') ?? operatorDidSomething],
  ['moderated_others', (act) => moderated(act, 'As a moderator you ', '', 'somebody')],
  ['person_blocked', (act) => `${people(act)} blocked`],
  ['person_unblocked', (act) => `${people(act)} unblocked`],
])

/** What was done, in a few words. */
export function actInWords(act: SecurityAct): string {
  return sentences.get(act.kind)?.(act) ?? 'Something about your account changed'
}

/** Where and how, as far as the title does not say it: "With the password", "Firefox on Linux". */
export function circumstances(act: SecurityAct): string[] {
  const { kind, detail, device, address } = act
  const isNamed =
    ['signed_in', 'session_copied'].includes(kind) || (kind === 'signed_out' && detail === null)
  const signedInBy =
    kind === 'signed_in' && detail !== null
      ? (means.get(detail) ?? `With ${providers.get(detail) ?? 'another account'}`)
      : null
  return [signedInBy, isNamed ? null : device, address].filter((part) => part !== null)
}

/** What a person who did not do it should not overlook. */
export const isUnusual = ({ kind }: SecurityAct): boolean =>
  ['passwords_refused', 'codes_refused', 'session_copied', 'recovery_code_used'].includes(kind)
