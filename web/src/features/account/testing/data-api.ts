import { vi } from 'vitest'

export interface DataRequest {
  method: string
  /** Path and query after /rest/v1. */
  path: string
  body: unknown
  headers: Headers
}

/**
 * Stands in for the network behind the real clients: it answers `/larder.json`, and every call of
 * the data API with what `answer` gives; `offered` stands in `/larder.json` too. Returns the calls as they came. End it with
 * `vi.unstubAllGlobals()`.
 */
export function stubDataApi(
  answer: (request: DataRequest) => Response,
  offered: object = {},
): DataRequest[] {
  const seen: DataRequest[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url === '/larder.json') {
      return Response.json({ url: 'http://larder.test', publicKey: 'public-key', ...offered })
    }
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    const request = {
      method: init?.method ?? 'GET',
      path: decodeURIComponent(url.replace('http://larder.test/rest/v1', '')),
      body,
      headers: new Headers(init?.headers),
    }
    seen.push(request)
    return answer(request)
  })
  return seen
}
