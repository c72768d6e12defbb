import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLanguage } from '../../language/speak.ts'
import { password, someAddress, someEmail, startAuth } from '../testing/start-auth.ts'
import type { RunningAuth } from '../testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth({ confirmEmail: true })
})
afterAll(() => auth.stop())

const inGerman = 'Bestätige deine Adresse'
const inEnglish = 'Confirm your address'

async function signUp(email: string, data: object) {
  const { error } = await auth.browser(someAddress()).signUp({ email, password, options: { data } })
  expect(error).toBeNull()
  return auth.mailsTo(email)
}

async function confirmed(language?: string) {
  const email = someEmail()
  await signUp(email, language === undefined ? {} : { language })
  const { link } = await auth.newestToken(email)
  const browser = auth.browser(someAddress())
  expect((await browser.verifyOtp({ token_hash: link, type: 'signup' })).error).toBeNull()
  return { email, browser }
}

const newestTo = async (email: string) => (await auth.mailsTo(email))[0]?.subject

test.each([
  ['de', 'en', inGerman],
  ['en', 'de', inEnglish],
  // It is not offered, or no language at all.
  ['xx', 'de', inEnglish],
  [7, 'de', inGerman],
  [undefined, 'de', inGerman],
] as const)(
  'who signs up in %s, by a request in %s, reads “%s”',
  async (language, asked, subject) => {
    const email = someEmail()
    const [mail] = await inLanguage(asked, () => signUp(email, { language }))
    expect(mail?.subject).toBe(subject)
    expect(mail?.html).toContain(`<html lang="${subject === inGerman ? 'de' : 'en'}">`)
  },
)

test('a way back in comes in the language of the account, whoever asks for it', async () => {
  const { email } = await confirmed('de')
  await auth.browser(someAddress()).resetPasswordForEmail(email)
  expect(await newestTo(email)).toBe('Wähle ein neues Passwort')
  // Who chose another since reads that.
  const other = await confirmed('de')
  await other.browser.updateUser({ data: { language: 'en' } })
  await inLanguage('de', () => auth.browser(someAddress()).resetPasswordForEmail(other.email))
  expect(await newestTo(other.email)).toBe('Choose a new password')
})

test('an account without a language is written to in that of the request', async () => {
  const { email } = await confirmed()
  await inLanguage('de', () => auth.browser(someAddress()).resetPasswordForEmail(email))
  expect(await newestTo(email)).toBe('Wähle ein neues Passwort')
})

test('that an address has an account is told in that account’s language', async () => {
  const { email } = await confirmed('de')
  await signUp(email, { language: 'en' })
  expect(await newestTo(email)).toBe('Du hast schon ein Konto')
})

test('a change of address is asked for in it at both mailboxes', async () => {
  const { email, browser } = await confirmed('de')
  const next = someEmail()
  expect((await browser.updateUser({ email: next })).error).toBeNull()
  expect(await newestTo(email)).toBe('Soll sich deine Adresse ändern?')
  expect(await newestTo(next)).toBe('Bestätige deine neue Adresse')
})
