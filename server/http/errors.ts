import type { ServerResponse } from 'node:http'

/** The body of every refusal of the host itself, in PostgREST's shape, which supabase-js reads. */
export function errorBody(code: string, message: string): string {
  return JSON.stringify({ code, message, details: null, hint: null })
}

export function sendError(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const body = errorBody(code, message)
  response.writeHead(status, {
    'cache-control': 'no-store',
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
