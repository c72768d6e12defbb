import type { AuthSource } from '#web/lib/backend/auth-source.ts'
import { logFailure } from '#web/lib/log.ts'
import { within } from '#web/lib/timing.ts'

const patienceMilliseconds = 5_000

/** Keeps a language with the account: mails come in it, and other devices follow. Answers whether it is there now. */
export async function sendLanguage(source: AuthSource, language: string): Promise<boolean> {
  try {
    const client = await source.client()
    const sending = client.updateUser({ data: { language } })
    const answer = await within(patienceMilliseconds, sending)
    if (answer.inTime && answer.value.error) throw answer.value.error
    return answer.inTime
  } catch (cause) {
    logFailure('The language is not kept with the account', cause)
    return false
  }
}
