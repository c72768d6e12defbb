import { describe, expect, it } from 'vitest'
import { runningLarder } from './running-larder.ts'

/** The data calls for profiles, billing, pantry and shopping list, as supabase-js sends them to the running server. */
const { connect, signUp } = runningLarder()

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
    const place = await client.rpc('begin_picture', { purpose: 'avatar' }).single()
    const picture = `/storage/v1/object/public/pictures/${userId}/${place.data?.picture}.webp`
    await client.from('profiles').update({ name: 'Ada L.', avatar_url: picture }).eq('id', userId)
    const read = await client
      .from('profiles')
      .select('dietary_settings, name, avatar_url')
      .eq('id', userId)
      .single()
    expect(read.data).toEqual({
      dietary_settings: settings,
      name: 'Ada L.',
      avatar_url: picture,
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
