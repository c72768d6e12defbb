import type { RequestListener } from 'node:http'
import path from 'node:path'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createCrowd } from '#functions/http/crowd.ts'
import { largestShare } from '#functions/http/within-share.ts'
import { nodeWeb } from '#functions/safe-fetch/node-web.ts'
import { createAuthApp } from './auth/app.ts'
import { createPersonalTokenExchange } from './auth/tokens/exchange.ts'
import type { Background } from './auth/background.ts'
import { clientAddress } from './auth/client-address.ts'
import type { Backend } from './backend.ts'
import type { Config } from './config.ts'
import { functionHandlers } from './functions.ts'
import { createDiscovery } from './http/discovery.ts'
import { createDispatch } from './http/dispatch.ts'
import { checkHealth, checkReadiness } from './http/health.ts'
import { createLocalPages } from './http/local-pages.ts'
import { browserOrigin } from './http/origin.ts'
import { queryOf } from './http/query-of.ts'
import { createRestProxy } from './http/rest-proxy.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { senderOf } from './http/sender.ts'
import { createSite } from './http/static/site.ts'
import type { Log } from './log.ts'
import { openMails } from './mails.ts'
import { createChefEngines } from './chef/chef-engines.ts'
import { countedConverter, countedMailer, countForFunctions } from './observing/counted.ts'
import { type Observing, openObserving } from './observing/open-observing.ts'
import { openApiDocument } from './openapi/document.ts'
import { readOpened } from './openapi/read-opened.ts'
import { createDescribePage } from './pages/describe-page.ts'
import { withInstallation } from './pages/installation.ts'
import { createServeIndexes } from './pages/serve-indexes.ts'
import { paths } from './paths.ts'
import type { Payments } from './payments.ts'
import { createConverter } from './pictures/convert-in-worker.ts'
import { createPictureClearing, type PictureClearing } from './pictures/clear-unneeded.ts'
import { createFilesStore } from './pictures/files-store.ts'
import { createServePictures } from './pictures/serve-pictures.ts'
import { removeUnfinished } from './pictures/unfinished.ts'
import { createAskAsVisitor } from './postgrest/ask-as-visitor.ts'
import { createReportMails, type ReportMails } from './report-mails.ts'
import { createNotifying } from './notifications/notifying.ts'
import { createRecipeReader } from './recipe-pages/read-in-worker.ts'
import { createDrawCover } from './dishes/draw-cover.ts'
import { readBuiltForms } from './dishes/built-catalogue.ts'
import { createFindDish } from './dishes/find-dish.ts'
import { readOnce } from './dishes/read-once.ts'
import { createServeCovers } from './dishes/serve-covers.ts'
import { obstacleTo } from './disk-space.ts'

/** A page opens without its description rather than late. */
const pageMilliseconds = 700
/** Search engines wait. */
const indexMilliseconds = 5_000

export type HandlerOptions = {
  readonly config: Config
  /** The built app. */
  readonly webFolder: string
  /** The app in further languages that is still being built, by their tags. */
  readonly languagesBuilt?: ReadonlyMap<string, Promise<unknown> | undefined> | undefined
  readonly log: Log
  readonly backend: Backend
  readonly payments: Payments
  readonly background: Background
  /** Where people reach us. */
  readonly address: string
  /** Where this process reaches itself. */
  readonly inside: string
  readonly isDraining: () => boolean
}

/** What is looked at again and again. */
type Regular = ReportMails | PictureClearing

