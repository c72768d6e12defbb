import { z } from 'zod'
import { type CalendarDay, calendarDay } from '#domain/calendar-day.ts'
import type { PlanOffer } from '#domain/plan-features.ts'
import { locale, t } from '#domain/texts/t.ts'
import type { FindDish } from '../dishes/find-dish.ts'
import type { AskAsVisitor } from '../postgrest/ask-as-visitor.ts'
import { dishHead, noDish } from './dish-head.ts'
import type { PageHead, ScreenAddress, TeasersOfDay } from './page-head.ts'
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
const listing = '/recipes' satisfies ScreenAddress
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

  const findToday = createRecent((day: CalendarDay) => findTeasers(ask, day), {
    milliseconds: cacheMilliseconds,
    most: 2,
  })

  async function describeSite(
    path: string,
    origin: string,
    query: string,
  ): Promise<PageHead | undefined> {
    const head = siteHead(path, origin, query, plan)
    if (head === undefined || path !== listing) return head
    // Where they cannot be read the app asks for them.
    const teasers = await findToday(calendarDay(new Date())).catch(() => undefined)
    const image = teasers?.rows[0]?.image ?? null
    return {
      ...head,
      screen: listing,
      ...(teasers !== undefined && { teasers }),
      ...(image !== null && { picture: { src: image } }),
    }
  }

  return async function describePage(path, origin, query) {
    const [, name] = /^\/dish\/([^/]+)\/?$/.exec(path) ?? []
    if (name !== undefined) return describeDish(findDish, name, query, origin)
    const [, written] = /^\/(?:user-)?recipe\/([^/]+)\/?$/.exec(path) ?? []
    if (written === undefined) return describeSite(path, origin, query)
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

const teaserRows = z.array(
  z.object({
    feature: z.string(),
    id: z.number(),
    title: z.string(),
    image: z.string().nullable(),
  }),
)

/** What the list begins with for a visitor in most of the world; elsewhere, or on another day there, the app asks itself. */
async function findTeasers(ask: AskAsVisitor, day: CalendarDay): Promise<TeasersOfDay> {
  const rows = teaserRows.parse(await ask(`/rpc/recipe_teasers?on_date=${day}`))
  return { day, hemisphere: 'northern', rows }
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
