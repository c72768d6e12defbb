/** The header by which a request is followed from the browser to the database. */
export const requestIdHeader = 'x-request-id'

const shape = /^[A-Za-z0-9_-]{16,64}$/

/**
 * The id that a caller sent, or a new one where that is none: it goes into logs and SQL, where a stranger's
 * quotes and line breaks have no business.
 */
export function requestIdFrom(sent: string | null | undefined): string {
  return typeof sent === 'string' && shape.test(sent) ? sent : newRequestId()
}

export const newRequestId = (): string => crypto.randomUUID().replaceAll('-', '')
