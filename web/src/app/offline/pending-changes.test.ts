import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { defaultDietarySettings } from '#domain/dietary-settings.ts'
import type { SaveOperation } from '#domain/collections/saved-recipes.ts'
import { tidyDetails, type Collection } from '#domain/collections/collection.ts'
import type { CollectionOperation } from '#domain/collections/collections.ts'
import type { Correction } from '#domain/pantry/corrections.ts'
import type { PantryChange } from '#domain/pantry/pantry-change.ts'
import type { StaplesChange } from '#domain/pantry/staples.ts'
import * as list from '#domain/shopping/changes.ts'
import { hybridClock } from '#domain/sync/clock.ts'
import type { Operation } from '#domain/sync/records.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import type { MealPlanOperation } from '#web/features/week/meal-plan-queue.ts'
import type { Reading } from '#domain/notifications/reading.ts'
import type { SettingChange } from '#web/features/notifications/settings-queue.ts'
import type { OptionChange } from '#web/features/account/dietary-queue.ts'
import type { CookedChange } from '#web/features/recipes/cooked-channel.ts'
import { channelNamed } from '#web/lib/sync/channels.ts'
import { registerChannels } from '#web/lib/sync/keep-offline.ts'
import { offlineQueries } from './offline-queries.ts'

/** What this version did not understand would wait for ever: it must know all that it writes itself. */

const now = new Date('2026-11-21T20:00:00Z')
const clock = hybridClock('page').next(now.getTime())

const saved: SaveOperation[] = [
  { kind: 'save', recipeId: '12', savedAt: now.toISOString() },
  { kind: 'unsave', recipeId: '12' },
]
/** As another client may have written it: with white space, and without a description. */
const collection: Collection = {
  id: 'c1',
  name: ' Soups ',
  description: ' ',
  color: 'teal',
  icon: null,
  isDefault: false,
  createdAt: '2026-11-21T20:00:00.123456+00:00',
}
const entry = { collectionId: 'c1', recipeId: '12', recipeData: '{"title":"x"}\n', position: 1.5 }
const collections: CollectionOperation[] = [
  { kind: 'make', collection, entries: [entry] },
  { kind: 'make', collection: { ...collection, icon: 'taco' }, entries: [] },
  { kind: 'edit', collectionId: 'c1', details: tidyDetails(collection) },
  { kind: 'edit', collectionId: 'c1', details: { ...tidyDetails(collection), cover: '12' } },
  { kind: 'edit', collectionId: 'c1', details: { ...tidyDetails(collection), cover: null } },
  { kind: 'delete', collectionId: 'c1' },
  { kind: 'put', entry },
  { kind: 'take', collectionId: 'c1', recipeId: '12' },
  { kind: 'place', collectionId: 'c1', places: [{ recipeId: '12', position: -0.25 }] },
]
const pantry: PantryChange[] = [
  { put: [], remove: ['p1', 'p2'] },
  {
    put: [
      {
        id: 'p1',
        name: 'Milk ',
        category: 'Dairy & Eggs',
        quantity: null,
        unit: 'piece',
        ingredient: null,
        typedAs: 'a milk',
        status: 'low',
        stockedAt: now,
        createdAt: now,
      },
      {
        id: 'p2',
        name: 'Ham',
        category: 'Meat',
        quantity: null,
        unit: 'piece',
        ingredient: 'ham',
        typedAs: null,
        status: 'have',
        stockedAt: now,
        createdAt: now,
        place: 'fridge',
        openedAt: now,
        bestBefore: '2026-11-30',
      },
    ],
    remove: [],
  },
]
const staples: StaplesChange[] = [
  { id: 'salt', isStaple: false },
  { list: [] },
  { list: ['salt', 'water'] },
  { list: null },
]
const corrections: Correction[] = [
  { alias: 'sel', meant: 'salt' },
  { alias: 'sel', meant: null },
  { alias: 'sel', meant: undefined },
]
const dietary: OptionChange[] = [
  { list: 'restrictions', id: 'nuts', checked: true },
  { list: 'cuisineOptions', id: 'thai', checked: false },
]
const cooked: CookedChange[] = [
  { note: { id: 'n1', recipeId: 12, servings: 4, taken: [] } },
  {
    note: {
      id: 'n1',
      recipeId: 12,
      servings: 2.5,
      taken: [{ ingredient: 'salt', amount: null, unit: null }],
    },
  },
  {
    note: {
      id: 'n2',
      dish: { address: '/dish/traybake-1?flavour=plain&for=4&main=salmon', title: 'Salmon' },
      servings: 4,
      taken: [],
    },
  },
  { takeBack: 'n1' },
]
const milk = { id: 'i1', name: 'Milk', category: 'Shopping List', amount: '1', unit: 'l' }
const shopping: Operation[] = [
  list.added(milk, clock, now.getTime()),
  list.checked('i1', true, clock),
  list.removed('i1', true, clock),
  list.edited('i1', { name: 'Oat milk' }, clock),
  list.stepped('i1', {}, { by: 2, unit: 'l' }, clock),
  list.measured('i1', {}, { amount: '3', unit: 'l' }, clock),
  list.listChanged('l1', { name: 'Party', removed: false }, clock),
  list.shopOrdered('u1', ['Dairy & Eggs'], clock),
]