/** What answers all requests, and what counts them. */
export async function createHandler(
  options: HandlerOptions,
): Promise<{ handler: RequestListener; observing: Observing; regular: Regular[] }> {
  const { config, webFolder, log, backend, payments, background, address, inside } = options
  const { secrets, authPool, dataApi, exchangeToken } = backend
  const mails = openMails(config)
  const mailer = mails.mailer && countedMailer(mails.mailer)
  const issuer = `${address}/auth/v1`
  const identity = { pool: authPool, keys: secrets.keys, issuer, now: () => new Date() }
  const auth = createAuthApp({
    ...identity,
    peerAddress: (c) =>
      clientAddress(
        getConnInfo(c).remote.address ?? '',
        c.req.header('x-forwarded-for'),
        config.trustedProxies,
      ),
    log,
    mailer,
    later: background.later,
    settings: { ...config.auth.settings, localRedirects: !config.production },
  })
  const opened = readOnce(() => readOpened(authPool))
  const writing = readOnce(readBuiltForms)
  const findDish = createFindDish(writing)
  const describePage = createDescribePage(
    createAskAsVisitor(dataApi, pageMilliseconds),
    findDish,
    config.plan,
  )
  const pictureFolder = path.join(config.dataDir, 'pictures')
  await removeUnfinished(pictureFolder)
  const store = createFilesStore(pictureFolder)
  const health = () => checkHealth(authPool, dataApi)
  const restProxy = createRestProxy({
    upstream: dataApi,
    publicKey: secrets.publicKey,
    exchangeToken,
    senderOf: (request) => senderOf(request, config.trustedProxies),
    isFull: async () => (await obstacleTo(config.dataDir)) !== undefined,
    searches: backend.searches,
  })
  const { turns } = restProxy
  const engines = createChefEngines()
  const observing = await openObserving({ config, auth, pool: authPool, health, turns, log })
  const notifying = createNotifying({
    pool: authPool,
    keys: secrets.keys,
    pushKey: config.pushKey,
    mailer,
    operatorEmail: config.operatorEmail,
    address,
    vocabulary: async () => (await writing()).vocabulary,
    later: background.later,
  })
  const dispatch = createDispatch({
    auth,
    functions: functionHandlers,
    functionEnvironment: {
      backendUrl: inside,
      publicKey: secrets.publicKey,
      secretKey: secrets.secretKey,
      production: config.production,
      pictures: {
        store,
        convert: countedConverter(createConverter()),
      },
      shares: createCrowd(largestShare),
      import: { web: nodeWeb, read: createRecipeReader() },
      offer: config.plan,
      stripe: payments.stripe,
      chef: config.chef,
      chefEngine: engines.chef,
      dishEngine: engines.dishes,
      count: countForFunctions,
      log: (failure) => log({ level: 'error', event: failure }),
    },
    portalUrl: payments.portalUrl,
    testCheckout: payments.pages,
    outbox: mails.pages,
    localPages: createLocalPages(log),
    discovery: createDiscovery(issuer),
    openApi: async () => openApiDocument(await opened(), issuer),
    exchangePersonalToken: createPersonalTokenExchange(identity),
    unsubscribe: notifying.pages,
    notifying: notifying.offer,
    settings: config,
    publicKey: secrets.publicKey,
    health,
    readiness: () => checkReadiness(options.isDraining(), dataApi),
    restProxy,
    securityHeaders: createSecurityHeaders(config.auth.settings.captcha),
    pictures: createServePictures(pictureFolder),
    covers: createServeCovers(createDrawCover(findDish, writing), (request) =>
      senderOf(request, config.trustedProxies),
    ),
    indexes: createServeIndexes(createAskAsVisitor(dataApi, indexMilliseconds), config.languages),
    site: await createSite({
      folder: webFolder,
      languages: new Map(
        config.languages
          .filter((tag) => tag !== 'en')
          .map((tag) => {
            const built = options.languagesBuilt?.get(tag)
            return [tag, { folder: path.join(paths.webInLanguages, tag), built }]
          }),
      ),
      describe: async (request, page) => {
        const origin = browserOrigin(request, config)
        return origin === undefined ? undefined : describePage(page, origin, queryOf(request))
      },
      install: (index, languages) => withInstallation(index, config, languages),
    }),
    log,
  })
  const reportMails = createReportMails({
    pool: authPool,
    mailer,
    to: config.operatorEmail,
    address,
    later: background.later,
  })
  const clearing = createPictureClearing({ pool: authPool, store, later: background.later })
  return {
    handler: observing.observe(dispatch),
    observing,
    regular: [reportMails, clearing, notifying],
  }
}
