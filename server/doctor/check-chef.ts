import { z } from 'zod'
import type { Config } from '../config.ts'
import { reasonOf } from '../log.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, off, warning, fault } = findingsOf('chef')
const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) })
const patienceMilliseconds = 10_000

/** Whether the provider takes our key and has the model. No question is asked. */
export async function checkChef({ chef }: Pick<Config, 'chef'>): Promise<Finding> {
  if (chef === undefined) return off('no provider is connected')
  const address = `${chef.baseUrl.replace(/\/+$/, '')}/models`
  let response: Response
  try {
    response = await fetch(address, {
      headers: { authorization: `Bearer ${chef.apiKey}` },
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
  } catch (thrown) {
    const reason = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown
    return fault(
      `${address}: ${reasonOf(reason)}`,
      'Look at OPENAI_BASE_URL, and whether the provider runs.',
    )
  }
  if (response.status === 401 || response.status === 403) {
    return fault(`${address} refuses the key (${response.status})`, 'Look at OPENAI_API_KEY.')
  }
  const models = modelsSchema.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !models.success) {
    return warning(
      `${address} answers ${response.status} and lists no models`,
      'Some providers list none; ask the chef a question to be sure.',
    )
  }
  if (models.data.data.some(({ id }) => id === chef.model))
    return ok(`${chef.baseUrl} has ${chef.model}`)
  return fault(`${chef.baseUrl} has no model ${chef.model}`, 'Set OPENAI_MODEL to one that it has.')
}
