import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { MeasuredRow, Row } from './row.ts'

/** One of the commands, whose JSON becomes rows. */
export interface Part {
  name: string
  /** A TypeScript file. */
  program: string
  arguments: readonly string[]
  /** After so many it is ended. */
  minutes: number
  /** @throws where the JSON is not what the command promises */
  rowsOf: (json: unknown) => MeasuredRow[]
}

/**
 * Runs a part in a process of its own; what it says meanwhile goes to standard error. A part that fails is one row that
 * says why: it ended without figures, said something else than expected, or took too long. That a part missed a budget,
 * which it says by its exit code, is no failure.
 */
export async function runPart(part: Part): Promise<Row[]> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', part.program, '--json', ...part.arguments],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // A part that is ended ends what it started, as on Ctrl-C, for which a group of its own is needed.
      detached: true,
    },
  )
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    endGroup(child.pid)
  }, part.minutes * 60_000)
  let lastWords = ''
  child.stderr.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk)
    lastWords = (lastWords + chunk.toString()).slice(-4_000)
  })
  const forward = () => endGroup(child.pid)
  process.once('SIGINT', forward).once('SIGTERM', forward)
  try {
    const [output] = await Promise.all([text(child.stdout), once(child, 'close')])
    if (isLate) throw new Error(`it took more than ${part.minutes} minutes`)
    if (output.trim() === '') throw new Error(reasonIn(lastWords))
    return part.rowsOf(JSON.parse(output))
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    return [{ part: part.name, failed: reason.replaceAll(/\s+/g, ' ').slice(0, 300) }]
  } finally {
    clearTimeout(limit)
    process.off('SIGINT', forward).off('SIGTERM', forward)
  }
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
  } catch {
    // It has ended meanwhile.
  }
}

/** The line that names the error, or the last one. */
function reasonIn(words: string): string {
  const lines = words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const named = lines.findLast((line) => /^(\w*Error|error)\b.*: /.test(line))
  return named ?? lines.at(-1) ?? 'it ended without a word'
}
