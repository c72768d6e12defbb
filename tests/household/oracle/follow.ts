import type { Answer, Request } from '../backend.ts'
import { accept, end, found, leave, remove } from './moves.ts'
import {
  operationsIn,
  rowOf,
  rowsIn,
  textOf as text,
  textsIn,
  type ListOperation,
  type Row,
} from '../reading.ts'
import { kitchenIn, roleOf, type Doc, type State } from './state.ts'

/** Takes into the state what the backend has done. */

export const rowsOf = ({ given }: Request): readonly Row[] => rowsIn(given['rows'])

/** The operations on lists that the backend took. */
export function takenOf({ given }: Request, { body }: Answer): ListOperation[] {
  const refused = rowsIn(rowOf(body)['refused']).map(({ operation }) => rowOf(operation)['clock'])
  return operationsIn(given['operations']).filter(({ clock }) => !refused.includes(clock))
}

function writeThing(state: State, account: string, row: Row): void {
  const id = text(row['id'])
  const [former, old] =
    [...state.kitchens].flatMap(([where, { pantry }]) => {
      const thing = pantry.get(id)
      return thing === undefined ? [] : [[where, thing] as const]
    })[0] ?? []
  const where = text(row['kitchen']) || (former ?? state.here.get(account) ?? account)
  const kitchen = kitchenIn(state, where)
  if (former !== undefined && former !== where) kitchenIn(state, former).pantry.delete(id)
  kitchen.pantry.set(id, {
    name: text(row['name']),
    amount: Number(row['quantity']),
    mark: text(row['typed_as']) || null,
    by: old !== undefined && kitchen.members.has(old.by) ? old.by : account,
    age: old?.age ?? state.age,
  })
}

function mergeOperation(docs: Map<string, Doc>, { kind, id, clock, set }: ListOperation): void {
  if (kind !== 'shopping-item') return
  const doc: Doc = docs.get(id) ?? new Map()
  docs.set(id, doc)
  for (const [field, value] of Object.entries(set)) {
    const there = doc.get(field)
    if (there === undefined || there[0] < clock) doc.set(field, [clock, value])
  }
}

const normalised = (code: unknown) => text(code).replaceAll(/[\s-]/g, '').toUpperCase()

/** A helper takes nothing away: the backend removes nothing then, and calls it done. */
export const isVain = (state: State, { account, wanted, given }: Request): boolean =>
  wanted.startsWith('delete ') &&
  kitchenIn(state, text(given['kitchen'])).members.get(account)?.role === 'helper'

export function follow(state: State, request: Request, answer: Answer): void {
  const { account, wanted, given } = request
  const kitchen = text(given['kitchen'])
  if (isVain(state, request)) return
  const here = () => kitchenIn(state, kitchen)
  switch (wanted) {
    case 'write pantry_items':
    case 'write pantry_items of kitchen':
      for (const row of rowsOf(request)) writeThing(state, account, row)
      break
    case 'delete pantry_items':
      for (const id of textsIn(given['ids'])) here().pantry.delete(id)
      break
    case 'write staple_lists':
    case 'add staple_lists':
    case 'change staple_lists':
      if (Array.isArray(answer.body) && answer.body.length === 0) break
      for (const row of rowsOf(request))
        kitchenIn(state, text(row['kitchen'])).staples = textsIn(row['ingredients'])
      break
    case 'delete staple_lists':
      here().staples = null
      break
    case 'write ingredient_corrections':
      for (const row of rowsOf(request))
        kitchenIn(state, text(row['kitchen'])).corrections.set(
          text(row['alias']),
          text(row['ingredient']) || null,
        )
      break
    case 'delete ingredient_corrections':
      here().corrections.delete(text(given['alias']))
      break
    case 'apply_shopping_operations':
      for (const operation of takenOf(request, answer))
        mergeOperation(kitchenIn(state, text(given['account'])).toBuy, operation)
      break
    case 'found_kitchen':
      found(state, account, text(answer.body), given['bring'] === true)
      break
    case 'invite_to_kitchen': {
      const code = text(rowOf(answer.body)['code'])
      state.invitations.set(code, { kitchen, role: roleOf(given['role']), by: account })
      state.codes.push(code)
      break
    }
    case 'accept_invitation': {
      const invitation = state.invitations.get(normalised(given['code']))
      const role = invitation?.role ?? 'helper'
      accept(state, account, text(answer.body), role, given['bring'] === true)
      break
    }
    case 'move_to_kitchen':
      state.here.set(account, kitchen)
      break
    case 'leave_kitchen':
      leave(state, account, kitchen, given['take'] === true, text(given['next_owner']) || null)
      break
    case 'end_kitchen':
      end(state, account, kitchen)
      break
    case 'remove_member':
      remove(state, kitchen, text(given['member']))
      break
    case 'set_member_role': {
      const member = here().members.get(text(given['member']))
      if (member !== undefined) member.role = roleOf(given['role'])
      break
    }
    case 'kitchen_people':
      for (const row of rowsIn(answer.body)) {
        const own = kitchenIn(state, text(row['kitchen'])).members.get(account)
        if (own !== undefined)
          state.epochs.set(`${text(row['kitchen'])}.${String(row['epoch'])}`, own.epoch)
      }
      break
    default:
  }
}
