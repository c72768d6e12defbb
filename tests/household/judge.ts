import type { ClientBase } from 'pg'
import { kitchenKinds } from '#web/lib/kitchen-kinds.ts'
import {
  holds,
  membersIn,
  membersOf,
  missing,
  readDatabase,
  shouldHold,
  shows,
} from './oracle/compare.ts'
import { kitchenIn } from './oracle/state.ts'
import { storedTexts } from './reading.ts'
import type { Hand } from './hand.ts'
import type { Life } from './life.ts'

export type Kind = 'diverged' | 'lost' | 'leaked'

export interface Finding {
  kind: Kind
  what: string
}

const kinds: ReadonlySet<unknown> = new Set(kitchenKinds)

/** The key of a query, where it is of a kitchen that is nobody's home. */
function kitchenOfKey(key: unknown): string | null {
  if (!Array.isArray(key)) return null
  const [kind, , kitchen]: unknown[] = key
  return kinds.has(kind) && typeof kitchen === 'string' ? kitchen : null
}

/** Which kitchens a device still holds something of, in its page and on its disk. */
function kitchensOn({ device }: Hand): Set<string> {
  const keys: unknown[] = [...(device.page?.cached() ?? new Map<string, unknown>())]
    .filter(([, data]) => data !== undefined)
    .map(([key]) => JSON.parse(key))
  for (const row of device.disk.stores.get('queries')?.values() ?? [])
    keys.push(Reflect.get(Object(row), 'queryKey'))
  const noted = storedTexts(device.disk.texts.get(`user_${device.account}_kitchens`))
  return new Set([
    ...keys.flatMap((key) => kitchenOfKey(key) ?? []),
    ...noted.flatMap((each) => each.split('.')[0] || []),
  ])
}

function leaksOn({ state }: Life, hand: Hand): string[] {
  const { account, disk } = hand.device
  if (!state.kitchens.has(account)) {
    const rows = [...(disk.stores.get('queries')?.values() ?? []), ...hand.rows.values()]
    const texts = [...disk.texts.keys()].filter((key) => key.includes(account))
    return rows.length + texts.length === 0
      ? []
      : [`${hand.name} still holds something of an account that was erased`]
  }
  const gone = [...kitchensOn(hand)].filter((id) => !kitchenIn(state, id).members.has(account))
  return gone.length === 0
    ? []
    : [`${hand.name} still holds something of a kitchen where its person is no longer`]
}

/** Of what the database holds, and of what each device shows. */
export async function judge(
  client: ClientBase,
  life: Life,
  { isQuiet, takenHome }: { isQuiet: boolean; takenHome: ReadonlyMap<number, readonly string[]> },
): Promise<Finding[]> {
  const { state, hands, ledger } = life
  const findings: Finding[] = []
  const find = (kind: Kind, all: readonly string[]) =>
    findings.push(...all.map((what) => ({ kind, what })))
  const rows = await readDatabase(client)
  find('leaked', life.leaks)
  if (!isQuiet) find('diverged', ['the devices never come to rest'])
  for (const [id, kitchen] of state.kitchens) {
    const [should, is] = [shouldHold(kitchen), holds(rows, id)]
    find(
      'lost',
      missing(should, is).map((each) => `${each} is not in the kitchen where it should be`),
    )
    find(
      'lost',
      missing(is, should).map((each) => `${each} is still where it should not be`),
    )
  }
  if (membersIn(rows).join() !== membersOf(state).join())
    find('diverged', ['somebody is not where they should be'])
  for (const [at, hand] of hands.entries()) {
    find('leaked', leaksOn(life, hand))
    const here = state.here.get(hand.device.account)
    const shown = hand.device.page?.shown()
    if (here === undefined || shown === undefined) continue
    if (shown.kitchen !== here) {
      find('diverged', [`${hand.name} shows another kitchen than where its person cooks`])
      continue
    }
    const [sees, is] = [shows(shown), holds(rows, here)]
    find(
      'diverged',
      missing(is, sees).map((each) => `${hand.name} does not show ${each}`),
    )
    find(
      'diverged',
      missing(sees, is).map((each) => `${hand.name} shows ${each}, which is not there`),
    )
    const home = holds(rows, hand.device.account)
    const names = [...home.pantry, ...home.toBuy].join('\n')
    const untaken = (takenHome.get(at) ?? []).filter((name) => !names.includes(name))
    find(
      'lost',
      untaken.map(
        (name) => `${name} was left behind, taken home by ${hand.name}, and is not there`,
      ),
    )
  }
  find('lost', ledger.lost(afterwards(life)))
  return findings
}

function afterwards({ state, hands, hasMovedStaples }: Life) {
  const isErased = (device: number) => !state.kitchens.has(hands[device]?.device.account ?? '')
  const isOver = (device: number, channel: string) => {
    const [, membership] = channel.split('@')
    if (membership === undefined) return false
    const account = hands[device]?.device.account ?? ''
    const member = kitchenIn(state, membership.split('.')[0] ?? '').members.get(account)
    return member === undefined || member.epoch !== state.epochs.get(membership)
  }
  return {
    isGone: isErased,
    onDisk: (device: number) => new Set<unknown>(hands[device]?.rows.keys()),
    isOver,
    isStapleRight(device: number, channel: string, operation: unknown) {
      const [, membership] = channel.split('@')
      const id = membership?.split('.')[0] ?? hands[device]?.device.account ?? ''
      const [food, isStaple] = [
        Reflect.get(Object(operation), 'id'),
        Reflect.get(Object(operation), 'isStaple'),
      ]
      if (hasMovedStaples() || typeof food !== 'string' || !state.kitchens.has(id)) return true
      return (kitchenIn(state, id).staples ?? []).includes(food) === isStaple
    },
  }
}
