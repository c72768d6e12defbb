import cardsUrl from '#catalogue/build/cards.json?url'
import formsUrl from '#catalogue/build/forms.json?url'
import vocabularyUrl from '#catalogue/build/vocabulary.json?url'
import { readForms } from '#catalogue/transport-dishes.ts'
import { readCards } from '#catalogue/transport.ts'
import { readVocabulary } from '#catalogue/transport-vocabulary.ts'
import type { Composing } from '#domain/composing/compose.ts'
import { composingOf } from '#domain/composing/composing-of.ts'
import type { Writing } from '#domain/composing/dish.ts'
import { toldInBritain } from '#domain/composing/in-britain.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { locale } from '#domain/texts/t.ts'
import { fetchJson } from '#web/lib/fetch-json.ts'
import { dishesInLanguageUrl } from '#web/lib/language-files.ts'
import { inLanguage } from '#web/lib/names-in-language.ts'

/** What a dish is written from, of this build. */
export async function loadForms(vocabulary: Vocabulary): Promise<Writing> {
  if (locale() === 'en-GB') {
    const writing = readForms(await fetchJson(formsUrl), vocabulary)
    return { ...writing, told: toldInBritain(writing) }
  }
  if (dishesInLanguageUrl === undefined) return readForms(await fetchJson(formsUrl), vocabulary)
  const [forms, tongue, { withTongue }] = await Promise.all([
    fetchJson(formsUrl),
    fetchJson(dishesInLanguageUrl).catch(() => null),
    import('./with-tongue.ts'),
  ])
  return withTongue(readForms(forms, vocabulary), tongue)
}

/** Recipes and everything that dishes are composed of, read anew: for a thread of its own. */
export async function loadComposing(): Promise<{
  composing: Composing
  cards: readonly RecipeCard[]
}> {
  const vocabulary = inLanguage(fetchJson(vocabularyUrl).then(readVocabulary))
  const cards = readCards(await fetchJson(cardsUrl))
  return { cards, composing: composingOf(await loadForms(await vocabulary), cards) }
}
