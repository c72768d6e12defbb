import { describe, expect, it } from 'vitest'
import { runningLarder } from './running-larder.ts'

/** The data calls for saved recipes and collections, as supabase-js sends them to the running server. */
const { connect, signUp } = runningLarder()

type Cook = Awaited<ReturnType<typeof signUp>>

async function makeCollection({ client, userId }: Cook, name: string): Promise<string> {
  const made = await client
    .from('recipe_collections')
    .insert({ user_id: userId, name, description: 'Warm', color: 'purple' })
    .select()
    .single()
  expect(made.error).toBeNull()
  return made.data?.id ?? ''
}

const collectionsOf = ({ client, userId }: Cook) =>
  client
    .from('recipe_collections')
    .select('*')
    .eq('user_id', userId)
    .order('created_at', { ascending: true })

const recipesIn = ({ client }: Cook, collectionId: string) =>
  client
    .from('collection_recipes')
    .select('recipe_id, recipe_data')
    .eq('collection_id', collectionId)

describe('favorite_recipes', () => {
  const idsOf = async ({ client, userId }: Cook) => {
    const { data } = await client.from('favorite_recipes').select('recipe_id').eq('user_id', userId)
    return data
  }

  it('inserts with the recipe’s id as text, selects by user, deletes by user and recipe', async () => {
    const cook = await signUp()
    const { client, userId } = cook
    const row = { user_id: userId, recipe_id: '716429' }
    expect((await client.from('favorite_recipes').insert(row)).error).toBeNull()
    await client.from('favorite_recipes').insert({ user_id: userId, recipe_id: '7' })
    expect(await idsOf(cook)).toEqual([{ recipe_id: '716429' }, { recipe_id: '7' }])
    const gone = await client
      .from('favorite_recipes')
      .delete()
      .eq('user_id', userId)
      .eq('recipe_id', '7')
    expect(gone.error).toBeNull()
    expect(await idsOf(cook)).toEqual([{ recipe_id: '716429' }])
  })

  it('keeps one row of 50 racing saves: as the specification writes them, and as the app does', async () => {
    const cook = await signUp()
    const { client, userId } = cook
    const row = { user_id: userId, recipe_id: '1' }
    const plain = await Promise.all(
      Array.from({ length: 50 }, () => client.from('favorite_recipes').insert(row)),
    )
    expect(plain.filter(({ error }) => error === null)).toHaveLength(1)
    const refused = plain.flatMap(({ error }) => error?.code ?? [])
    expect(new Set(refused)).toEqual(new Set(['23505']))
    const second = { user_id: userId, recipe_id: '2', created_at: '2026-01-02T00:00:00Z' }
    const idempotent = await Promise.all(
      Array.from({ length: 50 }, () =>
        client
          .from('favorite_recipes')
          .upsert(second, { onConflict: 'user_id,recipe_id', ignoreDuplicates: true }),
      ),
    )
    expect(idempotent.flatMap(({ error }) => error ?? [])).toEqual([])
    expect(await idsOf(cook)).toHaveLength(2)
  })

  it('is nobody else’s, and takes no row in another name', async () => {
    const cook = await signUp()
    const other = await signUp()
    const row = { user_id: cook.userId, recipe_id: '1' }
    await cook.client.from('favorite_recipes').insert(row)
    expect((await other.client.from('favorite_recipes').insert(row)).error?.code).toBe('42501')
    await other.client.from('favorite_recipes').delete().eq('user_id', cook.userId)
    expect(await idsOf({ ...other, userId: cook.userId })).toEqual([])
    expect((await connect().from('favorite_recipes').select('*')).data ?? []).toEqual([])
    expect(await idsOf(cook)).toEqual([{ recipe_id: '1' }])
  })
})

describe('recipe_collections', () => {
  it('inserts, selects in the order of their making, and never deletes the default one', async () => {
    const cook = await signUp()
    const { client, userId } = cook
    const soups = await makeCollection(cook, 'Soups')
    await makeCollection(cook, 'Cakes')
    expect((await collectionsOf(cook)).data).toMatchObject([
      { name: 'My Recipes', is_default: true, color: 'purple' },
      { id: soups, name: 'Soups', description: 'Warm', color: 'purple', is_default: false },
      { name: 'Cakes' },
    ])
    const mine = (await collectionsOf(cook)).data?.[0]?.id ?? ''
    for (const id of [soups, mine]) {
      const gone = await client
        .from('recipe_collections')
        .delete()
        .eq('id', id)
        .eq('user_id', userId)
        .eq('is_default', false)
      expect(gone.error).toBeNull()
    }
    // Without the filter too.
    await client.from('recipe_collections').delete().eq('id', mine).eq('user_id', userId)
    expect((await collectionsOf(cook)).data?.map(({ name }) => name)).toEqual([
      'My Recipes',
      'Cakes',
    ])
  })
})

describe('collection_recipes', () => {
  it('inserts the recipe as JSON text, selects it as it was written, deletes it', async () => {
    const cook = await signUp()
    const { client } = cook
    const [soups, cakes] = [
      await makeCollection(cook, 'Soups'),
      await makeCollection(cook, 'Cakes'),
    ]
    const text = JSON.stringify({ id: 7, title: 'Leek soup', instructions: ['Slice.'] })
    for (const collection_id of [soups, cakes]) {
      const put = await client
        .from('collection_recipes')
        .insert({ collection_id, recipe_id: '7', recipe_data: text })
      expect(put.error).toBeNull()
      expect((await recipesIn(cook, collection_id)).data).toEqual([
        { recipe_id: '7', recipe_data: text },
      ])
    }
    const again = await client
      .from('collection_recipes')
      .insert({ collection_id: soups, recipe_id: '7', recipe_data: '{}' })
    expect(again.error?.code).toBe('23505')
    await client.from('collection_recipes').delete().eq('collection_id', soups).eq('recipe_id', '7')
    expect((await recipesIn(cook, soups)).data).toEqual([])
    expect((await recipesIn(cook, cakes)).data).toHaveLength(1)
  })

  it('takes 64 KB of JSON, not more, and nothing that is no JSON', async () => {
    const cook = await signUp()
    const collection_id = await makeCollection(cook, 'Soups')
    const sized = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2))
    const put = async (recipe_id: string, recipe_data: string) =>
      (
        await cook.client
          .from('collection_recipes')
          .insert({ collection_id, recipe_id, recipe_data })
      ).error?.code
    expect(await put('1', sized(65_536))).toBeUndefined()
    expect(await put('2', sized(65_537))).toBe('23514')
    expect(await put('3', 'no json')).toBe('22P02')
  })

  it('is read, filled and emptied by nobody else', async () => {
    const cook = await signUp()
    const other = await signUp()
    const collection_id = await makeCollection(cook, 'Soups')
    const row = { collection_id, recipe_id: '7', recipe_data: '{}' }
    await cook.client.from('collection_recipes').insert(row)
    expect((await recipesIn(other, collection_id)).data).toEqual([])
    const forged = await other.client.from('collection_recipes').insert({ ...row, recipe_id: '8' })
    expect(forged.error).not.toBeNull()
    await other.client.from('collection_recipes').delete().eq('collection_id', collection_id)
    expect((await recipesIn(cook, collection_id)).data).toHaveLength(1)
  })
})
