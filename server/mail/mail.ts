/** A mail to one person. The texts are ours; nothing that a stranger typed stands in them. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Beside those that every mail has. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Settles when the mail has been handed over; rejects when it could not be. */
export type Mailer = (mail: Mail) => Promise<void>
