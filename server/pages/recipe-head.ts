import { coverWords } from '#domain/recipes/cover/cover-to-draw.ts'
import { isFurtherFood } from '#domain/recipes/own/further-row.ts'
import { largeImage } from '#domain/recipes/cover/large-image.ts'
import { countedAs } from '#domain/ingredients/counted-as.ts'
import type { NamedFood } from '#domain/recipes/line-words.ts'
import { lineText } from '#domain/recipes/line-text.ts'
import { partialOf, wholeValues, type NutritionValues } from '#domain/recipes/nutrition.ts'
import { schemaOrgRecipe } from '#domain/recipes/schema-org.ts'
import { shownNameOf } from '../language/food-names.ts'
import { coverSize } from '../dishes/draw-cover.ts'
import { isRecipeCover, recipeCoverAddress } from '../dishes/serve-covers.ts'
import { t } from '#domain/texts/t.ts'
import { ownAddress } from './address-in-language.ts'
import type { PageHead } from './page-head.ts'
import type { PublishedLine, PublishedRecipe } from './published-recipe.ts'

const stock = '/covers/stock.webp'

/** Our recipes are written in it; in which one a cook writes, nobody knows. */
const writtenIn = 'en'

/**
 * What the page of a recipe says of itself, with addresses as the browser at `origin` writes them.
 *
 * @param query of the address that it was asked for at
 */
export function recipeHead(recipe: PublishedRecipe, origin: string, query: string): PageHead {
  const { id, title, owner_id: owner, details, language = writtenIn, languageOfSteps } = recipe
  const address = `${origin}/${owner === null ? 'recipe' : 'user-recipe'}/${id}`
  const canonical = owner === null ? ownAddress(address, query) : address
  const image = pictureOf(recipe.image ?? drawnAddress(recipe), origin)
  const stated = <Value>(field: string, value: Value) =>
    recipe.assumed.includes(field) ? null : value
  const data = schemaOrgRecipe(
    {
      title,
      summary: recipe.summary,
      image: image.address,
      servings: stated('servings', recipe.servings),
      readyInMinutes: stated('ready_in_minutes', recipe.ready_in_minutes),
      activeMinutes: recipe.active_minutes,
      lines: recipe.lines.flatMap((line) => (isFurther(line) ? [] : [{ text: textOf(line) }])),
      steps: details?.instructions ?? [],
      cuisine: recipe.cuisine,
      mealType: recipe.meal_type,
      tags: recipe.tags,
      source: null,
      nutrition: nutritionOf(recipe),
    },
    {
      url: canonical,
      // Visitors do not learn whose an own recipe is.
      ...(owner === null && {
        author: { type: 'Organization', name: 'Larder', url: `${origin}/` },
        language,
        ...(languageOfSteps !== undefined && { languageOfSteps }),
      }),
      published: recipe.created_at.slice(0, 10),
      modified: recipe.updated_at.slice(0, 10),
      diets: recipe.diets,
      rating: { value: recipe.rating, count: recipe.review_count },
      isFree: !recipe.is_premium,
    },
  )
  return {
    title: `${title} · Larder`,
    description: recipe.summary || t('A recipe for {title}, on Larder.', { title }),
    isIndexed: true,
    canonical,
    // A cook's own text is the same at each of them.
    ...(owner === null && { inEachLanguage: address, language }),
    preview: {
      kind: 'article',
      image: image.address,
      isLargeImage: true,
      ...(image.isCover && { imageSize: coverSize }),
    },
    screen: '/recipe/',
    ...(recipe.image !== null && { picture: largeImage(recipe.image) }),
    data,
  }
}

/**
 * schema.org has no "at least": a value that is only a lower bound is left out, and a serving that was worked out of
 * servings that nobody stated.
 */
function nutritionOf({ details, assumed }: PublishedRecipe): NutritionValues | null {
  const info = details?.nutrition_info ?? null
  if (info === null || (assumed.includes('servings') && info.known !== null)) return null
  return wholeValues({ ...info, partial: partialOf(info.partial, info) })
}

function drawnAddress(recipe: PublishedRecipe): string {
  const lines = recipe.lines.map(({ ingredient }) => ({ ingredient: ingredient?.slug ?? null }))
  return recipeCoverAddress(coverWords(recipe, lines))
}

/** Our covers in their large size; whatever is no address of a picture is shown as our own. */
function pictureOf(image: string, origin: string): { address: string; isCover: boolean } {
  const large = image.replace(/^(\/covers\/.+)\.webp$/, '$1-large.webp')
  const isCover = large !== image || isRecipeCover(image)
  const address = URL.canParse(large, origin) ? new URL(large, origin) : null
  if (address === null || !/^https?:$/.test(address.protocol)) return pictureOf(stock, origin)
  return { address: address.href, isCover }
}

const isFurther = ({ optional, measure }: PublishedLine) =>
  measure !== null && isFurtherFood({ optional, ...measure })

function foodOf(row: NonNullable<PublishedLine['ingredient']>): NamedFood {
  const { name, plural, category, grams_per_piece: piece, grams_per_cup: gramsPerCup } = row
  const unit = countedAs({ name, plural, piece, weights: row.weights ?? {} })
  const shown = shownNameOf(row.slug)
  const named = {
    name,
    plural,
    category,
    gramsPerPiece: piece,
    gramsPerCup,
    ...(shown && { shown }),
  }
  return unit === undefined ? named : { ...named, countedAs: unit }
}

/** As its cook wrote it, else as it is read; of a line that is not open to visitors there is its name. */
function textOf({ name, optional, ingredient, measure }: PublishedLine): string {
  const written = measure?.original_text ?? null
  if (written !== null) return written
  const shown = name ?? ingredient?.name ?? ''
  const food = shown === ingredient?.name ? foodOf(ingredient) : null
  const { amount = null, amount_max: amountMax = null, unit = null, note = null } = measure ?? {}
  return lineText({ name: shown, amount, amountMax, unit, note, optional }, food)
}
