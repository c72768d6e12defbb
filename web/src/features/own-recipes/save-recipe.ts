import type { QueryClient } from '@tanstack/react-query'
import type { SavedRecipe } from '#domain/recipes/own/saved-recipe.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import type { Json } from '#web/lib/backend/database.generated.ts'
import { textField } from '#web/lib/json.ts'
import { isReadWhole, registerChannel, type Channel } from '#web/lib/sync/channels.ts'
import { lead } from '#web/lib/sync/lead.ts'
import { sendEach } from '#web/lib/sync/send-each.ts'
import { perform } from '#web/lib/sync/send.ts'
import type { PendingRecipe } from './notify-sent.ts'

const channelName = 'own-recipes'

function read(json: unknown): PendingRecipe | null {
  const [title, document] = [textField(json, 'title'), textField(json, 'document')]
  return title === undefined || document === undefined ? null : { title, document }
}

async function send(document: string): Promise<number> {
  const client = await dataClient()
  const recipe: Json = JSON.parse(document)
  const { data } = await client.rpc('save_recipe', { recipe }).throwOnError()
  return data
}

/** Keeps a recipe now and answers its id. @throws what the data API says, or that there is no connection */
export const saveRecipe = (recipe: SavedRecipe): Promise<number> => send(JSON.stringify(recipe))

/** Everything that shows recipes of this person, or of anybody. */
export async function recipesChanged(client: QueryClient, userId: string): Promise<void> {
  const shown = ['recipe', 'recipes-by-id', 'people', 'listing', 'asked']
  await Promise.all([
    ...shown.map((name) => client.invalidateQueries({ queryKey: [name] })),
    client.invalidateQueries({ queryKey: ['profile', userId] }),
  ])
}

/** Keeps a recipe on this device until there is a network. Rejects where nothing keeps it. */
export async function queueRecipe(
  client: QueryClient,
  userId: string,
  recipe: SavedRecipe,
): Promise<void> {
  registerChannel(ownRecipesChannel(client))
  const pending: PendingRecipe = { title: recipe.title, document: JSON.stringify(recipe) }
  await perform(userId, channelName, [pending])
}

/** Sends what somebody wrote without a network. Sending it twice makes one recipe, by its key. */
export function ownRecipesChannel(client: QueryClient): Channel {
  return {
    name: channelName,
    understands: (json) => isReadWhole(read(json), json),
    async send(userId, pending) {
      const recipes = pending.flatMap((json) => read(json) ?? [])
      const refused = await sendEach(recipes, async ({ document }) => void (await send(document)))
      await recipesChanged(client, userId)
      const { notifySent } = await import('./notify-sent.ts')
      notifySent(userId, recipes, refused, lead)
    },
    refresh: (userId) => recipesChanged(client, userId),
  }
}
