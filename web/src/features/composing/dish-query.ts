import { queryOptions } from '@tanstack/react-query'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { loadForms } from './forms.ts'

/** What a dish is written from; it never changes while this build is open. */
export const formsQuery = (vocabulary: Vocabulary | undefined) =>
  queryOptions({
    queryKey: ['catalogue', 'forms'],
    queryFn: () => {
      if (vocabulary === undefined) throw new Error('The vocabulary is not there yet.')
      return loadForms(vocabulary)
    },
    enabled: vocabulary !== undefined,
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  })
