// @vitest-environment jsdom
import { randomUUID } from 'node:crypto'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { devices, type Device } from './devices.ts'

/** Two people on two devices in one kitchen: the app's own code, on a running server. */
const { open, openNew, goOffline, goOnline, meanwhile } = devices()

function thing(name: string): PantryItem {
  const at = new Date()
  return {
    id: randomUUID(),
    name,
    category: 'Other',
    quantity: null,
    unit: 'piece',
    ingredient: null,
    typedAs: null,
    status: 'have',
    stockedAt: at,
    createdAt: at,
  }
}
const wanted = (name: string) => ({
  id: randomUUID(),
  name,
  category: 'Shopping List',
  amount: '',
  unit: 'piece',
})
const put = (device: Device, name: string) =>
  device.do(({ pantryActions }) => pantryActions.add([thing(name)]))
const buy = (device: Device, name: string) =>
  device.do(({ listActions }) => listActions.add([wanted(name)]))
const shows = (device: Device, ...names: string[]) =>
  vi.waitFor(() => expect(device.atHome()).toEqual(names.toSorted()), { timeout: 20_000 })
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 })

/** Ada with eggs and Ben with milk, who has joined her and brought it. */
async function movedIn() {
  const ada = await openNew()
  // So that her device has its own code for it before his is opened.
  await buy(ada, 'Bread')
  await until(() => expect(ada.now().pending).toEqual([]))
  const ben = await openNew()
  await put(ada, 'Eggs')
  await put(ben, 'Milk')
  const kitchen = await ada.do(({ kitchens }) => kitchens.found('Our flat', true))
  const { code } = await ada.invite(kitchen)
  const seen = await ben.seen(code)
  await ben.do(({ kitchens }) => kitchens.accept(code, { bring: true, sharesDiet: false }))
  return { ada, ben, kitchen, seen }
}

/** A collection of somebody, shared with a kitchen. */
async function shareCollection({ backend, userId }: Device, kitchen: string): Promise<string> {
  const id = randomUUID()
  const collections = backend.from('recipe_collections')
  await collections.insert({ id, user_id: userId, name: 'Winter' }).throwOnError()
  await backend.from('recipe_collections').update({ kitchen }).eq('id', id).throwOnError()
  return id
}

test('pantry and lists are live for both, with who added and who ticked', async () => {
  const { ada, ben, kitchen, seen } = await movedIn()
  expect(seen).toMatchObject({ kitchen, name: 'Our flat', brings: { added: 1, together: 0 } })
  expect(ada.now().here).toMatchObject({ id: kitchen, isHome: false })
  await shows(ben, 'Eggs', 'Milk')
  await shows(ada, 'Eggs', 'Milk')
  expect(
    ada
      .now()
      .pantry.items.map(({ name, addedBy }) => [name, addedBy])
      .toSorted(),
  ).toEqual([
    ['Eggs', undefined],
    ['Milk', ben.userId],
  ])

  await buy(ben, 'Butter')
  const bread = { name: 'Bread' }
  await until(() =>
    expect(ada.toBuy()).toMatchObject([bread, { name: 'Butter', addedBy: ben.userId }]),
  )
  await ada.do(({ listActions, list }) => listActions.check(list.items, true))
  const ticked = { checked: true, checkedBy: ada.userId }
  await until(() => expect(ben.toBuy()).toMatchObject([ticked, ticked]))
  await until(() => expect(ada.now().here.others?.get(ben.userId)).toBe('Ada'))
})

test('moving swaps all of it at once, and back; another device of theirs follows', async () => {
  const { ada, ben, kitchen } = await movedIn()
  const phone = await open({ client: ben.backend, userId: ben.userId })
  await until(() => expect(phone.now().here.id).toBe(kitchen))
  await shows(phone, 'Eggs', 'Milk')
  await ben.do(({ kitchens }) => kitchens.moveTo(ben.userId))
  await shows(ben)
  await put(ben, 'Tea')
  await shows(phone, 'Tea')
  await shows(ada, 'Eggs', 'Milk')
  await ben.do(({ kitchens }) => kitchens.moveTo(kitchen))
  await shows(ben, 'Eggs', 'Milk')
})

