import { queryOptions } from '@tanstack/react-query'
import type { Hemisphere } from '#domain/ingredients/season.ts'
import type { RecipeWithoutPicture } from '#domain/recipes/cover/cover-to-draw.ts'
import type { Recommendation } from '#domain/recipes/recommend.ts'
import { inBritishWords } from '#domain/texts/british-words.ts'
import { locale } from '#domain/texts/t.ts'
import { type DataClient, dataClient } from '#web/lib/backend/data-client.ts'
import { numberField, textField } from '#web/lib/json.ts'
import { discoveredRecipeFrom, type DiscoveredRecipe } from './discovered-recipe.ts'
import { titlesHere } from '#web/lib/titles-here.ts'
import { teasersInPage } from './teasers-in-page.ts'
import { withCovers } from './with-covers.ts'

/** A person whom recipes are suggested to, and what changes the suggestions. */
export interface Viewer {
  /** Null is a visitor. */
  userId: string | null
  /** What they eat and avoid, as a text: another diet is another query. */
  diet: string
}

export interface DayRecipe extends DiscoveredRecipe {
  summary: string
  /** False where today's common recipe does not suit this person, and another one does. */
  isForEveryone: boolean
}

export interface SeasonalRecipe extends DiscoveredRecipe {
  /** Up to three of its ingredients that the month gives. */
  fresh: readonly string[]
}

export interface RecommendedRecipe extends DiscoveredRecipe {
  why: Recommendation
}

export interface Teaser {
  feature: string
  id: number
  title: string
  image: string
}

const key = (name: string, { userId, diet }: Viewer) => ['discover', name, userId, diet] as const

/** Asked anew whenever the page is opened, but nothing moves under the finger of who is on it. */
const whenOpened = { staleTime: 0, refetchOnWindowFocus: false } as const

/** The rows with their pictures, and titled in the language of the page. */
async function shown<Row extends RecipeWithoutPicture & { id: number; title: string }>(
  rows: readonly Row[],
) {
  const [drawn, titleHere] = await Promise.all([withCovers(rows), titlesHere()])
  return drawn.map((row) => ({ ...row, title: titleHere(row.title, row.id) }))
}

/** Its summary in the language of the page, where it is written in it. */
async function summaryHere(client: DataClient, { id, summary }: { id: number; summary: string }) {
  if (locale() === 'en') return summary
  if (locale() === 'en-GB') return inBritishWords(summary)
  const { data } = await client
    .from('recipe_translations')
    .select('summary')
    .eq('recipe_id', id)
    .eq('language', locale())
    .maybeSingle()
    .throwOnError()
  return data?.summary ?? summary
}

/** Null where nothing of today suits this person. */
export function dayRecipeQuery(viewer: Viewer, day: string, hemisphere: Hemisphere) {
  return queryOptions({
    queryKey: [...key('day', viewer), day, hemisphere],
    queryFn: async (): Promise<DayRecipe | null> => {
      const client = await dataClient()
      const { data } = await client
        .rpc('recipe_of_the_day', { on_date: day, hemisphere })
        .throwOnError()
      const [row] = await shown(data)
      if (row === undefined) return null
      return {
        ...discoveredRecipeFrom(row),
        summary: await summaryHere(client, row),
        isForEveryone: row.is_for_everyone,
      }
    },
    ...whenOpened,
  })
}

/** `month` is 1–12. */
export function seasonalQuery(viewer: Viewer, month: number, hemisphere: Hemisphere) {
  return queryOptions({
    queryKey: [...key('season', viewer), month, hemisphere],
    queryFn: async (): Promise<SeasonalRecipe[]> => {
      const client = await dataClient()
      const { data } = await client.rpc('seasonal_recipes', { hemisphere, month }).throwOnError()
      const rows = await shown(data)
      return rows.map((row) => ({ ...discoveredRecipeFrom(row), fresh: row.fresh }))
    },
    ...whenOpened,
  })
}

export function recommendedQuery(viewer: Viewer) {
  return queryOptions({
    queryKey: key('recommended', viewer),
    queryFn: async (): Promise<RecommendedRecipe[]> => {
      const client = await dataClient()
      const { data } = await client.rpc('recommended_recipes', {}).throwOnError()
      const rows = await shown(data)
      const titleHere = await titlesHere()
      return rows.map((row) => ({ ...discoveredRecipeFrom(row), why: reasonOf(row, titleHere) }))
    },
    ...whenOpened,
  })
}

/** Because of these the name is the title of a recipe. */
const ofRecipes: ReadonlySet<string> = new Set(['cooked', 'rated', 'saved'])

function reasonOf(row: unknown, titleHere: (title: string) => string): Recommendation {
  const reason = textField(row, 'reason') ?? ''
  const name = textField(row, 'reason_name') ?? null
  return {
    reason,
    name: name !== null && ofRecipes.has(reason) ? titleHere(name) : name,
    count: numberField(row, 'reason_count'),
  }
}

/** What anyone may see of it, the plan or not. */
async function askForTeasers(day: string, hemisphere: Hemisphere) {
  const client = await dataClient()
  const { data } = await client.rpc('recipe_teasers', { on_date: day, hemisphere }).throwOnError()
  return data
}

export function teasersQuery(viewer: Viewer, day: string, hemisphere: Hemisphere) {
  return queryOptions({
    queryKey: [...key('teasers', viewer), day, hemisphere],
    queryFn: async (): Promise<Teaser[]> => {
      const inPage = viewer.userId === null ? teasersInPage(day, hemisphere) : undefined
      const rows = await shown(inPage ?? (await askForTeasers(day, hemisphere)))
      return rows.map(({ feature, id, title, image }) => ({ feature, id, title, image }))
    },
    ...whenOpened,
    // Asked for while the page is on its way, and not once more when it is there.
    staleTime: 10_000,
  })
}
