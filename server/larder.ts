import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createAuthApp } from './auth/app.ts'
import { type Background, createBackground } from './auth/background.ts'
import { clientAddress } from './auth/client-address.ts'
import { type Backend, startBackend } from './backend.ts'
import type { Config } from './config.ts'
import { functionHandlers } from './functions.ts'
import { createDispatch } from './http/dispatch.ts'
import { checkHealth, checkReadiness } from './http/health.ts'
import { type Listener, listen } from './http/listen.ts'
import { browserOrigin } from './http/origin.ts'
import { createRestProxy } from './http/rest-proxy.ts'
import { senderOf } from './http/sender.ts'
import { createSite } from './http/static/site.ts'
import type { Log } from './log.ts'
import { openMails } from './mails.ts'
import { createDescribePage } from './pages/describe-page.ts'
import { createServeIndexes } from './pages/serve-indexes.ts'
import { createConverter } from './pictures/convert-in-worker.ts'
import { createFilesStore } from './pictures/files-store.ts'
import { createRecipeReader } from './recipe-pages/read-in-worker.ts'
import { nodeWeb } from '#functions/safe-fetch/node-web.ts'
import { createServePictures } from './pictures/serve-pictures.ts'
import { removeUnfinished } from './pictures/unfinished.ts'
import { openPayments, type Payments } from './payments.ts'
import { createAskAsVisitor } from './postgrest/ask-as-visitor.ts'
import { obstacleTo } from './room.ts'

export type LarderOptions = {
  readonly config: Config
  /** The built app. */
  readonly webFolder: string
  readonly log: Log
  /** Called when the database or the data API crashed and does not come up again. */
  readonly onLost: (reason: Error) => void
}

export type Larder = {
  readonly address: string
  /** Serves on for the time that is set, while it says that it is not ready. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** A mail server that does not answer must not keep us from stopping. */
const stoppingMilliseconds = 5_000

/** Where others take the new requests there is time to finish an answer that comes word by word. */
const drainedMilliseconds = 60_000

/** A page opens without its description rather than late. */
const pageMilliseconds = 700
/** Search engines wait. */
const indexMilliseconds = 5_000

/** Starts the whole of Larder in this process. @throws StartError, leaving nothing running */
export async function startLarder(options: LarderOptions): Promise<Larder> {
  const { config } = options
  // Where others serve meanwhile a proxy goes to them when it is refused; an answer it would hand on.
  const isRefusing = isOneOfSeveral(config) && config.port > 0
  const early = isRefusing ? undefined : await listen(config.host, config.port)
  try {
    const backend = await startBackend(options)
    try {
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
  const { config } = options
  let listener = early
  const port = early?.port ?? config.port
  const address = addressOf(config, port)
  const inside = localAddress(config, port)
  const payments = await openPayments(options, backend.authPool, address, inside)
  const background = createBackground(options.log)
  const isDraining = () => listener?.isDraining ?? false
  const handler = await createHandler(
    options,
    isDraining,
    backend,
    payments,
    background,
    address,
    inside,
  )
  const door = early ?? (await listen(config.host, port))
  listener = door
  door.serve(handler)
  payments.begin()
  return {
    address,
    async drain() {
      door.drain()
      await pause(config.drainSeconds * 1_000)
    },
    async stop() {
      await door.close(isOneOfSeveral(config) ? drainedMilliseconds : undefined)
      await stop(payments, background, backend)
    },
  }
}

async function createHandler(
  { config, webFolder, log }: LarderOptions,
  isDraining: () => boolean,
  backend: Backend,
  payments: Payments,
  background: Background,
  address: string,
  inside: string,
) {
  const mails = openMails(config)
  const { secrets, authPool, dataApi, exchangeToken } = backend
  const auth = createAuthApp({
    pool: authPool,
    keys: secrets.keys,
    issuer: `${address}/auth/v1`,
    now: () => new Date(),
    peerAddress: (c) =>
      clientAddress(
        getConnInfo(c).remote.address ?? '',
        c.req.header('x-forwarded-for'),
        config.trustedProxies,
      ),
    log,
    mailer: mails.mailer,
    later: background.later,
    settings: { ...config.auth.settings, localRedirects: !config.production },
  })
  const describePage = createDescribePage(createAskAsVisitor(dataApi, pageMilliseconds))
  const pictureFolder = path.join(config.dataDir, 'pictures')
  await removeUnfinished(pictureFolder)
  return createDispatch({
    auth,
    functions: functionHandlers,
    functionEnvironment: {
      backendUrl: inside,
      publicKey: secrets.publicKey,
      secretKey: secrets.secretKey,
      production: config.production,
      pictures: { store: createFilesStore(pictureFolder), convert: createConverter() },
      import: { web: nodeWeb, read: createRecipeReader() },
      stripe: payments.stripe,
      chef: config.chef,
      log: (failure) => log({ level: 'error', event: failure }),
    },
    portalUrl: payments.portalUrl,
    testCheckout: payments.pages,
    outbox: mails.pages,
    settings: config,
    publicKey: secrets.publicKey,
    health: () => checkHealth(authPool, dataApi),
    readiness: () => checkReadiness(isDraining(), dataApi),
    restProxy: createRestProxy({
      upstream: dataApi,
      publicKey: secrets.publicKey,
      exchangeToken,
      senderOf: (request) => senderOf(request, config.trustedProxies),
      isFull: async () => (await obstacleTo(config.dataDir)) !== undefined,
    }),
    pictures: createServePictures(pictureFolder),
    indexes: createServeIndexes(createAskAsVisitor(dataApi, indexMilliseconds)),
    site: await createSite(webFolder, async (request, page) => {
      const origin = browserOrigin(request, config)
      return origin === undefined ? undefined : describePage(page, origin)
    }),
    log,
  })
}

/** Where a person on this machine opens Larder. */
function addressOf(config: Config, port: number): string {
  return config.publicUrl ?? localAddress(config, port)
}

/** Where this process reaches itself, whatever stands in front of it. */
function localAddress({ host }: Config, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

async function stop(payments: Payments, background: Background, backend: Backend): Promise<void> {
  await payments.stop()
  await background.settled(stoppingMilliseconds)
  await backend.stop()
}
