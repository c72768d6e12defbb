import { useQuery } from '@tanstack/react-query'

import { type BackendConfig, loadBackendConfig, notConfigured } from './config.ts'

/** What the backend offers; undefined until it is known, and where there is none. */
export function useBackendConfig(): BackendConfig | undefined {
  const { data } = useQuery({
    queryKey: ['backend config'],
    queryFn: loadBackendConfig,
    staleTime: Infinity,
  })
  return data === notConfigured ? undefined : data
}
