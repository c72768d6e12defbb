import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { diskFull, isDiskFull } from '../disk-space.ts'
import { sendError } from './errors.ts'

const failureSchema = z.object({ code: z.string().max(16) })

/** SQLSTATE query_canceled: the role's statement timeout. */
const queryCanceled = '57014'

type Headers = Readonly<Record<string, string>>

/** Whether nothing can be written to the disk, which keeps the database from coming up again. */
export type IsFull = () => Promise<boolean>

/** There is no database just now: it comes back by itself, on a full disk not before there is room. */
export async function sendUnavailable(
  response: ServerResponse,
  code: string,
  headers: Headers,
  isFull: IsFull,
): Promise<void> {
  if (await isFull()) {
    return sendError(response, diskFull.status, diskFull.code, diskFull.message, headers)
  }
  sendError(response, 503, code, 'The data service is starting. Try again.', {
    ...headers,
    'retry-after': '1',
  })
}

/** A failure's own words may hold SQL, values or paths: the code passes, the words are ours. */
export function sendUpstreamFailure(
  incoming: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
  isFull: IsFull,
): void {
  const status = incoming.statusCode ?? 502
  text(incoming).then(
    (body) => {
      const code = codeOf(body)
      if (code === queryCanceled) {
        return sendError(response, 504, code, 'The request took too long.', headers)
      }
      if (isDiskFull({ code })) {
        return sendError(response, diskFull.status, diskFull.code, diskFull.message, headers)
      }
      if (status === 503) return void sendUnavailable(response, code, headers, isFull)
      return sendError(response, status, code, 'The data service failed.', headers)
    },
    () => sendError(response, 502, 'bad_gateway', 'The data service failed.', headers),
  )
}

function codeOf(body: string): string {
  try {
    return failureSchema.parse(JSON.parse(body)).code
  } catch {
    return 'data_service_failed'
  }
}
