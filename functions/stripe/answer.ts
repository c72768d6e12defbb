import type { Refusal } from '../http/refusal.ts'

export function answer(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

/** In the specification's shape: `error` holds the words; `code` is for programs. */
export function refuse({ status, code, message }: Refusal): Response {
  return answer({ error: message, code }, status)
}

/** How a failure is logged: without the stack, which may hold values. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
}
