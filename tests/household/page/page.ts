/* oxlint-disable react-hooks/rules-of-hooks -- react-at-once.ts lets a hook be called by itself. */
import { QueryClientContext, QueryObserver } from '@tanstack/react-query'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { leftBehindIn, takeHome } from '#web/app/offline/left-behind.ts'
import {
  inviteToKitchen,
  seenInvitation,
  useKitchenActions,
} from '#web/features/kitchens/kitchen-actions.ts'
import { kitchensQuery, offlineKitchens } from '#web/features/kitchens/kitchens-query.ts'
import {
  correctionsQuery,
  useCorrect,
  useCorrections,
} from '#web/features/pantry/corrections/corrections.ts'
import { pantryKey } from '#web/features/pantry/keys.ts'
import { usePantryActions } from '#web/features/pantry/pantry-actions.ts'
import { correctionsQueue, pantryQueue, staplesQueue } from '#web/features/pantry/pantry-queue.ts'
import { staplesQuery, useStapleActions } from '#web/features/pantry/staples/use-staples.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { useShoppingActions } from '#web/features/shopping/shopping-actions.ts'
import { offlineShopping, shoppingQuery } from '#web/features/shopping/shopping-channel.ts'
import { useShoppingList } from '#web/features/shopping/shopping-list.ts'
import { kitchenHere, onMembershipsStored } from '#web/lib/kitchen-here.ts'
import { queryClient as client } from '#web/lib/query-client.ts'
import { keepOffline, registerChannels } from '#web/lib/sync/keep-offline.ts'
import { pendingOf } from '#web/lib/sync/operation-log.ts'
import { toastQueue } from '#web/ui/toast.ts'
import { session } from './auth-client.ts'
import type { Page } from './page-api.ts'

/** All that belongs to a kitchen and is changed without a network. */
const definitions = [offlineKitchens, pantryQueue, staplesQueue, correctionsQueue, offlineShopping]

/** What is on the screen: fetched when it is first seen, and anew where somebody cooks in another kitchen. */
function watch(userId: string): () => void {
  const nothing = () => undefined
  function look(kitchen: string): (() => void)[] {
    const queryKey = pantryKey(userId, kitchen)
    const pantry = { queryKey, queryFn: () => pantryQueue.load(userId, kitchen) }
    return [
      new QueryObserver(client, pantry).subscribe(nothing),
      new QueryObserver(client, staplesQuery(userId, kitchen)).subscribe(nothing),
      new QueryObserver(client, correctionsQuery(userId, kitchen)).subscribe(nothing),
      new QueryObserver(client, shoppingQuery(client, userId, kitchen)).subscribe(nothing),
    ]
  }
  let kitchen = kitchenHere(userId)
  let ends = look(kitchen)
  const lookAway = () => {
    for (const end of ends) end()
  }
  const endFollowing = onMembershipsStored(() => {
    if (kitchenHere(userId) === kitchen) return
    kitchen = kitchenHere(userId)
    lookAway()
    ends = look(kitchen)
  })
  const endKitchens = new QueryObserver(client, kitchensQuery(userId)).subscribe(nothing)
  return () => {
    endFollowing()
    endKitchens()
    lookAway()
  }
}

function itemOf(given: { id: string; name: string; amount: number; mark: string }): PantryItem {
  const at = new Date()
  return {
    id: given.id,
    name: given.name,
    category: 'Other',
    quantity: given.amount,
    unit: 'piece',
    ingredient: null,
    typedAs: given.mark,
    status: 'have',
    stockedAt: at,
    createdAt: at,
  }
}

/** Opens the app for somebody who is signed in. */
export function openPage(userId: string, token: string): Page {
  session.token = token
  Object.assign(QueryClientContext, { value: client })
  client.mount()
  registerChannels(client, definitions)
  const ends = [keepOffline(client, userId, definitions), watch(userId)]
  const pantry = () => usePantryActions(userId)
  const list = () => useShoppingActions(userId)
  const kitchens = () => useKitchenActions(userId)
  const left = () => leftBehindIn(pendingOf(userId), userId)
  return {
    shown: () => ({
      kitchen: kitchenHere(userId),
      pantry: usePantry(userId).items.map(({ id, name, quantity, typedAs }) => ({
        id,
        name,
        amount: quantity,
        mark: typedAs,
      })),
      toBuy: useShoppingList(userId).items.map(({ id, name, amount, checked }) => ({
        id,
        name,
        amount,
        isTicked: checked,
      })),
      staples:
        client.getQueryData<readonly string[] | null>(
          staplesQuery(userId, kitchenHere(userId)).queryKey,
        ) ?? null,
      corrections: Object.fromEntries(useCorrections(userId)),
    }),
    put: (thing) => pantry().add([itemOf(thing)]),
    change(id, { amount, mark }) {
      const item = usePantry(userId).items.find((each) => each.id === id)
      if (item === undefined) return Promise.resolve()
      return pantry().change([{ ...item, quantity: amount, typedAs: mark }])
    },
    remove(id) {
      const item = usePantry(userId).items.find((each) => each.id === id)
      return item === undefined ? Promise.resolve() : pantry().remove(item)
    },
    clear: () => pantry().clear(),
    add: ({ id, name, amount, mark }) =>
      list().add([{ id, name, category: 'Other', amount, unit: 'piece', source: mark }]),
    tick: (id, isTicked) => list().check([{ id }], isTicked),
    rename: (id, name) => list().edit([{ id }], { name }),
    step(id, by) {
      const item = useShoppingList(userId).items.find((each) => each.id === id)
      return item === undefined ? Promise.resolve() : list().step(item, by)
    },
    measure: (id, amount) => list().measure(id, { amount, unit: 'piece' }),
    takeOff: (id) => list().remove({ id }),
    putBack: (id) => list().putBack([{ id }]),
    toggleStaple: (id) => useStapleActions(userId).toggle(id),
    resetStaples: () => useStapleActions(userId).replace(null),
    correct: (name, meant) => useCorrect(userId)(name, meant),
    found: (name, bring) => kitchens().found(name, bring),
    invite: async (kitchen, role) => (await inviteToKitchen(kitchen, role)).code,
    async accept(code, bring) {
      await seenInvitation(code)
      return kitchens().accept(code, { bring, sharesDiet: false })
    },
    move: (kitchen) => kitchens().moveTo(kitchen),
    leave: (kitchen, take, next) => kitchens().leave(kitchen, take, next),
    end: (kitchen) => kitchens().end(kitchen),
    removeMember: (kitchen, member) => kitchens().remove(kitchen, member),
    setRole: (kitchen, member, role) => kitchens().setRole(kitchen, member, role),
    pending: () => pendingOf(userId).length,
    leftBehind() {
      const behind = left()
      return behind && [...behind.pantry, ...behind.toBuy].map(({ name }) => name)
    },
    takeHome() {
      const behind = left()
      return behind === null ? Promise.resolve() : takeHome(client, userId, behind)
    },
    complaints: () =>
      toastQueue
        .take()
        .filter(({ tone }) => tone === 'error')
        .map(({ title }) => title),
    cached: () =>
      new Map(
        client
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state }) => [JSON.stringify(queryKey), state.data]),
      ),
    signOut() {
      for (const end of ends) end()
      client.clear()
    },
  }
}
