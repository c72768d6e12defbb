import type { IncomingMessage } from 'node:http'

/** What stands behind the question mark of a request's address; empty where there is none. */
export function queryOf({ url = '' }: IncomingMessage): string {
  const mark = url.indexOf('?')
  return mark === -1 ? '' : url.slice(mark + 1)
}
