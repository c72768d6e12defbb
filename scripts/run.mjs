import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** What runs now, by its label, with how far it is: `120 of 330`. */
const running = new Map()
/** How often it is said how far it is: a terminal shows one line that changes, a file gets a line now and then. */
const sayMilliseconds = process.stdout.isTTY ? 500 : 10_000

/**
 * Runs a tool, says what takes long and how far it is, and shows the tool's own words only where it fails. Several may
 * run at once.
 *
 * @param {string} label
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ shell?: boolean, isBackground?: boolean, progress?: (words: string) => string | undefined | Promise<string | undefined> }} options
 *   `progress` is handed what the tool has said so far, and returns how far it is; `isBackground` is for what has time, beside
 *   something that ends this process by itself
 */
export async function run(
  label,
  command,
  args,
  { progress, isBackground = false, ...options } = {},
) {
  const startedAt = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its words are shown later, if at all, and may end up in a file.
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    ...options,
  })
  let words = ''
  child.stdout.on('data', (chunk) => (words += chunk))
  child.stderr.on('data', (chunk) => (words += chunk))
  const endWithUs = (signal) => {
    child.kill(signal)
    process.exit(1)
  }
  const endAtLast = () => child.kill()
  if (isBackground) {
    process.once('exit', endAtLast)
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  } else process.once('SIGTERM', endWithUs)
  begin(label)
  const ticks = setInterval(async () => {
    const far = await progress?.(words)
    if (running.has(label)) goOn(label, far)
  }, sayMilliseconds)
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
  if (code !== 0) throw new Error(`${label} failed:\n${words.trim()}`)
}

function begin(label) {
  running.set(label, undefined)
  if (process.stdout.isTTY) draw()
  else process.stdout.write(`${label}…\n`)
}

function goOn(label, far) {
  const isNews = far !== undefined && far !== running.get(label)
  running.set(label, far)
  if (process.stdout.isTTY) draw()
  else if (isNews) process.stdout.write(`${label}… ${far}\n`)
}

function end(label, result) {
  running.delete(label)
  process.stdout.write(`${process.stdout.isTTY ? clearLine : ''}${label}… ${result}\n`)
  if (process.stdout.isTTY && running.size > 0) draw()
}

const clearLine = '\r\u001B[K'

/** One line, cut to the terminal's width: a longer one would wrap and could not be taken back. */
function draw() {
  const parts = [...running].map(([label, far]) =>
    far === undefined ? `${label}…` : `${label}… ${far}`,
  )
  const line = parts.join(' · ').slice(0, (process.stdout.columns ?? 80) - 1)
  process.stdout.write(`${clearLine}${line}`)
}
