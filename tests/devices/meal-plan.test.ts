// @vitest-environment jsdom
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { calendarDay } from '#domain/calendar-day.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import type { MealPlanChange } from '#domain/week/meal-plan-change.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { devices, type Device } from './devices.ts'

/** One meal plan on several devices: the app's own code, on a running server. */
const { open, openNew, goOffline, goOnline, meanwhile } = devices()

const today = calendarDay(new Date())
const shown = (days: number) => dayFrom(today, days).slice(-2)

const dinner = (title: string, days = 0, parts: Partial<PlannedMeal> = {}): PlannedMeal => ({
  id: randomUUID(),
  day: dayFrom(today, days),
  meal: 'dinner',
  position: 'i',
  kind: 'note',
  recipeId: null,
  dishAddress: null,
  leftoversOf: null,
  title,
  servings: null,
  eaters: null,
  cookedAt: null,
  by: null,
  ...parts,
})
const change = (device: Device, ...changes: MealPlanChange[]) =>
  device.do(({ changePlan }) => changePlan(changes))
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 })
const plans = (device: Device, ...meals: string[]) =>
  until(() => expect(device.planned()).toEqual(meals))

/** Ada, who shares a kitchen with Ben; what she planned at home stays there. */
async function movedIn(role: 'cook' | 'helper' = 'cook') {
  const ada = await openNew()
  await change(ada, { put: dinner('At home') })
  await until(() => expect(ada.now().pending).toEqual([]))
  const ben = await openNew()
  const kitchen = await ada.do(({ kitchens }) => kitchens.found('Our flat', true))
  const { code } = await ada.invite(kitchen, role)
  await ben.seen(code)
  await ben.do(({ kitchens }) => kitchens.accept(code, { bring: false, sharesDiet: false }))
  await plans(ada)
  await plans(ben)
  return { ada, ben, kitchen }
}

test('a plan is live for all who cook there, with who planned what; several changes are one, and so is their undo', async () => {
  const { ada, ben } = await movedIn()
  const [soup, stew] = [dinner('Soup', 1), dinner('Stew', 2, { servings: 4, eaters: ['ada'] })]
  await change(ada, { put: soup }, { put: stew })
  await plans(ben, `${shown(1)} Soup`, `${shown(2)} Stew`)
  expect(ben.now().plan.meals).toEqual([
    { ...soup, by: ada.userId },
    { ...stew, by: ada.userId },
  ])
  const undo = await change(
    ben,
    { put: { ...soup, day: stew.day, position: 'z' } },
    { remove: stew.id },
    { put: dinner('Pizza', 3, { kind: 'out' }) },
  )
  await plans(ada, `${shown(2)} Soup`, `${shown(3)} Pizza`)
  // Whoever moves it has not planned it.
  expect(ada.now().plan.meals?.map(({ by }) => by)).toEqual([null, ben.userId])
  await change(ben, ...undo)
  await plans(ada, `${shown(1)} Soup`, `${shown(2)} Stew`)
  await plans(ben, `${shown(1)} Soup`, `${shown(2)} Stew`)
})

test('what is planned without a network is sent later, beside what another one planned meanwhile', async () => {
  const { ada, ben } = await movedIn()
  const soup = dinner('Soup', 1)
  await change(ada, { put: soup })
  await plans(ben, `${shown(1)} Soup`)
  goOffline()
  await change(ben, { put: { ...soup, day: dayFrom(today, 4), by: ada.userId } })
  await change(ben, { put: dinner('Stew', 2) })
  await plans(ben, `${shown(2)} Stew`, `${shown(4)} Soup`)
  const { error } = await meanwhile(() =>
    ada.backend.from('planned_meals').insert({
      id: randomUUID(),
      user_id: ada.userId,
      kitchen: ben.now().here.id,
      day: dayFrom(today, 3),
      kind: 'out',
      title: 'Pizza',
    }),
  )
  expect(error).toBeNull()
  goOnline()
  for (const device of [ada, ben])
    await plans(device, `${shown(2)} Stew`, `${shown(3)} Pizza`, `${shown(4)} Soup`)
  await until(() => expect(ben.now().pending).toEqual([]))
})

test('a plan stays in its kitchen: moving shows the other one, and who is removed keeps nothing of it', async () => {
  const { ada, ben, kitchen } = await movedIn()
  await change(ada, { put: dinner('Together', 1) })
  await plans(ben, `${shown(1)} Together`)
  await ada.do(({ kitchens }) => kitchens.moveTo(ada.userId))
  await plans(ada, `${shown(0)} At home`)
  await ada.do(({ kitchens }) => kitchens.moveTo(kitchen))
  await plans(ada, `${shown(1)} Together`)
  await until(async () => expect(await ben.stored()).toContain('Together'))
  await ada.do(({ kitchens }) => kitchens.remove(kitchen, ben.userId))
  await plans(ben)
  await until(async () => expect(await ben.stored()).not.toContain('Together'))
  const phone = await open({ client: ben.backend, userId: ben.userId })
  await plans(phone)
})

test('a helper sees the plan and changes nothing of it', async () => {
  const { ada, ben } = await movedIn('helper')
  await change(ada, { put: dinner('Soup', 1) })
  await plans(ben, `${shown(1)} Soup`)
  await expect(change(ben, { put: dinner('Stew', 1) })).rejects.toThrow('cook_required')
  await plans(ben, `${shown(1)} Soup`)
})
