import type { Answer, Request } from '../backend.ts'
import { operationsIn, rowOf, rowsIn, textOf as text } from '../reading.ts'
import { rowsOf, takenOf } from './follow.ts'
import { kitchenIn, type State } from './state.ts'
import type { Act } from './ledger.ts'

/** What an answer of the backend, or what it did, must not have been: asked of the state as it was a moment before. */

const cooks = new Set(['owner', 'cook'])
const isSomething = (body: unknown) =>
  Array.isArray(body) ? body.length > 0 : body !== null && body !== undefined

/** Which kitchens a request changes; empty for what only reads. */
function changedBy(state: State, request: Request): string[] {
  const { account, wanted, given } = request
  if (wanted === 'apply_shopping_operations') return [text(given['account'])]
  if (wanted.startsWith('delete ')) return [text(given['kitchen'])]
  if (!/^(?:write|add|change) /.test(wanted)) return []
  return rowsOf(request).map((row) => {
    const named = text(row['kitchen'])
    if (named !== '') return named
    const id = text(row['id'])
    const held = [...state.kitchens].find(([, { pantry }]) => pantry.has(id))
    return held?.[0] ?? state.here.get(account) ?? account
  })
}

function leaksOfReading(
  state: State,
  { account, wanted, given }: Request,
  { body }: Answer,
): string[] {
  const isMember = (kitchen: unknown) => kitchenIn(state, text(kitchen)).members.has(account)
  if (wanted.startsWith('read ') && isSomething(body) && !isMember(given['kitchen']))
    return [`${wanted} was answered to somebody who is not there`]
  if (wanted === 'kitchen_people' && rowsIn(body).some((row) => !isMember(row['kitchen'])))
    return ['a kitchen was named to somebody who is not there']
  if (/^(?:shopping_snapshot|apply_)/.test(wanted) && !isMember(rowOf(body)['account']))
    return ['lists were answered to somebody who is not there']
  return []
}

/** What got in that must not: of somebody who is not there, or not as a cook; by a membership that claims to be what it is not. */
function leaksOfWriting(state: State, request: Request, answer: Answer): string[] {
  const { account, wanted, membership } = request
  // It says what it wrote: nothing.
  if (Array.isArray(answer.body) && answer.body.length === 0) return []
  const found: string[] = []
  for (const id of new Set(changedBy(state, request))) {
    const member = kitchenIn(state, id).members.get(account)
    const claimed = membership ?? `${id}.${String(request.given['epoch'])}`
    const epoch = state.epochs.get(claimed)
    if (member === undefined) found.push(`${wanted}: a write of somebody who is not there got in`)
    else if (claimed.startsWith(id) && epoch !== undefined && epoch !== member.epoch)
      found.push(`${wanted}: a write of a former member got in`)
    else if (wanted === 'apply_shopping_operations') {
      const taken = takenOf(request, answer)
      if (!cooks.has(member.role) && taken.some(({ set }) => set['removed'] === true))
        found.push('a helper took something off a list')
    } else if (
      !cooks.has(member.role) &&
      !wanted.startsWith('write pantry') &&
      !wanted.startsWith('delete')
    )
      found.push(`${wanted}: a write of a helper got in`)
  }
  return found
}

/** Of what an act wrote: in another membership than that in which it was done. */
function leaksOfActs(state: State, request: Request, acts: readonly Act[]): string[] {
  const changed = new Set(changedBy(state, request))
  return acts.flatMap(({ membership, what }) => {
    const [kitchen = ''] = membership?.split('.') ?? []
    const done = state.epochs.get(membership ?? '')
    const now = kitchenIn(state, kitchen).members.get(request.account)?.epoch
    const isLate = changed.has(kitchen) && done !== undefined && done !== now
    return isLate ? [`${what} was done in a membership that is over, and got in`] : []
  })
}

function leaksOfJoining(state: State, { wanted, given }: Request): string[] {
  if (wanted !== 'accept_invitation') return []
  const code = text(given['code']).replaceAll(/[\s-]/g, '').toUpperCase()
  return state.invitations.has(code) ? [] : ['an invitation that is over let somebody in']
}

const owners = new Set(['end_kitchen', 'remove_member', 'set_member_role', 'invite_to_kitchen'])
function leaksOfDeciding(state: State, { account, wanted, given }: Request): string[] {
  const role = kitchenIn(state, text(given['kitchen'])).members.get(account)?.role
  if (owners.has(wanted) && role !== 'owner') return [`${wanted} by somebody who is no owner`]
  return /^(?:move_to|leave)_kitchen$/.test(wanted) && role === undefined
    ? [`${wanted} by a stranger`]
    : []
}

/** `acts`: those whose marks stand in the request. */
export function leaksOf(
  state: State,
  request: Request,
  answer: Answer,
  acts: readonly Act[],
): string[] {
  if (answer.status >= 400) return []
  return [
    ...leaksOfReading(state, request, answer),
    ...leaksOfWriting(state, request, answer),
    ...leaksOfActs(state, request, acts),
    ...leaksOfJoining(state, request),
    ...leaksOfDeciding(state, request),
  ]
}

/** The marks of acts that a request carries: where things, names and lists have them. */
export function marksIn(request: Request): string[] {
  const marks = rowsOf(request).flatMap((row) => [row['typed_as'], row['ingredient']])
  return [...marks, ...operationsIn(request.given['operations']).map(({ clock }) => clock)].filter(
    (mark) => typeof mark === 'string',
  )
}