test('a collection that is shared is live, and its cooks fill it without a network too', async () => {
  const { ada, ben, kitchen } = await movedIn()
  const id = await shareCollection(ada, kitchen)
  await until(() => expect(ben.now().shared.data).toMatchObject([{ id, recipes: [] }]))
  const { data: recipes } = await ben.backend.from('recipe_cards').select('id').order('id').limit(1)
  const recipe = recipes?.[0]?.id ?? 0
  goOffline()
  await ben.do(({ sharedCare }) =>
    sharedCare.change({ collectionId: id, recipeId: String(recipe), isIn: true }),
  )
  expect(ben.now().shared.data).toMatchObject([{ recipes: [String(recipe)] }])
  goOnline()
  await until(async () => {
    const held = ada.backend.from('collection_recipes').select('recipe_id').eq('collection_id', id)
    expect((await held).data).toEqual([{ recipe_id: String(recipe) }])
  })
})

test('who is removed loses it on their device, and what had not reached it is offered for their own', async () => {
  const { ada, ben, kitchen } = await movedIn()
  await shows(ben, 'Eggs', 'Milk')
  const collection = await shareCollection(ada, kitchen)
  await until(() => expect(ben.now().shared.data).toMatchObject([{ id: collection }]))
  await ada.do(({ note }) => note.write('More salt'))
  await until(() => expect(ben.now().note.note).toMatchObject({ writtenBy: ada.userId }))
  await until(async () => expect(await ben.stored()).toContain(kitchen))
  await until(async () => expect(await ben.stored()).toContain('More salt'))
  goOffline()
  await put(ben, 'Flour')
  await ben.do(({ note }) => note.write('Less chilli'))
  await buy(ben, 'Salt')
  await shows(ben, 'Eggs', 'Flour', 'Milk')
  expect(ben.leftBehind()).toBeNull()
  const { error } = await meanwhile(() =>
    ada.backend.rpc('remove_member', { kitchen, member: ben.userId }),
  )
  expect(error).toBeNull()

  goOnline()
  await until(() => expect(ben.now().here.isHome).toBe(true))
  await shows(ben)
  await until(async () => expect(await ben.stored()).not.toContain(kitchen))
  for (const theirs of ['Eggs', 'More salt', 'Winter'])
    expect(await ben.stored(), `${theirs} on the device of who is gone`).not.toContain(theirs)
  const left = ben.leftBehind()
  expect(left?.notes).toEqual([{ recipeId: 7, note: 'Less chilli' }])
  expect([left?.pantry, left?.toBuy].map((things) => things?.map(({ name }) => name))).toEqual([
    ['Flour'],
    ['Salt'],
  ])

  await act(() => ben.takeHome() ?? Promise.resolve())
  await until(() => expect(ben.now().pending).toEqual([]))
  await shows(ben, 'Flour')
  await until(() => expect(ben.toBuy().map(({ name }) => name)).toEqual(['Salt']))
  const { data } = await ben.backend.from('pantry_items').select('name, kitchen')
  expect(data).toEqual([{ name: 'Flour', kitchen: ben.userId }])
  const { data: noted } = await ben.backend.from('recipe_notes').select('note, kitchen')
  expect(noted).toEqual([{ note: 'Less chilli', kitchen: ben.userId }])
  expect(ada.now().note.note?.note).toBe('More salt')
  await shows(ada, 'Eggs', 'Milk')
})

test('what was done in a membership that is over does not reach the next one in the same kitchen', async () => {
  const { ada, ben, kitchen } = await movedIn()
  goOffline()
  await put(ben, 'Flour')
  await meanwhile(async () => {
    await ada.backend.rpc('remove_member', { kitchen, member: ben.userId })
    const { code } = await ada.invite(kitchen)
    await ben.backend.rpc('seen_invitation', { code })
    await ben.backend.rpc('accept_invitation', { code, bring: false })
  })
  goOnline()
  await until(() => expect(ben.leftBehind()?.pantry).toMatchObject([{ name: 'Flour' }]))
  await shows(ben, 'Eggs', 'Milk')
  await shows(ada, 'Eggs', 'Milk')
})

test('an invitation that was withdrawn lets nobody in, in words; leaving says first what it is about', async () => {
  const { ada, ben, kitchen } = await movedIn()
  const { id, code } = await ada.invite(kitchen)
  await ada.withdraw(id)
  await expect(ben.seen(code)).rejects.toThrow('This invitation has ended')
  await expect(ada.do(({ kitchens }) => kitchens.leave(kitchen, true))).rejects.toThrow(
    'Say first whose kitchen it will be.',
  )
  expect(await ben.leaving(kitchen)).toEqual({ role: 'cook', mine: 1, members: 2 })
  await ben.do(({ kitchens }) => kitchens.leave(kitchen, true))
  await shows(ben, 'Milk')
  await until(() => expect(ben.now().all.data?.map(({ isHome }) => isHome)).toEqual([true]))
  await shows(ada, 'Eggs')
})
