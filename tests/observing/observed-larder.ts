import { afterAll, beforeAll } from 'vitest'
import { z } from 'zod'
import { type RunningLarder, startLarderProcess } from '../support/larder-process.ts'
import { preparedFolder } from '../support/prepared-folder.ts'

const lineSchema = z.strictObject({
  time: z.iso.datetime(),
  level: z.enum(['info', 'warn', 'error']),
  event: z.string(),
  requestId: z.string().optional(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type LogLine = z.infer<typeof lineSchema>

/** The built server with everything to be seen of it, and somebody who has an account there. */
export function observedLarder(environment: () => Record<string, string> = () => ({})) {
  let larder: RunningLarder
  let token = ''

  beforeAll(async () => {
    const settings = { LOG_FORMAT: 'json', METRICS_PORT: '0', ...environment() }
    larder = await startLarderProcess(settings, await preparedFolder())
    const answer = await call('/auth/v1/signup', {
      email: 'cook@example.org',
      password: 'secret-1',
    })
    token = z.object({ access_token: z.string() }).parse(await answer.json()).access_token
  })
  afterAll(() => larder.stop())

  /** GET, or POST where there is a body, as the cook once there is one. */
  function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
    return fetch(`${larder.address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }

  /** All that it logged. Fails where a line is not of the documented shape. */
  function lines(): LogLine[] {
    const [...written] = larder.output().split('\n').slice(0, -1)
    return written
      .filter((line) => !isForPeople(line))
      .map((line) => lineSchema.parse(JSON.parse(line)))
  }

  /** The figures as Prometheus reads them: what is measured, and how much. */
  async function figures(): Promise<Map<string, number>> {
    const address = lines()
      .map(({ event }) => /^figures at (\S+)$/.exec(event)?.[1])
      .find(Boolean)
    const text = await (await fetch(String(address))).text()
    const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(
      samples.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]),
    )
  }

  return { call, lines, figures, larder: () => larder, token: () => token }
}

/** What standard output says while it starts and stops. */
const isForPeople = (line: string) => /^(Larder is ready at|Stopping)/.test(line)
