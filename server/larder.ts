import { setTimeout as pause } from 'node:timers/promises'
import { createBackground } from './auth/background.ts'
import { startScheduledBackups } from './backup/scheduled-backups.ts'
import { type Backend, startBackend } from './backend.ts'
import type { Config } from './config.ts'
import { createHandler } from './handler.ts'
import { type Listener, listen } from './http/listen.ts'
import type { Log } from './log.ts'
import { addressInside, hostAndPort, siteAddress } from './own-address.ts'
import { openPayments } from './payments.ts'

/** Each resolves when its build is done, and rejects with a reason for a person; undefined where it is there already. */
export type Built = {
  readonly catalogue: Promise<unknown> | undefined
  readonly web: Promise<unknown> | undefined
  /** The app in further languages, by their tags. Nothing waits for them. */
  readonly languages: ReadonlyMap<string, Promise<unknown> | undefined>
}

export type LarderOptions = {
  readonly config: Config
  /** The built app. */
  readonly webFolder: string
  readonly log: Log
  /** Called when the database or the data API crashed and does not come up again. */
  readonly onLost: (reason: Error) => void
  /** What is still being built while it starts: each is waited for where it is first read. */
  readonly built?: Built | undefined
}

export type Larder = {
  /** Where people reach it. */
  readonly address: string
  /** Where it listens, as `host:port`, where that is another place; undefined where it is the same. */
  readonly listensOn: string | undefined
  /** Serves on for the time that is set, while it says that it is not ready. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** A mail server that does not answer must not keep us from stopping. */
const stoppingMilliseconds = 5_000

/** Where others take the new requests there is time to finish an answer that comes word by word. */
const drainedMilliseconds = 60_000

/** Starts the whole of Larder in this process. @throws StartError, leaving nothing running */
export async function startLarder(options: LarderOptions): Promise<Larder> {
  const { config, log } = options
  for (const event of config.notices) log({ level: 'warn', event })
  // Where others serve meanwhile a proxy goes to them when it is refused; an answer it would hand on.
  const isRefusing = isOneOfSeveral(config) && config.port > 0
  const early = isRefusing ? undefined : await listen(config.host, config.port)
  try {
    const backend = await startBackend({ ...options, catalogueBuilt: options.built?.catalogue })
    try {
      await options.built?.web
      return await openTo(early, options, backend)
    } catch (thrown) {
      await backend.stop()
      throw thrown
    }
  } catch (thrown) {
    await early?.close()
    throw thrown
  }
}

/** Who waits for others to take its requests has others. */
const isOneOfSeveral = ({ drainSeconds }: Config) => drainSeconds > 0

/** What stands in front of the backend, ready for people. */
async function openTo(
  early: Listener | undefined,
  options: LarderOptions,
  backend: Backend,
): Promise<Larder> {
  const { config, log } = options
  let listener = early
  const port = early?.port ?? config.port
  const address = siteAddress(config, port)
  const inside = addressInside(config.host, port)
  const payments = await openPayments(options, backend.authPool, address, inside)
  const background = createBackground(log)
  const { handler, observing, regular } = await createHandler({
    ...options,
    backend,
    payments,
    background,
    address,
    inside,
    languagesBuilt: options.built?.languages,
    isDraining: () => listener?.isDraining ?? false,
  })
  const door = early ?? (await listen(config.host, port))
  listener = door
  door.serve(handler)
  payments.begin()
  const backups =
    config.backup &&
    startScheduledBackups({
      config: config.backup,
      place: config,
      now: () => new Date(),
      log,
    })
  for (const each of regular) each.begin()
  return {
    address,
    listensOn: config.publicUrl && hostAndPort(config.host, door.port),
    async drain() {
      door.drain()
      await pause(config.drainSeconds * 1_000)
    },
    async stop() {
      await door.close(isOneOfSeveral(config) ? drainedMilliseconds : undefined)
      await backups?.stop(stoppingMilliseconds)
      for (const each of regular) each.stop()
      await payments.stop()
      await background.settled(stoppingMilliseconds)
      await observing.stop()
      await backend.stop()
    },
  }
}
