import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** What runs now, by its label, with how far it is: `120 of 330`. */
const running = new Map()
let out = process.stdout
/** Whether nobody else writes into the same terminal. */
let isAlone = true

/** A terminal shows one line that changes; a file, and who writes beside others, gets a line now and then. */
const isDrawn = () => out.isTTY && isAlone

/** For a command whose answer goes to standard output. @param {NodeJS.WriteStream} stream */
export function progressTo(stream) {
  out = stream
}

/**
 * Runs a tool, says what takes long and how far it is, and shows the tool's own words only where it fails. Several may
 * run at once.
 *
 * @param {string} label
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ shell?: boolean, isBeside?: boolean, isBackground?: boolean, noise?: RegExp, progress?: (words: string) => string | undefined | Promise<string | undefined> }} options
 *   `progress` is handed what the tool has said so far, and returns how far it is; `noise` matches words that say nothing of a
 *   failure; `isBeside`: something else in this process has words of its own, and decides when it ends; `isBackground` is
 *   for what has time, beside such a thing
 */
export async function run(label, command, args, options = {}) {
  const { progress, noise, isBackground = false, isBeside = isBackground, ...rest } = options
  if (isBeside) isAlone = false
  const startedAt = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its words are shown later, if at all, and may end up in a file.
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    ...rest,
  })
  let words = ''
  child.stdout.on('data', (chunk) => (words += chunk))
  child.stderr.on('data', (chunk) => (words += chunk))
  // Beside something else its end is told like a failure, and that ends in order.
  const endWithUs = (signal) => {
    child.kill(signal)
    if (!isBeside) process.exit(1)
  }
  const endAtLast = () => child.kill()
  process.once('exit', endAtLast)
  if (!isBackground) process.once('SIGTERM', endWithUs)
  else if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  begin(label)
  const everyMilliseconds = isDrawn() ? 500 : 10_000
  const tick = async () => {
    const far = await progress?.(words)
    if (running.has(label)) goOn(label, far)
  }
  const ticks = setInterval(() => void tick(), everyMilliseconds)
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  }).finally(() => clearInterval(ticks))
  process.off('SIGTERM', endWithUs)
  process.off('exit', endAtLast)
  // Ended together with what it runs beside.
  if (isBackground && code === null) return
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  end(label, code === 0 ? `${seconds} s` : 'failed')
  if (code !== 0) throw new Error(`${label} failed:\n${words.replace(noise ?? '', '').trim()}`)
}

function begin(label) {
  running.set(label, undefined)
  if (isDrawn()) draw()
  else out.write(`${label}…\n`)
}

function goOn(label, far) {
  const isNews = far !== undefined && far !== running.get(label)
  running.set(label, far)
  if (isDrawn()) draw()
  else if (isNews) out.write(`${label}… ${far}\n`)
}

function end(label, result) {
  running.delete(label)
  out.write(`${isDrawn() ? clearLine : ''}${label}… ${result}\n`)
  if (isDrawn() && running.size > 0) draw()
}

const clearLine = '\r\u001B[K'

/** One line, cut to the terminal's width: a longer one would wrap and could not be taken back. */
function draw() {
  const parts = [...running].map(([label, far]) =>
    far === undefined ? `${label}…` : `${label}… ${far}`,
  )
  const line = parts.join(' · ').slice(0, (out.columns ?? 80) - 1)
  out.write(`${clearLine}${line}`)
}
