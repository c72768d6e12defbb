import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LineLanguage, WordsOfRecipe } from '#domain/ingredients/language/language-of-lines.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { locale } from '#domain/texts/t.ts'
import type * as lineCode from './line-language-code.ts'

type Code = typeof lineCode

/** What never changes while this build is open. */
const forGood = { structuralSharing: false, staleTime: Infinity, gcTime: Infinity } as const

/** What reads lines in other languages than English comes when there is something to read. */
const codeQuery = queryOptions({
  queryKey: ['catalogue', 'line-languages'],
  queryFn: () => import('./line-language-code.ts'),
  ...forGood,
})

/** A language comes with the first line in it. */
const fileQuery = (language: LineLanguage['language'] | undefined) =>
  queryOptions({
    queryKey: ['catalogue', 'lines', language],
    queryFn: async ({ client }) => {
      const { fetchLines } = await client.ensureQueryData(codeQuery)
      return language === undefined ? null : fetchLines(language)
    },
    ...forGood,
  })

/** The vocabulary as it reads the language that is chosen. @throws where that cannot be had */
async function inLanguageOf(
  choose: (code: Code) => LineLanguage | null,
  vocabulary: Vocabulary,
  client: QueryClient,
): Promise<Vocabulary> {
  const code = await client.ensureQueryData(codeQuery)
  const choice = choose(code)
  if (choice === null) return vocabulary
  const file = await client.ensureQueryData(fileQuery(choice.language))
  return code.inLanguage(choice, vocabulary, file)
}

/** The same for what is typed: undefined until the language is there; where it cannot be had, lines are read as English. */
function useLanguageOf(
  choose: (code: Code) => LineLanguage | null,
  vocabulary: Vocabulary | undefined,
): Vocabulary | undefined {
  const code = useQuery({ ...codeQuery, enabled: vocabulary !== undefined })
  const { language, isFirst = false } = (code.data && choose(code.data)) ?? {}
  const file = useQuery({ ...fileQuery(language), enabled: language !== undefined })
  const isPending = code.isPending || (language !== undefined && file.isPending)
  return useMemo(() => {
    if (isPending || vocabulary === undefined) return undefined
    if (code.data === undefined || language === undefined || file.data === undefined)
      return vocabulary
    return code.data.inLanguage({ language, isFirst }, vocabulary, file.data)
  }, [isPending, code.data, vocabulary, language, isFirst, file.data])
}

/**
 * The vocabulary with which a text that somebody typed or pasted is read: in the language of the app, and in the one that its
 * words show. Where a language cannot be had, as English.
 */
export const vocabularyOfText = (text: string, vocabulary: Vocabulary, client: QueryClient) =>
  inLanguageOf(({ languageOfText }) => languageOfText(text, locale()), vocabulary, client).catch(
    () => vocabulary,
  )

export const useVocabularyOfText = (text: string, vocabulary: Vocabulary) =>
  useLanguageOf(({ languageOfText }) => languageOfText(text, locale()), vocabulary)

/** The vocabulary with which the lines of a recipe are read. @throws where its language cannot be had */
export const vocabularyOfRecipe = (
  recipe: WordsOfRecipe,
  vocabulary: Vocabulary,
  client: QueryClient,
) => inLanguageOf(({ languageOfRecipe }) => languageOfRecipe(recipe, locale()), vocabulary, client)

export const useVocabularyOfRecipe = (recipe: WordsOfRecipe, vocabulary: Vocabulary | undefined) =>
  useLanguageOf(({ languageOfRecipe }) => languageOfRecipe(recipe, locale()), vocabulary)