const notifications: Reading[] = [
  { ids: ['n1', 'n2'] },
  { until: '2026-11-21T20:00:00.123456+00:00' },
]
const notificationSettings: SettingChange[] = [
  { kind: 'reply', way: 'in_app', wanted: false },
  { kind: 'spoils', way: 'by_push', wanted: true, zone: 'Europe/Berlin' },
]

const planned: PlannedMeal = {
  id: 'm1',
  day: '2026-11-23',
  meal: 'dinner',
  position: 'i',
  kind: 'recipe',
  recipeId: 12,
  dishAddress: null,
  leftoversOf: null,
  title: 'Leek soup ',
  servings: null,
  eaters: null,
  cookedAt: null,
  by: null,
}
const dish = '/dish/traybake-1?flavour=plain&for=4&main=salmon'
const mealPlan: MealPlanOperation[] = [
  { changes: [{ put: planned }, { remove: 'm2' }] },
  {
    changes: [
      { put: { ...planned, kind: 'dish', recipeId: null, dishAddress: dish, eaters: ['ada'] } },
      { put: { ...planned, id: 'm3', kind: 'leftovers', recipeId: null, leftoversOf: 'm1' } },
      { put: { ...planned, servings: 2.5, cookedAt: now.toISOString(), by: 'ben' } },
    ],
  },
]

/** The editor's recipe as text, which only the database reads. */
const ownRecipes = [{ title: 'Soup', document: '{"title":"Soup"}' }]

const samples: Readonly<Record<string, readonly object[]>> = {
  saved,
  collections: collections,
  pantry,
  staples,
  corrections,
  'dietary-settings': dietary,
  eaters: [
    { what: 'add', id: 'e1', name: 'Ella', settings: defaultDietarySettings },
    { what: 'name', id: 'e1', name: 'Ella Marie' },
    { what: 'check', id: 'e1', list: 'restrictions', option: 'eggs', checked: true },
    { what: 'remove', id: 'e1' },
  ],
  'meal-plan': mealPlan,
  'recipe-notes': [
    { recipeId: 12, note: 'Less chilli ' },
    { recipeId: 12, note: '' },
  ],
  'shared-collections': [
    { collectionId: 'c1', recipeId: '12', isIn: true },
    { collectionId: 'c1', recipeId: '12', isIn: false },
  ],
  cooked,
  shopping,
  'own-recipes': ownRecipes,
  notifications,
  'notification-settings': notificationSettings,
  // The photo itself lies in a store of its own.
  photos: [{ photo: 'p1' }],
  'photo-edits': [{ photo: 'p1', note: '', visibility: 'private' }],
}
const written = Object.entries(samples).flatMap(([channel, operations]) =>
  operations.map((operation) => ({ channel, operation })),
)

const client = new QueryClient()
registerChannels(client, offlineQueries)

test('every channel has its operations here', () => {
  const names = offlineQueries.flatMap(({ channel }) => channel?.(client).name ?? [])
  expect(names.toSorted()).toEqual(Object.keys(samples).toSorted())
})

const understands = (channel: string, operation: unknown) =>
  channelNamed(channel)?.understands(structuredClone(operation))

describe.each(written)('$channel: $operation', ({ channel, operation }) => {
  test('is understood, and not with a field more', () => {
    expect(understands(channel, operation)).toBe(true)
    expect(understands(channel, { ...operation, since: 'a newer version' })).toBe(false)
  })
})

const [, put] = pantry
test.each([
  ['saved', { kind: 'rate', recipeId: '12' }],
  ['collections', { kind: 'make', collection: { ...collection, color: 'gold' }, entries: [] }],
  ['collections', { kind: 'make', collection, entries: [{ ...entry, note: 'mild' }] }],
  ['pantry', { put: put?.put.map((each) => ({ ...each, weighed: 'twice' })), remove: [] }],
  ['pantry', { put: put?.put.map((each) => ({ ...each, place: 'cellar' })), remove: [] }],
  ['pantry', { put: [], remove: [], freeze: ['p1'] }],
  ['staples', { list: [{ id: 'salt' }] }],
  ['corrections', { alias: 'sel', meant: { id: 'salt' } }],
  ['dietary-settings', { list: 'religion', id: 'nuts', checked: true }],
  ['dietary-settings', { list: 'restrictions', id: 'nuts', checked: 'a little' }],
  ['eaters', { what: 'check', id: 'e1', list: 'religion', option: 'eggs', checked: true }],
  ['eaters', { what: 'move', id: 'e1', kitchen: 'k2' }],
  ['meal-plan', { changes: [{ put: { ...planned, kind: 'delivery' } }] }],
  ['meal-plan', { changes: [{ put: { ...planned, meal: 'tea' } }] }],
  ['meal-plan', { changes: [{ put: { ...planned, wine: 'white' } }] }],
  ['meal-plan', { changes: [{ put: planned }, { freeze: 'm1' }] }],
  ['cooked', { note: { id: 'n1', recipeId: 12, servings: 4, taken: [{ from: 'freezer' }] } }],
  ['photo-edits', { photo: 'p1', note: 'Crisp', visibility: 'neighbours' }],
  ['notification-settings', { kind: 'invitation', way: 'in_app', wanted: true }],
  ['notification-settings', { kind: 'reply', way: 'by_letter', wanted: true }],
  ['cooked', { note: { id: 'n1', recipeId: 12, dish: {}, servings: 4, taken: [] } }],
])('what only a newer version may have written is not understood: %s %j', (channel, operation) => {
  expect(understands(channel, operation)).toBe(false)
})
