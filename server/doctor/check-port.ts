import { z } from 'zod'
import type { Config } from '../config.ts'
import { listen } from '../http/listen.ts'
import { reasonOf } from '../log.ts'
import { addressInside } from '../own-address.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, fault } = findingsOf('port')
const healthSchema = z.object({ status: z.string(), version: z.string() })
const patienceMilliseconds = 5_000

/** Whether Larder answers at its port, or could listen there. */
export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  if (port === 0) return ok('any free one is taken')
  const address = addressInside(host, port)
  const answer = await fetch(`${address}/healthz`, {
    signal: AbortSignal.timeout(patienceMilliseconds),
  }).catch(() => undefined)
  if (answer === undefined) return checkFree(host, port)
  const health = healthSchema.safeParse(await answer.json().catch(() => undefined))
  if (!health.success) {
    return fault(
      `another program answers at ${address}`,
      'End it, or choose another port with PORT.',
    )
  }
  const { status, version } = health.data
  const found = `Larder ${version} answers at ${address}: ${status}`
  return status === 'ok' ? ok(found) : warning(found, 'Look at its log.')
}

async function checkFree(host: string, port: number): Promise<Finding> {
  try {
    const listener = await listen(host, port)
    await listener.close()
    return ok(`${host}:${port} is free`)
  } catch (thrown) {
    return fault(reasonOf(thrown), 'End what listens there, or choose another port with PORT.')
  }
}
