import { languageOf } from '../../language/language-of-account.ts'
import { inLanguageOf } from '../../language/speak.ts'
import { inTransaction } from '../database.ts'
import type { Queryable } from '../database.ts'
import { issueToken } from '../one-time-tokens/one-time-tokens.ts'
import type { CodeChallenge, TokenType } from '../one-time-tokens/one-time-tokens.ts'
import type { TokenPayload } from '../one-time-tokens/token-payload.ts'
import type { AuthServices } from '../services.ts'
import { MailNotSent } from '../../mail/mail-not-sent.ts'
import { mailDisabled } from '../wire/not-enabled.ts'
import { noteMail } from '../accounts/account-changes.ts'
import { writeMail } from './letter.ts'
import type { Letter } from './letter.ts'
import { knownAddress, mailWords } from './letters.ts'

export type TokenMail = {
  readonly type: TokenType
  readonly userId: string | null
  readonly email: string
  readonly payload?: TokenPayload
  readonly challenge?: CodeChallenge | undefined
  /** Where the link leads in the end; as allowedRedirect gives it. */
  readonly redirectTo: string
}

/** The name of a kind of token in the client's calls. */
export function wireType(type: TokenType): string {
  return type.startsWith('email_change') ? 'email_change' : type
}

const notes: Partial<Record<TokenType, Parameters<typeof noteMail>[2]>> = {
  signup: 'confirmation',
  magiclink: 'recovery',
  recovery: 'recovery',
  reauthentication: 'reauthentication',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
}

/** Makes a code and a link and mails them. */
export async function sendToken(services: AuthServices, mail: TokenMail): Promise<void> {
  const { now, pool } = services
  const { type, userId, email } = mail
  const { href, code } = await inTransaction(pool, async (client) => {
    const note = notes[type]
    if (userId !== null && note !== undefined) await noteMail(client, userId, note, now())
    return makeLink(services, client, mail)
  })
  await inLanguageOfReader(services, mail, () => {
    const { label, ...words } = mailWords(type, mail.payload?.newEmail)
    const link = (label && { label, href }) || undefined
    return sendLetter(services, email, { ...words, code, link })
  })
}

/** In the language that is kept with the account; of who has none yet, as they sign up; else in that of the request. */
async function inLanguageOfReader(
  { pool }: Pick<AuthServices, 'pool'>,
  { userId, payload }: Pick<TokenMail, 'userId' | 'payload'>,
  work: () => Promise<void>,
): Promise<void> {
  const kept = userId === null ? payload?.data?.['language'] : await languageOf(pool, userId)
  await (typeof kept === 'string' ? inLanguageOf(kept, work) : work())
}

/** What a link is made with: an operator's command has no more. */
export type LinkServices = Pick<AuthServices, 'settings' | 'now' | 'codes' | 'issuer'>

/** Makes the link and the code of a mail, whoever hands them over. `secret` is what stands in the link. */
export async function makeLink(
  services: LinkServices,
  db: Queryable,
  mail: TokenMail,
): Promise<{ href: string; secret: string; code: string }> {
  const { settings, now, codes } = services
  const { type, redirectTo } = mail
  const { link, code } = await issueToken(db, codes, {
    ...mail,
    digits: settings.codeDigits,
    seconds: type === 'invite' ? settings.inviteSeconds : settings.oneTimeTokenSeconds,
    now: now(),
  })
  return { href: tokenAddress(services, { type, link, redirectTo }), secret: link, code }
}

type TokenAddress = { readonly type: TokenType; readonly link: string; readonly redirectTo: string }

/** Never made from the request's Host header: anybody may write there what they like. */
export function tokenAddress(
  { issuer }: Pick<AuthServices, 'issuer'>,
  { type, link, redirectTo }: TokenAddress,
): string {
  const query = new URLSearchParams({ token: link, type: wireType(type), redirect_to: redirectTo })
  return `${issuer}/verify?${query.toString()}`
}

type Reader = { readonly id: string; readonly email: string }

/** A letter without a token, in the words of its reader's language. */
export async function sendNews(
  services: AuthServices,
  { id, email }: Reader,
  write: () => Letter,
): Promise<void> {
  await inLanguageOfReader(services, { userId: id }, () => sendLetter(services, email, write()))
}

/** Tells the mailbox alone that its address has an account, in the words of that account's language. */
export async function tellKnownAddress(services: AuthServices, reader: Reader): Promise<void> {
  await sendNews(services, reader, () => knownAddress(services.siteUrl))
}

async function sendLetter({ mailer }: AuthServices, to: string, letter: Letter): Promise<void> {
  const send = requireMailer(mailer)
  await send(writeMail(to, letter)).catch((cause: unknown) => {
    throw new MailNotSent(cause)
  })
}

export function requireMailer(mailer: AuthServices['mailer']) {
  if (mailer === undefined) throw mailDisabled()
  return mailer
}
