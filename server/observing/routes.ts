import { addressPattern, pageTemplates, servedPaths } from '#domain/served-addresses.ts'

/** Few, and known before anybody asks: what strangers write into addresses makes no new ones. */
export const routeGroups = [
  'data',
  'rpc',
  'auth',
  'functions',
  'pictures',
  'page',
  'file',
  'other',
] as const
export type RouteGroup = (typeof routeGroups)[number]

export type Route = {
  readonly group: RouteGroup
  /** The address with names in the place of ids, without its query: `/recipe/:id`. */
  readonly template: string
}

/** The addresses that there are. */
export type KnownRoutes = {
  /** Of the auth server, as it routes them: `/factors/:factorId/verify`. */
  readonly auth: readonly string[]
  readonly functions: ReadonlySet<string>
  /** Of the data API: `recipe_cards`, `rpc/search_recipes`. */
  readonly api: ReadonlySet<string>
}

const otherAddresses = new Set(['/healthz', '/readyz', '/larder.json', '/robots.txt', '/outbox'])

/** Returns the route of each address; ids, tokens and whatever else a stranger writes are never part of it. */
export function createRouteOf(known: KnownRoutes): (path: string) => Route {
  const auth = matcher(known.auth.filter((template) => !template.includes('*')))
  const page = matcher(pageTemplates)

  return function routeOf(path) {
    if (servedPaths.api.test(path)) {
      const [, service, , ...rest] = path.split('/')
      const name = rest.join('/')
      if (service === 'rest') {
        const group = name.startsWith('rpc/') ? 'rpc' : 'data'
        return { group, template: `/rest/v1/${known.api.has(name) ? name : ':unknown'}` }
      }
      if (service === 'auth') {
        return { group: 'auth', template: `/auth/v1${auth(`/${name}`) ?? '/:unknown'}` }
      }
      if (service === 'storage') return { group: 'pictures', template: '/storage/v1/:picture' }
      const isKnown = known.functions.has(name)
      return { group: 'functions', template: `/functions/v1/${isKnown ? name : ':unknown'}` }
    }
    if (servedPaths.discovery.test(path)) {
      const isOpenApi = path === '/openapi.json'
      return { group: 'other', template: isOpenApi ? path : '/.well-known/:document' }
    }
    if (otherAddresses.has(path)) return { group: 'other', template: path }
    if (servedPaths.testCheckout.test(path))
      return { group: 'other', template: '/test-checkout/:page' }
    if (/^\/sitemap[^/]*\.xml$/.test(path)) return { group: 'other', template: '/sitemap.xml' }
    const template = page(path)
    if (template !== undefined) return { group: 'page', template }
    const isFile = /\.[a-z0-9]+$/i.test(path)
    return isFile ? { group: 'file', template: '/:file' } : { group: 'page', template: '/:page' }
  }
}

/** Finds the template that an address fits. */
function matcher(templates: readonly string[]): (path: string) => string | undefined {
  const patterns = templates.map((template) => ({ template, pattern: addressPattern(template) }))
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.template
}
