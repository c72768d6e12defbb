import type { BrokenInput } from '../input.ts'
import type { Chance } from '../random.ts'

const places = [
  '/',
  '/rest/v1/recipes',
  '/rest/v1/rpc/search_recipes',
  '/auth/v1/token?grant_type=password',
  '/functions/v1/import-recipe',
] as const

type Make = (chance: Chance, place: string) => string

const host = 'Host: HOST\r\n'
const post = (place: string, head: string, body = '') =>
  `POST ${place} HTTP/1.1\r\n${host}${head}\r\n${body}`

/** What no client should send: each is answered with a refusal, or the line is cut. */
const kinds: readonly Make[] = [
  (_, place) =>
    post(
      place,
      'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
      '0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: HOST\r\n\r\n',
    ),
  (_, place) => post(place, 'Content-Length: 4\r\nContent-Length: 6\r\n', '{}{}{}'),
  (_, place) => post(place, 'Content-Length: -1\r\n'),
  (_, place) => post(place, 'Content-Length: 99999999999999999999\r\n', '{}'),
  (_, place) => post(place, 'Content-Length: 0x10\r\n', '{}'),
  (_, place) => post(place, 'Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'),
  (_, place) => post(place, 'Transfer-Encoding: chunked\r\n', 'ffffffffffffffffff\r\n{}'),
  (_, place) => post(place, 'Transfer-Encoding: chunked\r\n', '5\r\n{}\r\n0\r\n\r\n'),
  (_, place) => post(place, 'Transfer-Encoding: chunked, identity\r\n', '2\r\n{}\r\n0\r\n\r\n'),
  (_, place) => post(place, 'Transfer-Encoding: xchunked\r\n', '{}'),
  (_, place) => post(place, 'Transfer-Encoding : chunked\r\n', '0\r\n\r\n'),
  (_, place) =>
    post(place, 'Content-Type: application/json\r\nContent-Length: 100\r\n', '{"email":'),
  (_, place) =>
    post(
      place,
      'Transfer-Encoding: chunked\r\nTrailer: x\r\n',
      '2\r\n{}\r\n0\r\nX-Trailer: 1\r\nHost: evil\r\n\r\n',
    ),
  (_, place) => post(place, 'Expect: 100-continue\r\nContent-Length: 2\r\n', '{}'),
  (_, place) => post(place, 'Expect: something\r\nContent-Length: 2\r\n', '{}'),
  (_, place) => `GET ${place} HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  (_, place) =>
    `GET ${place} HTTP/1.1\r\n${host}Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AA\r\n\r\n`,
  (_, place) => `CONNECT elsewhere:443 HTTP/1.1\r\n${host}\r\n${place}`,
  (_, place) => `GET ${place} HTTP/1.1\r\n\r\n`,
  (_, place) => `GET ${place} HTTP/1.1\r\n${host}${host}\r\n`,
  (_, place) => `GET ${place} HTTP/9.9\r\n${host}\r\n`,
  (_, place) => `GET ${place} HTTP/1.0\r\n\r\n`,
  (_, place) => `GET ${place}\r\n`,
  (_, place) => `GET  ${place}  HTTP/1.1\r\n${host}\r\n`,
  (_, place) => `get ${place} HTTP/1.1\r\n${host}\r\n`,
  (_, place) => `GET ${place} HTTP/1.1\n${host.replace('\r', '')}\n`,
  (_, place) => `GET ${place} HTTP/1.1\r\n${host}X-Bad\u0000: 1\r\n\r\n`,
  (_, place) => `GET ${place} HTTP/1.1\r\n${host}X: a\r\n folded\r\n\r\n`,
  (_, place) => `GET ${place} HTTP/1.1\r\n${host}: empty\r\n\r\n`,
  (_, place) => `GET ${place} HTTP/1.1\r\n${host}no colon\r\n\r\n`,
  (_, place) => `GET ${place}\u0000 HTTP/1.1\r\n${host}\r\n`,
  (_, place) => `GET ${place}${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
  (_, place) => `GET ${place} HTTP/1.1\r\n${host}${'X: y\r\n'.repeat(3_000)}\r\n`,
  (_, place) => `GET ${place} HTTP/1.1\r\n${host}X: ${'y'.repeat(40_000)}\r\n\r\n`,
  (_, place) => `GET ${place} HTTP/1.1\r\n${host}\r\n`.repeat(30),
  (_, place) => `GET ${place} HTTP/1.1\r\nHost: HO`,
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  () => '\r\n\r\n\r\n',
  () => '',
  (chance) => chance.bytes(1 + chance.below(400)).toString('latin1'),
  (chance, place) => `${chance.word(40).toUpperCase()} ${place} HTTP/1.1\r\n${host}\r\n`,
]

export function brokenRequest(chance: Chance): BrokenInput {
  const make = chance.any(kinds)
  let text = make?.(chance, chance.pick(places)) ?? ''
  if (chance.percent(20) && text.length > 2) {
    const at = chance.below(text.length)
    text =
      text.slice(0, at) +
      chance.bytes(1 + chance.below(3)).toString('latin1') +
      text.slice(at + chance.below(3))
  }
  return { area: 'http', broken: Buffer.from(text, 'latin1') }
}
