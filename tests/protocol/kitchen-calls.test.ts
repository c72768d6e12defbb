import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runningLarder } from './running-larder.ts'

/** The calls of shared kitchens, as supabase-js sends them to the running server. */
const { connect, signUp } = runningLarder()

const invitationSchema = z.object({ id: z.string(), code: z.string(), role: z.string() })
const ended = { code: 'P0001', message: 'invitation_ended' }

describe('kitchens', () => {
  it('one founds a kitchen, another sees what joining does, joins, and both have one list', async () => {
    const [owner, guest] = [await signUp(), await signUp()]
    const founded = await owner.client.rpc('found_kitchen', { name: 'Flat share', bring: true })
    const kitchen = z.string().parse(founded.data)
    const made = await owner.client.rpc('invite_to_kitchen', { kitchen, role: 'cook' })
    const { code } = invitationSchema.parse(made.data)
    const seen = await guest.client.rpc('seen_invitation', { code })
    expect(seen).toMatchObject({ error: null, data: { kitchen, role: 'cook', joined: false } })
    expect(await guest.client.rpc('accept_invitation', { code, bring: true })).toMatchObject({
      error: null,
      data: kitchen,
    })
    await guest.client.from('shopping_list_items').insert({ user_id: guest.userId, name: 'Milk' })
    const items = await owner.client.from('shopping_list_items').select('name, user_id, kitchen')
    expect(items.data).toEqual([{ name: 'Milk', user_id: guest.userId, kitchen }])

    const people = await guest.client.rpc('kitchen_people')
    const here = people.data?.find((each) => each.here)
    expect(here).toMatchObject({ kitchen, name: 'Flat share', role: 'cook' })
    const epoch = here?.epoch ?? 0
    const late = () =>
      guest.client.rpc('apply_shopping_operations', { account: kitchen, operations: [], epoch })
    expect((await late()).error).toBeNull()
    await owner.client.rpc('remove_member', { kitchen, member: guest.userId })
    expect((await late()).error).toMatchObject({ code: '42501', message: 'former_member' })
    expect((await guest.client.rpc('shopping_snapshot', { kitchen })).error).toMatchObject({
      message: 'another_account',
    })
    expect(
      (await guest.client.from('pantry_items').select('id').eq('kitchen', kitchen)).data,
    ).toEqual([])
    const left = await owner.client.rpc('leave_kitchen', { kitchen, take: false })
    expect(left.error).toBeNull()
  })

  it('a code that there is not is an error to the client, and stays counted', async () => {
    const { client } = await signUp()
    const guess = () => client.rpc('seen_invitation', { code: 'ZZZZZZZZZZ' })
    for (let tries = 0; tries < 10; tries++) {
      const answer = await guess()
      expect(answer.status, `of try ${tries}`).toBe(400)
      expect(answer.error, `of try ${tries}`).toMatchObject(ended)
    }
    expect((await guess()).error).toMatchObject({ code: 'P0001', message: 'invitation_tries' })
    const unseen = await client.rpc('accept_invitation', { code: 'ZZZZZZZZZZ', bring: false })
    expect(unseen.error).toMatchObject(ended)
  })

  it('a visitor has no kitchen', async () => {
    const visitor = connect()
    for (const answer of [
      await visitor.rpc('kitchen_people'),
      await visitor.rpc('seen_invitation', { code: 'ZZZZZZZZZZ' }),
      await visitor.rpc('found_kitchen', { name: 'Mine', bring: false }),
    ])
      expect(answer.error, `status ${answer.status}`).toMatchObject({ code: '42501' })
  })
})
