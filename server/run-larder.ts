import { readConfig } from './config.ts'
import { type Larder, type LarderOptions, startLarder } from './larder.ts'
import { createLog, reasonOf } from './log.ts'
import { readLogSettings } from './observing-config.ts'
import { paths } from './paths.ts'
import { readyLine } from './ready-line.ts'
import { StartError } from './start-error.ts'
import { version } from './version.ts'

/** One Ctrl-C can arrive twice, from the terminal and from npm; a second one later is meant. */
const sameSignalMilliseconds = 1_000

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs Larder in this process by the settings of its environment, until a signal ends it. Resolves when it serves; what
 * keeps it from that is said, and ends the process.
 *
 * @param built what is still being built beside it; without it everything is there
 */
export async function runLarder(built?: LarderOptions['built']): Promise<void> {
  const startedAt = performance.now()
  const logSettings = readLogSettings(process.env)
  const log = createLog(logSettings)
  log({ level: 'info', event: `Larder ${version} on Node ${process.versions.node}` })

  function fail(thrown: unknown): never {
    const words = `Larder cannot run: ${reasonOf(thrown)}`
    if (logSettings.format === 'json') log({ level: 'error', event: words })
    else process.stderr.write(`${words}\n`)
    process.exit(thrown instanceof StartError ? thrown.exitCode : 1)
  }

  async function start(): Promise<Larder> {
    return startLarder({
      config: readConfig(process.env),
      webFolder: paths.web,
      log,
      onLost: (reason) => void stop(reason).catch(fail),
      built,
    })
  }

  let stoppingSince: number | undefined

  /** Ends everything in order; a signal during the start waits for it, so that no child is left alone. */
  async function stop(lost?: Error): Promise<void> {
    if (stoppingSince !== undefined) {
      if (lost === undefined && performance.now() - stoppingSince > sameSignalMilliseconds) {
        say('Stopping at once.')
        process.exit(1)
      }
      return
    }
    stoppingSince = performance.now()
    say('Stopping Larder.')
    const larder = await starting.catch(fail)
    // What lost its database or data API has nothing to serve on with.
    if (lost === undefined) await larder.drain()
    await larder.stop()
    if (lost !== undefined) fail(lost)
    process.exit(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop().catch(fail))
  }

  const starting = start()
  try {
    const larder = await starting
    say(readyLine(larder, performance.now() - startedAt))
  } catch (thrown) {
    fail(thrown)
  }
}
