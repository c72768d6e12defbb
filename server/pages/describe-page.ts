import type { PlanOffer } from '#domain/plan-features.ts'
import { locale, t } from '#domain/texts/t.ts'
import type { FindDish } from '../dishes/find-dish.ts'
import type { AskAsVisitor } from '../postgrest/ask-as-visitor.ts'
import { dishHead, noDish } from './dish-head.ts'
import type { PageHead } from './page-head.ts'
import { createRecent } from './recent.ts'
import { findPublishedRecipe } from './published-recipe.ts'
import { recipeHead } from './recipe-head.ts'
import { siteHead } from './site-heads.ts'

/**
 * What the page at a path says of itself; undefined leaves the app's page as it is.
 *
 * @param query without its question mark
 */
export type DescribePage = (
  path: string,
  origin: string,
  query: string,
) => Promise<PageHead | undefined>

/** Beneath it are the catalogue's recipes, which nobody takes back. */
const firstOwnId = 100_001
const cacheMilliseconds = 60_000
const mostRecipes = 500

/**
 * Describes the pages as a visitor sees them: whoever asks for one, its text holds nothing that is for
 * some alone. A cook's own recipe is looked up each time, for it may be public now and private a second later.
 */
export function createDescribePage(
  ask: AskAsVisitor,
  findDish: FindDish,
  plan: PlanOffer,
): DescribePage {
  const find = (id: number) => findPublishedRecipe(ask, id)
  const findInLanguage = (key: string) => find(Number(key.split(' ')[1]))
  const findCached = createRecent(findInLanguage, {
    milliseconds: cacheMilliseconds,
    most: mostRecipes,
  })

  return async function describePage(path, origin, query) {
    const [, name] = /^\/dish\/([^/]+)\/?$/.exec(path) ?? []
    if (name !== undefined) return describeDish(findDish, name, query, origin)
    const [, written] = /^\/(?:user-)?recipe\/([^/]+)\/?$/.exec(path) ?? []
    if (written === undefined) return siteHead(path, origin, query, plan)
    // The app looks for a recipe by such a number alone.
    if (!/^\d{1,15}$/.test(written)) return notForVisitors()
    const id = Number(written)
    try {
      const recipe = await (id < firstOwnId ? findCached(`${locale()} ${id}`) : find(id))
      return recipe === null ? notForVisitors() : recipeHead(recipe, origin, query)
    } catch {
      // The page opens without a description, and says itself what cannot be loaded.
      return undefined
    }
  }
}

async function describeDish(find: FindDish, name: string, query: string, origin: string) {
  try {
    const found = await find(name, query)
    return found === null ? noDish() : dishHead(found, origin)
  } catch {
    // As above: forms that are not built leave the app's page.
    return undefined
  }
}

/** The same for what does not exist and for what is private: nobody learns which of the two it is. */
const notForVisitors = (): PageHead => ({
  title: `${t('Recipe')} · Larder`,
  description: null,
  isIndexed: false,
  isFound: false,
})
