import { describe, expect, it } from 'vitest'
import { runningLarder } from './running-larder.ts'

/** The data calls for comments, as supabase-js sends them to the running server. */
const { connect, signUp } = runningLarder()

type Cook = Awaited<ReturnType<typeof signUp>>

const columns =
  'id, recipe_id, user_id, content, rating, parent_comment_id, likes, liked_by, created_at, updated_at'

/** The insert of the specification; answers the comment's id. */
async function say(
  { client, userId }: Cook,
  recipeId: number,
  content: string,
  more: { rating?: number; parent?: string } = {},
): Promise<string> {
  const { data, error } = await client
    .from('comments')
    .insert({
      recipe_id: recipeId,
      user_id: userId,
      content,
      rating: more.rating ?? null,
      parent_comment_id: more.parent ?? null,
      likes: 0,
      liked_by: [],
    })
    .select('id')
    .single()
  expect(error).toBeNull()
  return data?.id ?? ''
}

const commentsOn = async ({ client }: Cook, recipeId: number) => {
  const { data } = await client
    .from('comments')
    .select(columns)
    .eq('recipe_id', recipeId)
    .order('created_at', { ascending: true })
  return data ?? []
}

describe('comments', () => {
  it('insert, select in order, update, like, unlike and delete', async () => {
    const [ada, bo] = [await signUp(), await signUp()]
    const first = await say(ada, 1, 'Lovely.', { rating: 5 })
    const reply = await say(bo, 1, 'Indeed.', { parent: first })
    expect(await commentsOn(bo, 1)).toMatchObject([
      { id: first, recipe_id: 1, user_id: ada.userId, content: 'Lovely.', rating: 5, likes: 0 },
      { id: reply, user_id: bo.userId, parent_comment_id: first, rating: null, liked_by: [] },
    ])

    const liked = await bo.client
      .from('comments')
      .update({ liked_by: [bo.userId], likes: 1 })
      .eq('id', first)
    expect(liked.error).toBeNull()
    const edited = await ada.client
      .from('comments')
      .update({ content: 'Lovely, with thyme.', updated_at: new Date().toISOString() })
      .eq('id', first)
    expect(edited.error).toBeNull()
    expect((await commentsOn(ada, 1))[0]).toMatchObject({
      content: 'Lovely, with thyme.',
      likes: 1,
      liked_by: [bo.userId],
      updated_at: expect.any(String),
    })
    await bo.client.from('comments').update({ liked_by: [], likes: 0 }).eq('id', first)
    expect((await commentsOn(ada, 1))[0]).toMatchObject({ likes: 0, liked_by: [] })

    await bo.client.from('comments').delete().eq('id', reply).eq('user_id', bo.userId)
    const gone = await ada.client
      .from('comments')
      .delete()
      .eq('id', first)
      .eq('user_id', ada.userId)
    expect(gone.error).toBeNull()
    expect(await commentsOn(ada, 1)).toEqual([])
  })

  it('change nothing but the sender’s own like where they are forged', async () => {
    const [ada, bo, eve] = [await signUp(), await signUp(), await signUp()]
    const id = await say(ada, 2, 'Lovely.', { rating: 5 })
    await bo.client
      .from('comments')
      .update({ liked_by: [bo.userId], likes: 1 })
      .eq('id', id)
    const [before] = await commentsOn(ada, 2)
    const attack = (change: object) => eve.client.from('comments').update(change).eq('id', id)
    for (const change of [
      { likes: 1_000_000 },
      { liked_by: [], likes: 0 },
      { liked_by: [ada.userId], likes: 1 },
      { updated_at: '2000-01-01T00:00:00Z' },
    ]) {
      await attack(change)
      expect((await commentsOn(ada, 2))[0]).toEqual(before)
    }
    for (const change of [
      { content: 'Awful.', updated_at: new Date().toISOString() },
      { rating: 1 },
      { user_id: eve.userId },
      { recipe_id: 3 },
      { created_at: '2000-01-01T00:00:00Z' },
      { parent_comment_id: id },
      { id: crypto.randomUUID() },
    ]) {
      expect((await attack(change)).error?.code).toBe('42501')
    }
    await eve.client.from('comments').delete().eq('id', id).eq('user_id', ada.userId)
    const stolen = await eve.client
      .from('comments')
      .insert({ recipe_id: 2, user_id: ada.userId, content: 'In her name' })
    expect(stolen.error?.code).toBe('42501')
    expect(await commentsOn(ada, 2)).toEqual([before])

    await attack({ liked_by: [eve.userId, crypto.randomUUID()], likes: 9 })
    expect((await commentsOn(ada, 2))[0]).toEqual({
      ...before,
      likes: 2,
      liked_by: [bo.userId, eve.userId],
    })
  })

  it('are hidden from visitors, who learn the rating and the number', async () => {
    const ada = await signUp()
    await say(ada, 3, 'Lovely.', { rating: 4 })
    const visitor = connect()
    expect((await visitor.from('comments').select(columns)).error?.code).toBe('42501')
    expect((await visitor.rpc('comment_threads', { recipe: 3 })).error?.code).toBe('42501')
    const { data } = await visitor.rpc('comment_summary', { recipe: 3 })
    expect(data).toMatchObject([{ rating: 4, review_count: 1, comment_count: 1 }])
  })

  it('leave a tombstone under a reply, and come back when the deletion is taken back', async () => {
    const [ada, bo] = [await signUp(), await signUp()]
    const id = await say(ada, 4, 'Lovely.', { rating: 4 })
    await say(bo, 4, 'Indeed.', { parent: id })
    const [before] = await commentsOn(ada, 4)
    await ada.client.from('comments').delete().eq('id', id).eq('user_id', ada.userId)
    expect((await commentsOn(ada, 4))[0]).toMatchObject({ id, user_id: null, content: '' })
    expect((await ada.client.rpc('restore_comment', { comment: id })).data).toBe(true)
    expect((await commentsOn(ada, 4))[0]).toEqual(before)
  })

  it('say which limit was met, without a word of SQL', async () => {
    const ada = await signUp()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        ada.client.from('comments').insert({ recipe_id: 5, user_id: ada.userId, content: 'Again' }),
      ),
    )
    const refused = answers.flatMap(({ error, status }) =>
      error === null ? [] : { message: error.message, details: error.details, status },
    )
    expect(refused).toHaveLength(10)
    expect(refused[0]).toMatchObject({ message: 'comment_limit', status: 400 })
    expect(JSON.stringify(refused)).not.toMatch(/insert|select|pace/i)
  })
})
