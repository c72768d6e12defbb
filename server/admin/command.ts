import type { Client } from 'pg'
import type { Config } from '../config.ts'
import type { Secrets } from '../secrets.ts'

/** What a subcommand works with. */
export type AdminContext = {
  /** Connected as the owner of the database, in a transaction that is kept when the command succeeds. */
  readonly client: Client
  readonly config: Config
  readonly secrets: Secrets
  readonly now: Date
  /** Asks the person at the terminal; false where nobody answers yes. */
  readonly confirm: (question: string) => Promise<boolean>
}

export type AdminArguments = {
  /** What follows the subcommand. */
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

/** What a subcommand found or did: for a person, and for a program. */
export type AdminResult = {
  readonly text: string
  readonly json: Readonly<Record<string, unknown>>
  /** What is done once the database has kept it. */
  readonly afterwards?: () => Promise<void>
}

export type AdminCommand = {
  /** One line for the list of commands. */
  readonly summary: string
  /** What is typed after `admin`, one line a form. */
  readonly usage: readonly string[]
  /** Beside --json and --help. */
  readonly options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>
  /** How many words may follow. */
  readonly words: { readonly least: number; readonly most: number }
  readonly run: (context: AdminContext, given: AdminArguments) => Promise<AdminResult>
}

/** 1: it could not be done; 2: it was typed wrongly; 3: there is no such person or report. */
export type ExitCode = 1 | 2 | 3

/** Why a command does nothing, in words for the person at the terminal; `code` is stable. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
  readonly code: string
  readonly exitCode: ExitCode

  constructor(code: string, message: string, exitCode: ExitCode = 1) {
    super(message)
    this.code = code
    this.exitCode = exitCode
  }
}

export const wrongUsage = (message: string) => new AdminError('wrong_usage', message, 2)

/** A text option; undefined where it was not given. */
export function textOption({ options }: AdminArguments, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}
