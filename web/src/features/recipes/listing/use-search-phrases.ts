import { useQuery } from '@tanstack/react-query'
import type { SearchPhrase } from '#domain/recipes/search-phrases.ts'

const none: readonly SearchPhrase[] = []

/** What people type for what recipes go by otherwise. They are many, and loaded when somebody searches; none until then. */
export function useSearchPhrases(text: string | undefined): readonly SearchPhrase[] {
  const { data } = useQuery({
    queryKey: ['search-phrases'],
    queryFn: async () => (await import('#domain/recipes/search-phrases.ts')).searchPhrases,
    enabled: text !== undefined && text !== '',
    staleTime: Infinity,
    // A file of the app, which is on this device.
    networkMode: 'always',
  })
  return data ?? none
}
