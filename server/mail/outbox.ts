import type { Mail, Mailer } from './mail.ts'

export type SentMail = Mail & { readonly id: number; readonly sentAt: Date }

export type Outbox = {
  readonly send: Mailer
  /** The newest first. */
  readonly list: () => readonly SentMail[]
}

const mostKept = 100

/** Where mails go on a developer's machine: kept in memory, to be read in the browser. */
export function createOutbox(now: () => Date = () => new Date()): Outbox {
  const kept: SentMail[] = []
  let lastId = 0

  return {
    send: (mail) => {
      kept.unshift({ ...mail, id: (lastId += 1), sentAt: now() })
      kept.length = Math.min(kept.length, mostKept)
      return Promise.resolve()
    },
    list: () => kept,
  }
}
