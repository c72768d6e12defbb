import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { runningLarder } from './running-larder.ts'

/** The calls of the shopping list, as supabase-js sends them to the running server. */
const { connect, signUp } = runningLarder()

describe('shopping_list_items', () => {
  it('inserts, selects and deletes as the specification writes it', async () => {
    const { client, userId } = await signUp()
    const inserted = await client
      .from('shopping_list_items')
      .insert({ user_id: userId, name: 'Milk', category: 'Dairy & Eggs', amount: '2', unit: 'l' })
      .select()
      .single()
    expect(inserted.error).toBeNull()
    await client.from('shopping_list_items').insert({ user_id: userId, name: 'Eggs' })
    const lists = await client.from('shopping_lists').select('id, is_default').eq('user_id', userId)
    const read = () =>
      client.from('shopping_list_items').select('*').eq('user_id', userId).order('name')
    expect((await read()).data).toMatchObject([
      { name: 'Eggs', category: 'Shopping List', list_id: lists.data?.[0]?.id },
      { name: 'Milk', category: 'Dairy & Eggs', amount: '2', unit: 'l' },
    ])
    const deleted = await client
      .from('shopping_list_items')
      .delete()
      .eq('id', inserted.data?.id ?? '')
      .eq('user_id', userId)
    expect(deleted.error).toBeNull()
    expect((await read()).data).toMatchObject([{ name: 'Eggs' }])
    await client.from('shopping_list_items').delete().eq('user_id', userId)
    expect((await read()).data).toEqual([])
  })

  it('what is written so and what a device did are one list', async () => {
    const { client, userId } = await signUp()
    const id = randomUUID()
    const clock = `${Date.now()}.0000.protocol`
    const operations = [
      {
        kind: 'shopping-item',
        id,
        clock,
        set: { name: 'Milk', measure: { amount: '1', unit: 'l' }, '+l@protocol': 2 },
      },
    ]
    const before = await client.from('shopping_versions').select('version').eq('kitchen', userId)
    const send = () =>
      client.rpc('apply_shopping_operations', { account: userId, operations: operations })
    expect(await send()).toMatchObject({ error: null, data: { account: userId, refused: [] } })
    // Sent again, as after a lost answer.
    expect((await send()).error).toBeNull()
    const read = () => client.from('shopping_list_items').select('id, name, amount, unit')
    expect((await read()).data).toEqual([{ id, name: 'Milk', amount: '3', unit: 'l' }])
    const after = await client.from('shopping_versions').select('version').eq('kitchen', userId)
    expect(after.data?.[0]?.version).toBe((before.data?.[0]?.version ?? 0) + 1)

    await client.from('shopping_list_items').delete().eq('id', id).eq('user_id', userId)
    expect((await send()).error).toBeNull()
    expect((await read()).data).toEqual([])
  })

  it('50 racing inserts of one id are one row; a stranger gets at nothing', async () => {
    const { client, userId } = await signUp()
    const id = randomUUID()
    const row = { id, user_id: userId, name: 'Milk' }
    await Promise.all(
      Array.from({ length: 50 }, () =>
        client
          .from('shopping_list_items')
          .upsert(row, { onConflict: 'id', ignoreDuplicates: true }),
      ),
    )
    expect((await client.from('shopping_list_items').select('id')).data).toEqual([{ id }])
    const other = await signUp()
    const forged = await other.client.rpc('apply_shopping_operations', {
      account: userId,
      operations: [],
    })
    expect(forged.error).toMatchObject({ code: '42501', message: 'another_account' })
    expect((await other.client.from('shopping_records').select('id').eq('id', id)).data).toEqual([])
    expect((await connect().rpc('shopping_snapshot')).error?.code).toBe('42501')
  })
})
