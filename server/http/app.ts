import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { FunctionEnvironment, FunctionHandler } from '#functions/environment.ts'
import type { Config } from '../config.ts'
import { internalError } from '#functions/http/refusal.ts'
import { newRequestId, requestIdHeader } from '#functions/http/request-id.ts'
import { type Log, reasonOf } from '../log.ts'
import { currentRequestId } from '../observing/current-request.ts'
import { diskFull, isDiskFull } from '../disk-space.ts'
import type { Health, Readiness } from './health.ts'
import { onBehalfOf } from './on-behalf-of.ts'
import { forwardingHeader, type LocalPages } from './local-pages.ts'
import { browserOrigin } from './origin.ts'
import { senderOf } from './sender.ts'
import { version } from '../version.ts'

export type AppDependencies = {
  readonly auth: Hono
  readonly functions: ReadonlyMap<string, FunctionHandler>
  readonly functionEnvironment: Omit<FunctionEnvironment, 'siteUrl' | 'askAuth' | 'along'>
  /** Stripe's own pages for cards and invoices, where there is a fixed address of them. */
  readonly portalUrl: string | undefined
  /** The pages of the test checkout, where there is one. */
  readonly testCheckout: Hono | undefined
  /** The mails that would have been sent, on a developer's machine. */
  readonly outbox: Hono | undefined
  /** Who may see these two. */
  readonly localPages: LocalPages
  /** Where apps read how to be let in. */
  readonly discovery: Hono
  /** What they may ask, as an OpenAPI document. */
  readonly openApi: () => Promise<object>
  /** Where mails about notifications are ended. */
  readonly unsubscribe: Hono
  /** How people can be told of things outside the app. */
  readonly notifying: { readonly pushKey: string; readonly mail: boolean }
  readonly settings: Pick<Config, 'publicUrl' | 'trustedProxies' | 'languages'>
  readonly publicKey: string
  readonly health: () => Promise<Health>
  readonly readiness: () => Promise<Readiness>
  readonly log: Log
}

const refusal = (code: string, message: string) => ({ code, message })

/** Everything of the origin but the data API and the files of the site. */
export function createApp(deps: AppDependencies): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.get('/healthz', async (c) => {
    const health = await deps.health()
    return c.json({ ...health, version }, health.status === 'ok' ? 200 : 503, {
      'cache-control': 'no-store',
    })
  })

  app.get('/readyz', async (c) => {
    const readiness = await deps.readiness()
    return c.json(readiness, readiness.status === 'ready' ? 200 : 503, {
      'cache-control': 'no-store',
    })
  })

  app.get('/larder.json', (c) => {
    const url = browserOrigin(c.env.incoming, deps.settings)
    if (url === undefined)
      return c.json(refusal('bad_host', 'The request names no valid host.'), 400)
    const { chef } = deps.functionEnvironment
    // Who comes through a proxy would be led to the test checkout of their own machine.
    const isElsewhere = forwardingHeader(c.env.incoming.headers) !== undefined
    const isForOthers = deps.testCheckout === undefined || !isElsewhere
    const stripe = isForOthers ? deps.functionEnvironment.stripe : undefined
    const features = { chef: chef !== undefined, checkout: stripe !== undefined }
    const plan = stripe && { prices: stripe.prices, portalUrl: deps.portalUrl }
    const { notifying } = deps
    return c.json({ url, publicKey: deps.publicKey, features, notifying, ...plan }, 200, {
      'cache-control': 'no-store',
    })
  })

  app.route('/auth/v1', deps.auth)

  app.all('/functions/v1/:name', (c) => {
    const handler = deps.functions.get(c.req.param('name'))
    if (handler === undefined) {
      return c.json(refusal('function_not_found', 'There is no such function.'), 404)
    }
    const siteUrl = browserOrigin(c.env.incoming, deps.settings)
    if (siteUrl === undefined)
      return c.json(refusal('bad_host', 'The request names no valid host.'), 400)
    // In this process, and with the connection of who calls.
    const askAuth: FunctionEnvironment['askAuth'] = async (path, init) => {
      const headers = new Headers(init.headers)
      const forwarded = c.req.header('x-forwarded-for')
      if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded)
      return deps.auth.request(path, { ...init, headers }, c.env)
    }
    const along = {
      [requestIdHeader]: currentRequestId() ?? newRequestId(),
      ...onBehalfOf(senderOf(c.env.incoming, deps.settings.trustedProxies)),
    }
    return handler(c.req.raw, { ...deps.functionEnvironment, siteUrl, askAuth, along })
  })

  const requireThisMachine: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
    if (deps.localPages.admit(c.env.incoming)) return next()
    const words = 'Open this page on localhost, in a browser on the machine that runs Larder.'
    return c.text(words, 403, { 'cache-control': 'no-store' })
  }
  app.use('/test-checkout/*', requireThisMachine)
  app.use('/outbox/*', requireThisMachine)
  if (deps.testCheckout !== undefined) app.route('/test-checkout', deps.testCheckout)
  if (deps.outbox !== undefined) app.route('/outbox', deps.outbox)
  app.route('/unsubscribe', deps.unsubscribe)
  app.route('/.well-known', deps.discovery)
  app.get('/openapi.json', async (c) => c.json(await deps.openApi()))

  app.notFound((c) => c.json(refusal('not_found', 'There is nothing here.'), 404))

  app.onError((thrown, c) => {
    if (thrown instanceof HTTPException) return thrown.getResponse()
    deps.log({ level: 'error', event: `${c.req.method} ${c.req.path} failed: ${reasonOf(thrown)}` })
    if (isDiskFull(thrown)) {
      return c.json(refusal(diskFull.code, diskFull.message), diskFull.status)
    }
    return c.json(refusal('internal_error', internalError().message), 500)
  })

  return app
}
