import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { programEnvironment } from './program-environment.ts'

/** `12.0.2`, or `16.3`: from 14 on there are two parts. */
export type Version = { readonly text: string; readonly major: number }

/** The oldest that has what we ask of it (docs/decisions/0060-which-postgrest-runs.md). */
export const oldestMajor = 12

/** The newest whose notes of changes were read; a later one is tried, with a warning. */
export const newestMajor = 16

const patienceMilliseconds = 10_000
const run = promisify(execFile)

/**
 * What `binary --version` says.
 *
 * @throws Error in words for the operator: it does not run here, is not PostgREST, or is too old
 */
export async function readVersion(binary: string): Promise<Version> {
  const { stdout } = await run(binary, ['--version'], {
    timeout: patienceMilliseconds,
    env: programEnvironment(),
    windowsHide: true,
  }).catch((cause: unknown) => {
    throw new Error(`it does not run here: ${lastLine(cause)}`, { cause })
  })
  const [, text, major] = /^PostgREST v?((\d+)(?:\.\d+)+)/.exec(stdout.trim()) ?? []
  if (text === undefined)
    throw new Error(`it does not say that it is PostgREST, but "${stdout.trim().slice(0, 60)}"`)
  if (Number(major) < oldestMajor) {
    throw new Error(`it is version ${text}, and Larder needs ${oldestMajor} or newer`)
  }
  return { text, major: Number(major) }
}

/** A loader names the library that it misses at the end of what it prints. */
function lastLine(thrown: unknown): string {
  const words = thrown instanceof Error ? thrown.message : String(thrown)
  return words.trim().split('\n').at(-1) ?? words
}
