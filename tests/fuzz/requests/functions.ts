import { chooseActor } from '../actors.ts'
import { password } from '../cooks.ts'
import type { Input } from '../input.ts'
import { bodyBytes, inAddress, mutateValue } from '../mutate.ts'
import { nastyText } from '../nasty.ts'
import type { Chance } from '../random.ts'
import type { World } from '../world.ts'
import { pictureBytes } from './pictures.ts'

type Valid = (world: World, chance: Chance) => unknown

const here = (world: World) => `${world.origin}/subscription/success`
const plan: Valid = (world) => ({
  action: 'cancel',
  return_url: here(world),
  price_id: 'price_monthly',
})

/** What each of the functions takes; fuzz.test.ts compares the names with the server's. */
export const functionBodies: ReadonlyMap<string, Valid> = new Map<string, Valid>(
  Object.entries({
    'personal-chef': () => ({
      message: 'What is a roux?',
      previous: [{ role: 'user', content: 'Hi' }],
      recipes: [1],
      absent: ['0c8d31c2-9c1c-4a1c-8d0f-0a2f6a3f8f11'],
      tools: true,
      today: '2026-05-31',
    }),
    account: () => ({ action: 'delete', password: `not ${password}` }),
    'import-recipe': (_world, chance) => importOrder(chance),
    'meal-plan-feed': () => ({}),
    pictures: (_world, chance) => ({ url: `http://127.0.0.1:1/${chance.word(5)}.png` }),
    recovery: () => ({ code: '0123-4567-89ab-cdef' }),
    'stripe-checkout': (world) => ({
      price_id: 'price_larder_monthly',
      mode: 'subscription',
      success_url: here(world),
      cancel_url: here(world),
    }),
    'stripe-portal': plan,
    'stripe-subscription': plan,
    'stripe-webhook': (_world, chance) => ({
      id: `evt_${chance.word(12)}`,
      type: 'customer.subscription.updated',
      created: 1_790_000_000,
      data: { object: { id: 'sub_1', customer: 'cus_1', status: 'active', items: { data: [] } } },
    }),
  } satisfies Record<string, Valid>),
)

const addresses = [
  'http://127.0.0.1:1/',
  'http://localhost/',
  'http://[::1]:4321/',
  'http://169.254.169.254/latest/',
  'http://0x7f.1/',
  'http://2130706433/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'http://user:pass@127.0.0.1/',
  'https://',
  'http://[::ffff:7f00:1]/',
  'example.invalid/soup',
  'http://a..b/',
  'http://xn--/',
  'http://10.0.0.1:99999/',
] as const

const page =
  '<html><head><script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks","1 l water"],"recipeInstructions":[{"@type":"HowToStep","text":"Boil."}],"prepTime":"PT10M","recipeYield":"4"}</script></head><body><h1>Soup</h1></body></html>'
const text =
  'Leek soup\n\nServes 4\n\nIngredients\n2 leeks\n1 l water\n\nMethod\nBoil the leeks in the water.'

export function importOrder(chance: Chance): unknown {
  if (chance.percent(20)) return { url: chance.pick(addresses) }
  if (chance.percent(50)) return { html: spoil(chance, page), url: 'https://example.com/soup' }
  return { text: spoil(chance, text) }
}

/** A page or a text with pieces repeated, lost or put in. */
function spoil(chance: Chance, whole: string): string {
  let spoilt = whole
  for (let times = chance.below(6); times > 0; times--) {
    const at = chance.below(spoilt.length)
    const piece = spoilt.slice(at, at + 1 + chance.below(60))
    const put =
      chance.any([
        nastyText(chance),
        piece.repeat(chance.below(200)),
        '<div>'.repeat(chance.below(400)),
        '',
      ]) ?? ''
    spoilt = spoilt.slice(0, at) + put + spoilt.slice(at + chance.below(30))
  }
  return spoilt.slice(0, 60_000)
}

export function importRequest(chance: Chance, world: World): Input {
  return functionRequest(chance, world, 'import-recipe')
}

export function functionRequest(chance: Chance, world: World, wanted?: string): Input {
  const names = [...functionBodies.keys()]
  const name =
    wanted ?? (chance.percent(4) ? inAddress(chance, nastyText(chance)) : (chance.any(names) ?? ''))
  const actor = chooseActor(chance, world, 70)
  const headers: [string, string][] = actor.headers.map(([key, value]) => [key, value])
  if (name === 'stripe-webhook' && chance.percent(80))
    headers.push(['stripe-signature', signature(chance)])
  const method = chance.percent(90)
    ? 'POST'
    : chance.pick(['GET', 'DELETE', 'PUT', 'HEAD', 'OPTIONS', 'PATCH'])
  const common = { area: wanted === undefined ? 'functions' : 'import', method } as const
  const path = `/functions/v1/${name}`
  if (name === 'meal-plan-feed' && chance.percent(80)) {
    const secret = chance.any([
      '0'.repeat(64),
      'f'.repeat(64),
      inAddress(chance, nastyText(chance)),
    ])
    const query = `secret=${secret}&language=${chance.any(['de', 'xx', ''])}`
    return { ...common, method: 'GET', path: `${path}?${query}`, headers }
  }
  if (name === 'pictures') {
    const purpose = chance.any(['avatar', 'recipe', 'recipe', inAddress(chance, nastyText(chance))])
    const at = `${path}?purpose=${purpose}`
    if (chance.percent(75)) {
      headers.push([
        'content-type',
        chance.pick(['image/png', 'image/webp', 'text/html', 'multipart/form-data; boundary=x']),
      ])
      return { ...common, path: at, headers, body: pictureBytes(chance) }
    }
    headers.push(['content-type', 'application/json'])
    return {
      ...common,
      path: at,
      headers,
      body: bodyBytes(chance, mutateValue(chance, functionBodies.get('pictures')?.(world, chance))),
    }
  }
  headers.push([
    'content-type',
    chance.percent(90)
      ? 'application/json'
      : chance.pick(['text/plain', 'multipart/form-data; boundary=x', 'garbage']),
  ])
  const valid = functionBodies.get(name)?.(world, chance) ?? {}
  const isWhole = chance.percent(35)
  return {
    ...common,
    path,
    headers,
    body: bodyBytes(chance, isWhole ? valid : mutateValue(chance, valid)),
  }
}

function signature(chance: Chance): string {
  const at = chance.any([1_790_000_000, 0, -1, 9e15]) ?? 0
  return (
    chance.any([`t=${at},v1=${chance.word(64)}`, `t=${at}`, 't=x,v1=', nastyText(chance)]) ?? ''
  )
}
