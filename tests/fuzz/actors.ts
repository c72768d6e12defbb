import { createHmac } from 'node:crypto'
import type { Actor } from './input.ts'
import type { Chance } from './random.ts'
import type { World } from './world.ts'

type Header = readonly [name: string, value: string]

/** A visitor, somebody signed in, or somebody with a token that is none. */
export function chooseActor(chance: Chance, world: World, signedInShare = 55): Actor {
  const { publicKey } = world
  const cook = chance.any(world.cooks)
  const key: Header = ['apikey', publicKey]
  if (cook === undefined || chance.percent(20)) {
    return { name: 'visitor', headers: chance.percent(80) ? [key] : [], userId: chance.uuid() }
  }
  const { token, userId } = cook
  if (chance.percent(signedInShare + 20)) {
    return { name: 'cook', headers: [key, ['authorization', `Bearer ${token}`]], userId }
  }
  const header = ['authorization', brokenToken(chance, token, publicKey)] as const
  return { name: 'broken token', headers: [key, header], userId }
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function brokenToken(chance: Chance, token: string, publicKey: string): string {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const claims = {
    sub: chance.uuid(),
    role: 'service_role',
    exp: 4_000_000_000,
    aud: 'authenticated',
  }
  const hmac = (content: string) =>
    `${content}.${createHmac('sha256', publicKey).update(content).digest('base64url')}`
  const made = [
    () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
    () => hmac(`${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`),
    () => `${head}.${encode(claims)}.${signature}`,
    () => `${head}.${payload}.${signature.slice(0, -4)}`,
    () => `${head}.${payload}`,
    () => `${encode({ alg: 'ES256', typ: 'JWT', kid: '../../secrets' })}.${payload}.${signature}`,
    () => `${head}.${Buffer.from('{"sub":').toString('base64url')}.${signature}`,
    () => `${head}.!!!.${signature}`,
    () => `${head}.${'A'.repeat(6_000)}.${signature}`,
    () => '..',
    () => '',
    () => chance.bytes(30).toString('latin1'),
  ]
  const scheme = chance.percent(85) ? 'Bearer ' : chance.pick(['bearer', 'Basic ', 'Bearer  ', ''])
  return `${scheme}${chance.any(made)?.() ?? ''}`
}
