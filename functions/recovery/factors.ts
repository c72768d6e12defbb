import { z } from 'zod'
import type { FunctionEnvironment } from '../environment.ts'

const factorsSchema = z.array(z.object({ id: z.uuid() }))

/** Removes all second factors of a person, by the operator’s calls of the auth server. @throws Error */
export async function removeFactors(
  personId: string,
  environment: FunctionEnvironment,
): Promise<void> {
  const path = `users/${personId}/factors`
  const answer = await askAuth(environment, 'GET', path)
  for (const { id } of factorsSchema.parse(await answer.json())) {
    await askAuth(environment, 'DELETE', `${path}/${id}`)
  }
}

async function askAuth(
  { backendUrl, secretKey }: FunctionEnvironment,
  method: 'GET' | 'DELETE',
  path: string,
): Promise<Response> {
  const response = await fetch(`${backendUrl}/auth/v1/admin/${path}`, {
    method,
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
    signal: AbortSignal.timeout(8_000),
  })
  // Of a factor that is gone already nothing is left to do.
  if (!response.ok && !(method === 'DELETE' && response.status === 404)) {
    throw new Error(`the auth server answered ${response.status} to ${method} factors`)
  }
  return response
}
