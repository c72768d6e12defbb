import { z } from 'zod'
import type { FunctionEnvironment } from './environment.ts'

/** The data API did not do what it was asked; nothing of it is for a person's eyes. */
export class DataApiFailure extends Error {
  override readonly name = 'DataApiFailure'
  /** PostgreSQL's SQLSTATE or PostgREST's code; undefined where no answer came. */
  readonly code: string | undefined

  constructor(message: string, { code, cause }: { code?: string; cause?: unknown } = {}) {
    super(message, { cause })
    this.code = code
  }
}

const failureSchema = z.object({ code: z.string() })

interface Call {
  body?: unknown
  /** PostgREST's `Prefer`. */
  prefer?: string
  /** How long an answer is waited for; 10 seconds where nothing is said. */
  seconds?: number
}

/**
 * Asks the data API past all row-level security: GET, or POST where there is a body. Answers the
 * parsed JSON, undefined where there is none.
 *
 * @throws DataApiFailure
 */
export async function askAsService(
  { backendUrl, secretKey, along }: FunctionEnvironment,
  path: string,
  { body, prefer, seconds = 10 }: Call = {},
): Promise<unknown> {
  const response = await fetch(`${backendUrl}/rest/v1/${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      ...along,
      ...(prefer !== undefined && { prefer }),
    },
    signal: AbortSignal.timeout(seconds * 1_000),
  }).catch((cause: unknown) => {
    throw new DataApiFailure(`no answer to ${pathname(path)}`, { cause })
  })
  const text = await response.text()
  if (!response.ok) {
    const words = `${response.status} to ${pathname(path)}: ${text}`
    throw new DataApiFailure(words, failureIn(text))
  }
  return text === '' ? undefined : JSON.parse(text)
}

function failureIn(text: string): { code?: string } {
  try {
    return failureSchema.parse(JSON.parse(text))
  } catch {
    // A proxy’s page has none.
    return {}
  }
}

/** Without the query, which may hold ids. */
function pathname(path: string): string {
  return path.split('?', 1)[0] ?? ''
}
