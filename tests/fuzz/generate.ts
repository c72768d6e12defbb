import type { AnyInput, Area } from './input.ts'
import { chanceOf } from './random.ts'
import { authRequest } from './requests/auth.ts'
import { brokenRequest } from './requests/broken-http.ts'
import { dataRequest } from './requests/data-api.ts'
import { functionRequest, importRequest } from './requests/functions.ts'
import { rpcRequest } from './requests/rpc.ts'
import { siteRequest } from './requests/site.ts'
import type { World } from './world.ts'

/** Of a hundred inputs so many go to each. */
const shares: readonly (readonly [Area, number])[] = [
  ['auth', 24],
  ['data', 26],
  ['rpc', 20],
  ['functions', 8],
  ['import', 5],
  ['site', 10],
  ['http', 7],
]

/** The input of an index: the same for a seed, but for the credentials and ids of the world. */
export function inputAt(seed: number, index: number, world: World): AnyInput {
  const chance = chanceOf(seed, index)
  let at = chance.below(100)
  const area = shares.find(([, share]) => (at -= share) < 0)?.[0] ?? 'data'
  switch (area) {
    case 'auth':
      return authRequest(chance, world)
    case 'data':
      return dataRequest(chance, world)
    case 'rpc':
      return rpcRequest(chance, world)
    case 'functions':
      return functionRequest(chance, world)
    case 'import':
      return importRequest(chance, world)
    case 'site':
      return siteRequest(chance, world)
    case 'http':
      return brokenRequest(chance)
  }
}

/**
 * The address on this machine that a request is sent from: most from one of their own, so that what is limited
 * by address is reached again and again, and a share from one that runs into its limits.
 */
export function senderAt(index: number): string {
  return index % 6 === 0
    ? '127.0.0.1'
    : `127.${1 + (index % 200)}.${Math.floor(index / 200) % 250}.7`
}
