import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import type { RecipeSource } from '#domain/recipes/draft.ts'
import type { SavedLine } from '#domain/recipes/own/draft-of-recipe.ts'
import { visibilities, type Visibility } from '#domain/recipes/own/saved-recipe.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { field, numberField, textField } from '#web/lib/json.ts'
import { lineUseFrom } from '#web/lib/line-use.ts'
import { logged } from '#web/lib/logged.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'
import { titlesHere } from '#web/lib/titles-here.ts'
import { toast } from '#web/ui/toast.ts'
import { recipesChanged } from './save-recipe.ts'

/** What is known of a recipe besides what everybody's page of it shows. */
export interface StoredRecipe {
  ownerId: string | null
  updatedAt: string
  visibility: Visibility
  season: string[]
  source: RecipeSource | null
  assumed: readonly string[]
  lines: readonly SavedLine[]
  copiedFrom: { id: number; title: string; cook: string | null } | null
  cook: string | null
}

function lineFrom(json: unknown): SavedLine {
  return {
    written: textField(json, 'original_text') ?? null,
    ingredient: textField(json, 'slug') ?? null,
    name: textField(json, 'name') ?? '',
    section: textField(json, 'section') ?? null,
    amount: numberField(json, 'amount'),
    amountMax: numberField(json, 'amount_max'),
    unit: textField(json, 'unit') ?? null,
    note: textField(json, 'note') ?? null,
    us: null,
    optional: field(json, 'optional') === true,
    ...lineUseFrom(json),
  }
}

async function cookNamed(id: string | null): Promise<string | null> {
  if (id === null) return null
  const client = await dataClient()
  const { data } = await client
    .from('public_profiles')
    .select('name')
    .eq('id', id)
    .maybeSingle()
    .throwOnError()
  return data?.name ?? null
}

async function fetchStored(id: string): Promise<StoredRecipe | null> {
  const client = await dataClient()
  const { data } = await client
    .from('recipes')
    .select(
      'owner_id, visibility, season, source_name, source_url, assumed, ingredients, copied_from, updated_at',
    )
    .eq('id', Number(id))
    .maybeSingle()
    .throwOnError()
  if (data === null) return null
  const origin =
    data.copied_from === null
      ? null
      : (
          await client
            .from('recipe_cards')
            .select('id, title, owner_id')
            .eq('id', data.copied_from)
            .maybeSingle()
            .throwOnError()
        ).data
  const [cook, cookOfOrigin] = await Promise.all([
    cookNamed(data.owner_id),
    cookNamed(origin?.owner_id ?? null),
  ])
  const titleHere = await titlesHere()
  const { source_name: name, source_url: url } = data
  return {
    ownerId: data.owner_id,
    updatedAt: data.updated_at ?? '',
    visibility: visibilities.find((each) => each === data.visibility) ?? 'private',
    season: data.season ?? [],
    source: name === null && url === null ? null : { name, url },
    assumed: data.assumed ?? [],
    lines: Array.isArray(data.ingredients) ? data.ingredients.map(lineFrom) : [],
    copiedFrom: origin && {
      id: origin.id,
      title: titleHere(origin.title, origin.id),
      cook: cookOfOrigin,
    },
    cook,
  }
}

export const storedRecipeQuery = (id: string | null, readerId: string | null) =>
  queryOptions({
    queryKey: ['recipe', id, readerId, 'kept'],
    queryFn: () => logged('Loading a recipe', fetchStored(id ?? '')),
  })

/** Whose a recipe is, where it came from, and its lines as they were written. Null where it is not there. */
export function useStoredRecipe(id: string | null, readerId: string | null) {
  const enabled = id !== null && /^\d{1,15}$/.test(id)
  return useQuery({ ...storedRecipeQuery(id, readerId), enabled })
}

/** What an owner does with a whole recipe. Each reports how it went. */
export function useOwnRecipeActions(userId: string) {
  const client = useQueryClient()
  const done = () => recipesChanged(client, userId)

  async function notifyFailure(cause: unknown) {
    const description = await whyNot(cause, /* not shown */ 'own recipe', {
      otherwise: t('Please try again.'),
    })
    toast({ title: t('That could not be done'), description, tone: 'error' })
  }

  async function restore(id: number, title: string) {
    try {
      const { data } = await (
        await dataClient()
      )
        .rpc('restore_recipe', { recipe: id })
        .throwOnError()
      toast(
        data
          ? { title: t('{title} is back', { title }), tone: 'success' }
          : {
              title: t('{title} could not be brought back: too much time has passed', { title }),
              tone: 'error',
            },
      )
      await done()
    } catch (cause) {
      await notifyFailure(cause)
    }
  }

  async function remove(id: number, title: string): Promise<boolean> {
    try {
      await (await dataClient()).rpc('delete_recipe', { recipe: id }).throwOnError()
      toast({
        title: t('{title} deleted', { title }),
        action: { label: t('Undo'), onAction: () => void restore(id, title) },
        duration: 20_000,
      })
      await done()
      return true
    } catch (cause) {
      await notifyFailure(cause)
      return false
    }
  }

  async function show(id: number, visibility: Visibility): Promise<void> {
    try {
      await (
        await dataClient()
      )
        .rpc('set_recipe_visibility', { recipe: id, visibility })
        .throwOnError()
      toast({ title: shownToWords[visibility], tone: 'success' })
      await done()
    } catch (cause) {
      await notifyFailure(cause)
    }
  }

  return { remove, show }
}

const shownToWords: Readonly<Record<Visibility, string>> = {
  private: t('Only you see it now'),
  followers: t('Your followers see it now'),
  public: t('Everyone sees it now'),
}
