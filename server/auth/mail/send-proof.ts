import { inTransaction } from '../database.ts'
import { issueProof } from '../proofs/one-time-tokens.ts'
import type { CodeChallenge, ProofPayload, ProofType } from '../proofs/one-time-tokens.ts'
import type { AuthServices } from '../services.ts'
import { mailDisabled } from '../wire/not-enabled.ts'
import { noteMail } from '../accounts/account-changes.ts'
import { writeMail } from './letter.ts'
import type { Letter } from './letter.ts'
import { proofWords } from './letters.ts'

export type ProofMail = {
  readonly type: ProofType
  readonly userId: string | null
  readonly email: string
  readonly payload?: ProofPayload
  readonly challenge?: CodeChallenge | undefined
  /** Where the link leads in the end; as allowedRedirect gives it. */
  readonly redirectTo: string
}

/** The name of a kind of proof in the client's calls. */
export function wireType(type: ProofType): string {
  return type.startsWith('email_change') ? 'email_change' : type
}

const notes: Partial<Record<ProofType, Parameters<typeof noteMail>[2]>> = {
  signup: 'confirmation',
  magiclink: 'recovery',
  recovery: 'recovery',
  reauthentication: 'reauthentication',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
}

/** Makes a code and a link and mails them. */
export async function sendProof(services: AuthServices, mail: ProofMail): Promise<void> {
  const { settings, now, codes, pool } = services
  const { type, userId, email, redirectTo } = mail
  const { link, code } = await inTransaction(pool, async (client) => {
    const note = notes[type]
    if (userId !== null && note !== undefined) await noteMail(client, userId, note, now())
    return issueProof(client, codes, {
      ...mail,
      digits: settings.codeDigits,
      seconds: type === 'invite' ? settings.inviteSeconds : settings.proofSeconds,
      now: now(),
    })
  })
  const { label, ...words } = proofWords[type]
  const href = proofAddress(services, { type, link, redirectTo })
  await sendLetter(services, email, {
    ...words,
    code,
    link: (label && { label, href }) || undefined,
  })
}

type ProofAddress = { readonly type: ProofType; readonly link: string; readonly redirectTo: string }

/** Never made from the request's Host header: anybody may write there what they like. */
export function proofAddress(
  { issuer }: AuthServices,
  { type, link, redirectTo }: ProofAddress,
): string {
  const query = new URLSearchParams({ token: link, type: wireType(type), redirect_to: redirectTo })
  return `${issuer}/verify?${query.toString()}`
}

export async function sendLetter(
  { mailer }: AuthServices,
  to: string,
  letter: Letter,
): Promise<void> {
  await requireMailer(mailer)(writeMail(to, letter))
}

export function requireMailer(mailer: AuthServices['mailer']) {
  if (mailer === undefined) throw mailDisabled()
  return mailer
}
