import { expect, test } from 'vitest'
import { registered, startAuth } from '../testing/start-auth.ts'

test('a mail that does not leave is logged as one, without its address', async () => {
  const refused = Object.assign(new Error('550 who is that?'), { code: 'EENVELOPE' })
  const auth = await startAuth({}, { mailer: () => Promise.reject(refused) })
  const { browser, email } = await registered(auth)
  expect((await browser.resetPasswordForEmail(email)).error).toBeNull()
  expect(await auth.mailsTo(email)).toEqual([])
  expect(auth.logged).toEqual([
    { level: 'error', event: 'a mail could not be sent', detail: { code: 'EENVELOPE' } },
  ])
  await auth.stop()
})
