import { QueryClient } from '@tanstack/react-query'

/**
 * The one cache of what the backend said. A refusal (4xx) would be refused again, so only
 * failures that may pass are tried a second time.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (count, error) => count < 2 && !isRefusal(error) },
  },
})

/** PostgREST's errors carry a code; a failed connection carries none. */
function isRefusal(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && error.code !== ''
}
