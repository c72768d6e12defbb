import process from 'node:process'
import type { FunctionHandler } from '#functions/environment.ts'
import { corsHeaders, preflightHeaders } from '#functions/http/cors.ts'
import { Refusal, refusalResponse } from '#functions/http/refusal.ts'
import { readEnvironment } from './environment.ts'

/** Answers a function's requests on hosted Supabase as our own server answers them. */
export function serve(handler: FunctionHandler): void {
  const environment = readEnvironment(process.env)

  async function answer(request: Request): Promise<Response> {
    try {
      return await handler(request, environment)
    } catch (thrown) {
      environment.log(
        `${request.method} ${new URL(request.url).pathname} failed: ${String(thrown)}`,
      )
      return refusalResponse(
        new Refusal(500, 'internal_error', 'Something went wrong on our side.'),
      )
    }
  }

  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') {
      const wanted = request.headers.get('access-control-request-headers')
      return new Response(null, { status: 204, headers: preflightHeaders(wanted) })
    }
    const answered = await answer(request)
    const headers = new Headers(answered.headers)
    for (const [name, value] of Object.entries(corsHeaders)) headers.set(name, value)
    return new Response(answered.body, { status: answered.status, headers })
  })
}
