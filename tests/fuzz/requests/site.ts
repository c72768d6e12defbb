import { currentDish } from '../../support/current-dish.ts'
import { chooseActor } from '../actors.ts'
import type { Input } from '../input.ts'
import { inAddress } from '../mutate.ts'
import { nastyText } from '../nasty.ts'
import type { Chance } from '../random.ts'
import type { World } from '../world.ts'

const pages = [
  '/',
  '/recipes',
  '/recipe/1',
  '/user-recipe/100001',
  currentDish(
    'traybake',
    'flavour=mediterranean&for=4&main=chicken-thigh&veg=potato&herb=thyme&fat=olive-oil&salt=salt',
  ),
  '/dish/dinner-salad-1/cover.webp?flavour=plain&for=4&main=feta&leaf=lettuce',
  '/recipe-cover.webp?title=Leek+soup&foods=leek%2Cpotato&cuisine=&meals=dinner&tags=soup',
  '/create-recipe',
  '/import',
  '/shopping-list',
  '/saved-recipes',
  '/plan',
  '/plan?week=2026-11-23',
  '/plan/together?dish=%2Frecipe%2F1&dish=%2Frecipe%2F24&at=19:00',
  '/collection/1',
  '/subscription/pricing',
  '/subscription/manage',
  '/subscription/manage/diet',
  '/profile',
  '/login',
  '/signup',
  '/reset-password',
  '/confirm-email',
  '/oauth/consent',
  '/oauth/consent?authorization_id=1',
  '/openapi.json',
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-protected-resource/rest/v1',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-0.xml',
  '/sitemap-1.xml',
  '/service-worker.js',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/index.html',
  '/design.html',
  '/assets/',
  '/covers/',
  '/larder.json',
  '/healthz',
  '/outbox',
  '/test-checkout/pay/x',
  '/test-checkout/portal/x',
  '/test-checkout/portal/x/cancel',
  '/test-checkout/invoice/x',
  '/storage/v1/object/public/pictures/',
  '/auth/v1',
  '/rest/v1/',
  '/functions/v1',
  '/storage/v1',
] as const

const leadsOut = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%252e%252e%252fetc%252fpasswd',
  '/..%5c..%5csecrets.json',
  '/assets/../../server/main.js',
  '/%00',
  '/index.html%00.png',
  '/..;/secrets.json',
  '//etc/passwd',
  '/.git/config',
  '/.larder/secrets.json',
  '/secrets.json',
  '/assets/%c0%ae%c0%ae/',
  '/\\..\\..',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/storage/v1/object/public/pictures/../../secrets.json',
  '/storage/v1/object/public/pictures/%2e%2e/%2e%2e/secrets.json',
  '/rest%2fv1/recipes',
  '/rest/v1/../../auth/v1/admin/users',
  '/functions/v1/../rest/v1/',
  '/auth/v1/../admin',
  '/rest/v1//',
  '/rest/v1/rpc/',
  '*',
  'http://elsewhere.example/',
  '/sitemap-99999999999.xml',
  '/sitemap-9999999999.xml',
  '/recipe/999999999999999',
  '/recipe/-1',
  '/recipe/1e9',
] as const

const methods = [
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'HEAD',
  'SEARCH',
] as const

/** Pages, files, addresses that lead out of the folder, and what a browser says with them. */
export function siteRequest(chance: Chance, world: World): Input {
  let path: string = chance.percent(45) ? chance.pick(leadsOut) : chance.pick(pages)
  if (chance.percent(25)) path += inAddress(chance, nastyText(chance))
  if (chance.percent(8)) path = path.replaceAll('/', chance.pick(['//', '%2f', '/./', '\\']))
  if (chance.percent(15)) path += `?${inAddress(chance, nastyText(chance))}`
  if (chance.percent(3)) path += `/${chance.word(9)}`.repeat(chance.below(900))
  const headers: [string, string][] = [
    ['accept', chance.pick(['text/html', '*/*', 'image/webp', '', 'application/json;q=x'])],
  ]
  if (chance.percent(10))
    headers.push(['sec-fetch-dest', chance.pick(['document', 'image', 'nothing'])])
  if (chance.percent(20))
    headers.push(['accept-encoding', chance.pick(['gzip', 'br', 'gzip;q=0, br;q=0', 'x'])])
  if (chance.percent(12)) headers.push(['if-none-match', chance.pick(['*', '"x"', 'W/"', ',,,'])])
  if (chance.percent(12))
    headers.push(['range', chance.pick(['bytes=0-0', 'bytes=99999999-', 'bytes=-1', 'x'])])
  if (chance.percent(12))
    headers.push([
      'host',
      chance.any(['', 'evil.example', 'a b', '[::1', 'localhost:99999', nastyText(chance)]) ?? '',
    ])
  if (chance.percent(10))
    headers.push(['x-forwarded-proto', 'https'], ['x-forwarded-host', nastyText(chance)])
  if (chance.percent(10))
    headers.push(
      ...chooseActor(chance, world).headers.map(([name, value]): [string, string] => [name, value]),
    )
  const method = chance.percent(80) ? 'GET' : chance.pick(methods)
  const ours = path.startsWith('/') || path === '*' || path.startsWith('http') ? path : `/${path}`
  if (method === 'GET' || method === 'HEAD' || method === 'TRACE')
    return { area: 'site', method, path: ours, headers }
  return { area: 'site', method, path: ours, headers, body: chance.bytes(chance.below(200)) }
}
