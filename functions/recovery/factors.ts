import { z } from 'zod'
import type { FunctionEnvironment } from '../environment.ts'

const factorsSchema = z.array(z.object({ id: z.uuid() }))

/** Removes all second factors of a person, by the operator’s calls of the auth server. @throws Error */
export async function removeFactors(
  personId: string,
  environment: FunctionEnvironment,
): Promise<void> {
  const path = `admin/users/${personId}/factors`
  const { secretKey } = environment
  const answer = await askAuth(environment, 'GET', path, secretKey)
  for (const { id } of factorsSchema.parse(await answer.json())) {
    await askAuth(environment, 'DELETE', `${path}/${id}`, secretKey)
  }
}

/** Ends all sessions of a person but the one of this token. @throws Error */
export async function endOtherSessions(
  token: string,
  environment: FunctionEnvironment,
): Promise<void> {
  await askAuth(environment, 'POST', 'logout?scope=others', token)
}

async function askAuth(
  { backendUrl, secretKey }: FunctionEnvironment,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  token: string,
): Promise<Response> {
  const response = await fetch(`${backendUrl}/auth/v1/${path}`, {
    method,
    headers: { apikey: secretKey, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(8_000),
  })
  // Of a factor that is gone already nothing is left to do.
  if (!response.ok && !(method === 'DELETE' && response.status === 404)) {
    throw new Error(`the auth server answered ${response.status} to ${method} ${path}`)
  }
  return response
}
