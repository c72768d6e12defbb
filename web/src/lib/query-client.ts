import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query'

/**
 * The one cache of what the backend said. A refusal (4xx) would be refused again, so only
 * failures that may pass are tried a second time, and none without a network. Without a network a call fails and says so: one
 * that waited unseen would look like loading for ever, or like a change that was saved.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: (count, error) => count < 2 && navigator.onLine && !isRefusal(error),
    },
    mutations: { networkMode: 'always' },
  },
})

// By itself it tells of a change in a later task: the browser would draw a frame in between, and what is typed waits for it.
notifyManager.setScheduler(queueMicrotask)

// It takes an app that was opened without a network for one with, and would not notice the network come.
onlineManager.setOnline(navigator.onLine)

/** PostgREST's errors carry a code; a failed connection carries none. */
function isRefusal(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && error.code !== ''
}
