import process from 'node:process'
import type { FunctionHandler } from '#functions/environment.ts'
import { corsHeaders, preflightHeaders } from '#functions/http/cors.ts'
import { internalError, refusalResponse } from '#functions/http/refusal.ts'
import { requestIdFrom, requestIdHeader } from '#functions/http/request-id.ts'
import { readEnvironment } from './environment.ts'
import { inLanguageOfRequest } from './speak.ts'

/** Answers a function's requests on hosted Supabase as our own server answers them. */
export function serve(handler: FunctionHandler): void {
  const environment = readEnvironment(process.env)

  async function answer(request: Request, requestId: string): Promise<Response> {
    const log = (failure: string) => environment.log(`${failure} [request ${requestId}]`)
    try {
      return await handler(request, {
        ...environment,
        along: { [requestIdHeader]: requestId },
        log,
      })
    } catch (thrown) {
      log(`${request.method} ${new URL(request.url).pathname} failed: ${String(thrown)}`)
      return refusalResponse(internalError())
    }
  }

  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') {
      const wanted = request.headers.get('access-control-request-headers')
      return new Response(null, { status: 204, headers: preflightHeaders(wanted) })
    }
    const requestId = requestIdFrom(request.headers.get(requestIdHeader))
    const answered = await inLanguageOfRequest(request, () => answer(request, requestId))
    const headers = new Headers(answered.headers)
    for (const [name, value] of Object.entries(corsHeaders)) headers.set(name, value)
    headers.set(requestIdHeader, requestId)
    return new Response(answered.body, { status: answered.status, headers })
  })
}
