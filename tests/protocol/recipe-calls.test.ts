import { describe, expect, it } from 'vitest'
import { runningLarder } from './running-larder.ts'

/** The data calls for recipes, what is saved of them, and comments, as supabase-js sends them to the running server. */
const { connect, signUp } = runningLarder()

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
    expect(closed.data).toMatchObject({ instructions: null, tip: null, storage: null })
    // The calories stand on its page for everybody.
    const { calories, ...others } = Object(closed.data?.nutrition_info)
    expect(calories).toBeGreaterThan(0)
    expect(Object.keys(others)).toEqual(['partial'])
    expect(closed.data?.title).toBeTruthy()
    const { client } = await signUp()
    const open = await client.from('recipes').select(select).eq('id', id).single()
    expect(open.data?.instructions).not.toBeNull()
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
