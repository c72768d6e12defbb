import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Mailer } from './mail.ts'

const sentMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
  sentAt: z.coerce.date(),
})
export type SentMail = z.infer<typeof sentMail>

export type Outbox = {
  readonly send: Mailer
  /** The newest first. */
  readonly list: () => Promise<readonly SentMail[]>
}

const mostMails = 100
const mailFile = /^\d{15}-\d{6}-[0-9a-f-]{36}\.json$/

/**
 * Where mails go on a developer's machine: files in `folder`, to be read in the browser. Every server on the folder
 * shows the mails of all.
 */
export function createOutbox(folder: string, now: () => Date = () => new Date()): Outbox {
  let sentMails = 0

  /** The order of the names is that of the mails, also of several in one millisecond. */
  function nextName(at: Date): string {
    const time = String(at.getTime()).padStart(15, '0')
    return `${time}-${String((sentMails += 1) % 1e6).padStart(6, '0')}-${randomUUID()}.json`
  }

  async function names(): Promise<string[]> {
    const found = await readdir(folder).catch(() => [])
    return found
      .filter((name) => mailFile.test(name))
      .toSorted()
      .toReversed()
  }

  return {
    async send(sent) {
      const mail: SentMail = { ...sent, sentAt: now() }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, nextName(mail.sentAt))
      // Written aside: another server lists the folder meanwhile.
      await writeFile(`${file}.new`, JSON.stringify(mail), { mode: 0o600 })
      await rename(`${file}.new`, file)
      const surplus = (await names()).slice(mostMails)
      await Promise.all(surplus.map((name) => rm(path.join(folder, name), { force: true })))
    },
    async list() {
      const newest = (await names()).slice(0, mostMails)
      const mails = await Promise.all(newest.map((name) => readMail(path.join(folder, name))))
      return mails.filter((mail) => mail !== undefined)
    },
  }
}

/** One that another server has just thrown out is no longer shown. */
async function readMail(file: string): Promise<SentMail | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : sentMail.parse(JSON.parse(text))
}
