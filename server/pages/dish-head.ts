import { dishAddress } from '#domain/composing/dish-address.ts'
import { toRecipe } from '#domain/composing/dish-recipe.ts'
import { lineText } from '#domain/recipes/line-text.ts'
import { foodNamedIn } from '#domain/recipes/line-words.ts'
import { schemaOrgRecipe } from '#domain/recipes/schema-org.ts'
import { languageOf } from '#domain/texts/language.ts'
import { locale, t } from '#domain/texts/t.ts'
import { coverSize } from '../dishes/draw-cover.ts'
import type { FoundDish } from '../dishes/find-dish.ts'
import { coverAddress } from '../dishes/serve-covers.ts'
import { toldHere } from '../dishes/told-here.ts'
import { vocabularyHere } from '../language/food-names.ts'
import type { PageHead } from './page-head.ts'

/**
 * What the page of a composed dish says of itself, with addresses as the browser at `origin` writes them. It is kept out of
 * search engines: dishes are without end, as kitchens are, and most are nearly like another.
 */
export function dishHead({ dish, writing }: FoundDish, origin: string): PageHead {
  const address = dishAddress(dish.composition)
  const canonical = `${origin}${address}`
  const image = `${origin}${coverAddress(address)}`
  const recipe = toRecipe(dish, { id: address, image }, { ...writing, ...toldHere(writing) })
  // Told in the language of the page, or whole in English.
  const language = recipe.writtenTitle === undefined ? 'en' : languageOf(locale()).tag
  // A dish is never taken for a recipe that somebody has tried.
  const untested = t(
    'Put together out of what cooks know of each thing; nobody has cooked exactly this as a test.',
  )
  const description = `${recipe.summary} ${untested}`
  const data = schemaOrgRecipe(
    {
      title: recipe.title,
      summary: description,
      image,
      servings: recipe.servings,
      readyInMinutes: recipe.readyInMinutes,
      activeMinutes: recipe.activeMinutes,
      lines: recipe.ingredients.map((line) => {
        return { text: lineText(line, foodNamedIn(line, vocabularyHere() ?? writing.vocabulary)) }
      }),
      steps: recipe.instructions ?? [],
      cuisine: recipe.cuisine,
      mealType: recipe.mealType,
      tags: recipe.tags,
      source: null,
      nutrition: null,
    },
    {
      url: canonical,
      author: { type: 'Organization', name: 'Larder', url: `${origin}/` },
      language,
      // Each of its foods is known to keep to them.
      diets: recipe.diets,
      isFree: true,
    },
  )
  return {
    title: `${recipe.title} · Larder`,
    description,
    isIndexed: false,
    canonical,
    language,
    preview: { kind: 'article', image, isLargeImage: true, imageSize: coverSize },
    data,
  }
}

/** An address that is none of a dish, or is one of an older version, in the words of the app. */
export const noDish = (): PageHead => ({
  title: `${t('This dish has changed')} · Larder`,
  description: null,
  isIndexed: false,
  isFound: false,
})
