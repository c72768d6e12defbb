import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rulesSaid } from '#domain/recipes/said-rules.ts'
import type { ListingChoice } from '#domain/recipes/listing-choice.ts'
import { locale } from '#domain/texts/t.ts'
import { soundsLikeWish } from '#domain/wishes/sounds-like-wish.ts'
import type { WishSearch } from '#domain/wishes/wish-choice.ts'
import { useRecipeCards, useVocabulary } from '#web/lib/catalogue.ts'

/**
 * What a search in whole words wishes for, beside the rules that it says; null where it is the name of a dish, or asked for word by
 * word. Wishes are read in English alone, and what reads them is loaded with the first.
 */
export function useWish({ text, exactText }: ListingChoice): WishSearch | null {
  const isWish = !exactText && locale() === 'en' && soundsLikeWish(text)
  const reader = useQuery({
    queryKey: ['wish-reader'],
    queryFn: async () => (await import('./read-wish.ts')).readWish,
    enabled: isWish,
    staleTime: Infinity,
    // A file of the app, which is on this device.
    networkMode: 'always',
    structuralSharing: false,
  })
  const vocabulary = useVocabulary().data
  const cards = useRecipeCards().data
  const read = reader.data
  return useMemo(() => {
    const isReady = isWish && read !== undefined && vocabulary !== undefined && cards !== undefined
    return isReady ? read(rulesSaid(text).text, vocabulary, cards) : null
  }, [isWish, read, vocabulary, cards, text])
}
