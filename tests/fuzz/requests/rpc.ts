import { chooseActor } from '../actors.ts'
import type { Input } from '../input.ts'
import { bodyBytes, inAddress, mutateText, mutateValue, writeJson } from '../mutate.ts'
import { nastyText } from '../nasty.ts'
import type { Chance } from '../random.ts'
import type { World } from '../world.ts'
import { contentType, restHeaders } from './rest-headers.ts'
import { typedValue } from './typed-value.ts'

/** A function of the database, called with what it takes or nearly so. */
export function rpcRequest(chance: Chance, world: World): Input {
  const call = chance.any(world.schema.calls)
  if (call === undefined) throw new Error('there is no function')
  const name = chance.percent(3) ? inAddress(chance, mutateText(chance, call.name)) : call.name
  const given = Object.fromEntries(
    call.parameters
      .filter(() => chance.percent(92))
      .map(({ name: parameter, type }) => [parameter, typedValue(chance, world, parameter, type)]),
  )
  const value = chance.percent(65) ? mutateValue(chance, given) : given
  const actor = chooseActor(chance, world, 70)
  const headers: [string, string][] = [
    ...actor.headers.map(([key, text]): [string, string] => [key, text]),
    ...restHeaders(chance),
  ]
  const path = `/rest/v1/rpc/${name}`
  if (chance.percent(20)) {
    const query = Object.entries(typeof value === 'object' && value !== null ? value : {}).map(
      ([key, text]) =>
        `${inAddress(chance, key)}=${inAddress(chance, typeof text === 'string' ? text : writeJson(text))}`,
    )
    const more = chance.percent(30) ? [`select=${inAddress(chance, nastyText(chance))}`] : []
    return {
      area: 'rpc',
      method: chance.pick(['GET', 'GET', 'HEAD', 'DELETE']),
      path: `${path}?${[...query, ...more].join('&').slice(0, 12_000)}`,
      headers,
    }
  }
  headers.push(['content-type', contentType(chance)])
  const query = chance.percent(12)
    ? `?${chance.any(['select=', 'order=', 'limit=', 'or=', ''])}${inAddress(chance, nastyText(chance))}`
    : ''
  return {
    area: 'rpc',
    method: 'POST',
    path: `${path}${query}`,
    headers,
    body: bodyBytes(chance, value),
  }
}
