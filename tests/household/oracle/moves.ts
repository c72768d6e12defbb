import {
  isOnList,
  join,
  kitchenIn,
  makeKitchen,
  valueIn,
  type Kitchen,
  type Role,
  type State,
} from './state.ts'

/** What of a kitchen goes to another one as people come and go. */

/** What is there already is one with what comes; the rest comes as it is. */
function movePantry(from: Kitchen, to: Kitchen, person: string, putBy: string | null): void {
  const there = [...to.pantry].toSorted(
    ([one, { age }], [other, thing]) => age - thing.age || (one < other ? -1 : 1),
  )
  for (const [id, thing] of Array.from(from.pantry)) {
    if (putBy !== null && thing.by !== putBy) continue
    from.pantry.delete(id)
    const same = there.find(([, { name }]) => name.toLowerCase() === thing.name.toLowerCase())?.[1]
    if (same === undefined) to.pantry.set(id, { ...thing, by: person })
    else same.amount = Math.min(same.amount + thing.amount, 1_000_000)
  }
}

/** All of it, or only what is still to be bought. */
function moveLists(from: Kitchen, to: Kitchen, isOpenAlone: boolean): void {
  for (const [id, doc] of Array.from(from.toBuy)) {
    if (isOpenAlone && !(isOnList(doc) && valueIn(doc, 'checked') !== true)) continue
    from.toBuy.delete(id)
    to.toBuy.set(id, doc)
  }
}

/** Of names and staples what is said there already goes on. */
function moveAll(from: Kitchen, to: Kitchen, person: string): void {
  movePantry(from, to, person, null)
  moveLists(from, to, false)
  for (const [alias, meant] of from.corrections)
    if (!to.corrections.has(alias)) to.corrections.set(alias, meant)
  from.corrections.clear()
  to.staples ??= from.staples
  from.staples = null
}

/** Who is no longer there is at home. */
function goHome(state: State, kitchen: string, account: string): void {
  kitchenIn(state, kitchen).members.delete(account)
  if (state.here.get(account) === kitchen) state.here.set(account, account)
  for (const [code, invitation] of state.invitations)
    if (invitation.kitchen === kitchen && invitation.by === account) state.invitations.delete(code)
}

function endKitchen(state: State, id: string): void {
  for (const account of Array.from(kitchenIn(state, id).members.keys())) goHome(state, id, account)
  state.kitchens.delete(id)
}

export function found(state: State, account: string, id: string, isBringing: boolean): void {
  const kitchen = makeKitchen(state, id, null)
  join(state, id, account, 'owner')
  if (isBringing) moveAll(kitchenIn(state, account), kitchen, account)
  state.here.set(account, id)
}

export function accept(
  state: State,
  account: string,
  id: string,
  role: Role,
  isBringing: boolean,
): void {
  const kitchen = kitchenIn(state, id)
  if (!kitchen.members.has(account)) {
    join(state, id, account, role)
    if (isBringing) {
      movePantry(kitchenIn(state, account), kitchen, account, null)
      moveLists(kitchenIn(state, account), kitchen, true)
    }
  }
  state.here.set(account, id)
}

export function leave(
  state: State,
  account: string,
  id: string,
  isTaking: boolean,
  next: string | null,
): void {
  const kitchen = kitchenIn(state, id)
  const home = kitchenIn(state, account)
  if (kitchen.members.size === 1) {
    moveAll(kitchen, home, account)
    endKitchen(state, id)
    return
  }
  const isOwner = kitchen.members.get(account)?.role === 'owner'
  if (isTaking) movePantry(kitchen, home, account, account)
  goHome(state, id, account)
  const follower = kitchen.members.get(next ?? '')
  if (isOwner && follower !== undefined) follower.role = 'owner'
}

export function end(state: State, account: string, id: string): void {
  const kitchen = kitchenIn(state, id)
  for (const other of kitchen.members.keys())
    if (other !== account) movePantry(kitchen, kitchenIn(state, other), other, other)
  moveAll(kitchen, kitchenIn(state, account), account)
  endKitchen(state, id)
}

export const remove = (state: State, id: string, member: string): void => goHome(state, id, member)

/** The kitchens of others go on without them: what they put there is the owner's, and who has cooked there longest is that. */
export function erase(state: State, account: string): void {
  for (const [id, kitchen] of Array.from(state.kitchens)) {
    const member = kitchen.members.get(account)
    if (id === account) continue
    if (member !== undefined) {
      goHome(state, id, account)
      const [heir] = [...kitchen.members.values()].toSorted(
        (one, other) =>
          Number(one.role === 'helper') - Number(other.role === 'helper') ||
          one.epoch - other.epoch,
      )
      if (heir === undefined) endKitchen(state, id)
      else if (member.role === 'owner') heir.role = 'owner'
    }
    const [owner] = [...kitchen.members].find(([, { role }]) => role === 'owner') ?? []
    for (const thing of kitchen.pantry.values())
      if (thing.by === account && owner !== undefined) thing.by = owner
  }
  state.here.delete(account)
  state.kitchens.delete(account)
}
