import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectTo, type BackendClient } from '../support/backend-client.ts'
import { startLarderProcess, type RunningLarder } from '../support/larder-process.ts'

/** Every row of the table of data calls, as supabase-js sends them to the running server. */
let larder: RunningLarder
let connect: () => BackendClient

let people = 0

async function signUp(): Promise<{ client: BackendClient; userId: string }> {
  const client = connect()
  const email = `cook-${++people}@example.com`
  const { data, error } = await client.auth.signUp({
    email,
    password: 'secret-1',
    options: { data: { name: 'Ada' } },
  })
  if (error !== null || data.user === null) throw new Error(`sign-up failed: ${error?.message}`)
  return { client, userId: data.user.id }
}

beforeAll(async () => {
  larder = await startLarderProcess()
  connect = await connectTo(larder.address)
})
afterAll(() => larder.stop())

describe('profiles', () => {
  it('selects created_at as one row, and the public columns', async () => {
    const { client, userId } = await signUp()
    const created = await client.from('profiles').select('created_at').eq('id', userId).single()
    expect(Date.parse(created.data?.created_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const profile = await client
      .from('profiles')
      .select('name, email, avatar_url, created_at')
      .eq('id', userId)
      .single()
    expect(profile.data).toMatchObject({ name: 'Ada', email: null, avatar_url: null })
  })

  it('updates and selects dietary settings, name and picture', async () => {
    const { client, userId } = await signUp()
    const settings = { preferences: [{ id: 'vegan', name: 'Vegan', checked: true }] }
    const updated = await client
      .from('profiles')
      .update({ dietary_settings: settings })
      .eq('id', userId)
    expect(updated.error).toBeNull()
    await client
      .from('profiles')
      .update({ name: 'Ada L.', avatar_url: 'https://example.com/a.png' })
      .eq('id', userId)
    const read = await client
      .from('profiles')
      .select('dietary_settings, name, avatar_url')
      .eq('id', userId)
      .single()
    expect(read.data).toEqual({
      dietary_settings: settings,
      name: 'Ada L.',
      avatar_url: 'https://example.com/a.png',
    })
  })
})

describe('billing views', () => {
  it('selects the subscription, possibly none, and the orders newest first', async () => {
    const { client } = await signUp()
    expect(await client.from('stripe_user_subscriptions').select('*').maybeSingle()).toMatchObject({
      data: null,
      error: null,
    })
    const orders = await client
      .from('stripe_user_orders')
      .select('*')
      .order('order_date', { ascending: false })
    expect(orders).toMatchObject({ data: [], error: null })
  })
})

describe('pantry_items', () => {
  it('inserts with its defaults, selects newest first, deletes one and all', async () => {
    const { client, userId } = await signUp()
    const first = await client
      .from('pantry_items')
      .insert({ user_id: userId, name: 'Eggs', category: 'Dairy', quantity: 2, unit: 'piece' })
      .select()
      .single()
    expect(first.error).toBeNull()
    await client.from('pantry_items').insert({ user_id: userId, name: 'Milk' })
    const read = () =>
      client
        .from('pantry_items')
        .select('*')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
    expect((await read()).data).toMatchObject([
      { name: 'Milk', quantity: 1, unit: 'piece' },
      { name: 'Eggs', quantity: 2, category: 'Dairy' },
    ])
    await client
      .from('pantry_items')
      .delete()
      .eq('id', first.data?.id ?? '')
      .eq('user_id', userId)
    expect((await read()).data).toHaveLength(1)
    await client.from('pantry_items').delete().eq('user_id', userId)
    expect((await read()).data).toEqual([])
  })

  it('shows nothing of it to anybody else, and lets nobody write in another name', async () => {
    const { client, userId } = await signUp()
    await client.from('pantry_items').insert({ user_id: userId, name: 'Eggs' })
    const other = await signUp()
    expect((await other.client.from('pantry_items').select('*')).data).toEqual([])
    const forged = await other.client
      .from('pantry_items')
      .insert({ user_id: userId, name: 'Poison' })
    expect(forged.error?.code).toBe('42501')
    expect((await connect().from('pantry_items').select('*')).data ?? []).toEqual([])
  })
})

describe('shopping_list_items', () => {
  it('inserts into the default list, selects, deletes one and all', async () => {
    const { client, userId } = await signUp()
    await client.from('shopping_list_items').insert({ user_id: userId, name: 'Milk' })
    const second = await client
      .from('shopping_list_items')
      .insert({ user_id: userId, name: 'Eggs', category: 'Dairy', amount: '6', unit: 'piece' })
      .select()
      .single()
    const read = () => client.from('shopping_list_items').select('*').eq('user_id', userId)
    const lists = await client.from('shopping_lists').select('id').eq('user_id', userId).single()
    expect((await read()).data).toMatchObject([
      { name: 'Milk', category: 'Shopping List', list_id: lists.data?.id },
      { name: 'Eggs', category: 'Dairy', amount: '6' },
    ])
    await client
      .from('shopping_list_items')
      .delete()
      .eq('id', second.data?.id ?? '')
      .eq('user_id', userId)
    expect((await read()).data).toHaveLength(1)
    await client.from('shopping_list_items').delete().eq('user_id', userId)
    expect((await read()).data).toEqual([])
  })
})

describe('favorite_recipes', () => {
  it('inserts an id as text, selects and deletes it', async () => {
    const { client, userId } = await signUp()
    const saved = await client
      .from('favorite_recipes')
      .insert({ user_id: userId, recipe_id: String(716429) })
    expect(saved.error).toBeNull()
    const read = () => client.from('favorite_recipes').select('recipe_id').eq('user_id', userId)
    expect((await read()).data).toEqual([{ recipe_id: '716429' }])
    await client
      .from('favorite_recipes')
      .delete()
      .eq('user_id', userId)
      .eq('recipe_id', String(716429))
    expect((await read()).data).toEqual([])
  })
})

describe('recipes', () => {
  it('selects one by its id, for a visitor too', async () => {
    const { data, error } = await connect().from('recipes').select('*').eq('id', 1).single()
    expect(error).toBeNull()
    expect(data).toMatchObject({ id: 1, visibility: 'public' })
    expect(data?.ingredients).not.toEqual([])
  })

  it('opens a premium body to who has access, and to nobody else', async () => {
    const visitor = connect()
    const cards = await visitor
      .from('recipes')
      .select('id')
      .eq('is_premium', true)
      .limit(1)
      .single()
    const id = cards.data?.id ?? 0
    const select = 'title, instructions, nutrition_info, tip, storage'
    const closed = await visitor.from('recipes').select(select).eq('id', id).single()
    expect(closed.data).toMatchObject({ instructions: null, nutrition_info: null, tip: null })
    expect(closed.data?.title).toBeTruthy()
    const { client } = await signUp()
    const open = await client.from('recipes').select(select).eq('id', id).single()
    expect(open.data?.instructions).not.toBeNull()
  })
})

describe('recipe_collections and collection_recipes', () => {
  it('selects in order of creation, inserts, deletes all but the default one', async () => {
    const { client, userId } = await signUp()
    const made = await client
      .from('recipe_collections')
      .insert({ user_id: userId, name: 'Sundays', description: 'Slow', color: 'purple' })
      .select()
      .single()
    expect(made.data).toMatchObject({ name: 'Sundays', color: 'purple', is_default: false })
    const read = () =>
      client
        .from('recipe_collections')
        .select('*')
        .eq('user_id', userId)
        .order('created_at', { ascending: true })
    expect((await read()).data?.map(({ is_default }) => is_default)).toEqual([true, false])
    for (const { id } of (await read()).data ?? []) {
      await client
        .from('recipe_collections')
        .delete()
        .eq('id', id)
        .eq('user_id', userId)
        .eq('is_default', false)
    }
    expect((await read()).data?.map(({ is_default }) => is_default)).toEqual([true])
  })

  it('fills a collection with recipes as JSON text and takes them out', async () => {
    const { client, userId } = await signUp()
    const own = await client.from('recipe_collections').select('id').eq('user_id', userId).single()
    const collectionId = own.data?.id ?? ''
    const data = JSON.stringify({ id: 1, title: 'Omelette' })
    const put = await client
      .from('collection_recipes')
      .insert({ collection_id: collectionId, recipe_id: '1', recipe_data: data })
    expect(put.error).toBeNull()
    const read = () =>
      client
        .from('collection_recipes')
        .select('recipe_id, recipe_data')
        .eq('collection_id', collectionId)
    expect((await read()).data).toEqual([{ recipe_id: '1', recipe_data: data }])
    await client
      .from('collection_recipes')
      .delete()
      .eq('collection_id', collectionId)
      .eq('recipe_id', '1')
    expect((await read()).data).toEqual([])
  })
})

describe('comments', () => {
  it('inserts, replies, likes, edits and deletes', async () => {
    const { client, userId } = await signUp()
    const comment = await client
      .from('comments')
      .insert({
        recipe_id: 1,
        user_id: userId,
        content: 'Lovely',
        rating: 5,
        parent_comment_id: null,
        likes: 0,
        liked_by: [],
      })
      .select()
      .single()
    expect(comment.error).toBeNull()
    const id = comment.data?.id ?? ''
    const other = await signUp()
    const reply = await other.client.from('comments').insert({
      recipe_id: 1,
      user_id: other.userId,
      content: 'Indeed',
      rating: null,
      parent_comment_id: id,
      likes: 0,
      liked_by: [],
    })
    expect(reply.error).toBeNull()
    await other.client
      .from('comments')
      .update({ liked_by: [other.userId], likes: 1 })
      .eq('id', id)
    await client
      .from('comments')
      .update({ content: 'Lovely!', updated_at: new Date().toISOString() })
      .eq('id', id)
    const read = () =>
      client
        .from('comments')
        .select(
          'id, recipe_id, user_id, content, rating, parent_comment_id, likes, liked_by, created_at, updated_at',
        )
        .eq('recipe_id', 1)
        .order('created_at', { ascending: true })
    expect((await read()).data).toMatchObject([
      { id, content: 'Lovely!', rating: 5, likes: 1, liked_by: [other.userId] },
      { content: 'Indeed', parent_comment_id: id, likes: 0, liked_by: [] },
    ])
    const wrongHands = await other.client
      .from('comments')
      .delete()
      .eq('id', id)
      .eq('user_id', other.userId)
    expect(wrongHands.error).toBeNull()
    expect((await read()).data).toHaveLength(2)
    await client.from('comments').delete().eq('id', id).eq('user_id', userId)
    expect((await read()).data?.map((row) => row.content)).not.toContain('Lovely!')
  })
})
