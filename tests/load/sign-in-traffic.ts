import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Random } from '#domain/testing/random.ts'
import type { Call } from './call.ts'
import type { LoadCook, LoadJob } from './job.ts'
import { addressOf, type Kind } from './visitor-traffic.ts'

const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string() })

/**
 * Sessions last, so few requests are about them: of a hundred a third of one is a password, and two thirds are a session that
 * goes on.
 */
export function signInTraffic(job: LoadJob, random: Random): Kind[] {
  let turn = 0
  const call = (path: string, address: string, body: unknown, read?: Call['read']): Call => ({
    method: 'POST',
    path: `/auth/v1/${path}`,
    headers: { apikey: job.publicKey, 'x-forwarded-for': address },
    body,
    ...(read && { read }),
  })

  /** In turns: a session that goes on in two places at once would be taken for a stolen one. */
  function refresh(): Call {
    const cook: LoadCook = job.cooks[turn++ % job.cooks.length] ?? random.pick(job.cooks)
    const body = { refresh_token: cook.refreshToken }
    return call('token?grant_type=refresh_token', cook.address, body, (text) => {
      const session = sessionSchema.parse(JSON.parse(text))
      cook.accessToken = session.access_token
      cook.refreshToken = session.refresh_token
    })
  }

  function signIn(): Call {
    const { email, password, address } = random.pick(job.cooks)
    return call('token?grant_type=password', address, { email, password })
  }

  function signUp(): Call {
    const address = addressOf(200_000 + random.integer(1_000_000))
    const email = `cook-${randomUUID()}@example.com`
    return call('signup', address, { email, password: 'six-or-more', data: { name: 'Ada' } })
  }

  return [
    { name: 'sign-in', share: 0.3, call: signIn },
    { name: 'session goes on', share: 0.6, call: refresh },
    { name: 'sign-up', share: 0.1, call: signUp },
  ]
}
