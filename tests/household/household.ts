import type { Client } from 'pg'
import { answering } from './backend-sql.ts'
import { answerOf, type Request } from './backend.ts'
import { Chance } from './chance.ts'
import { Device, emptyDisk, type Code } from './device.ts'
import { follow } from './oracle/follow.ts'
import { stateOf, type State } from './oracle/state.ts'
import { rowOf, rowsIn } from './reading.ts'
import type { Disk } from './surroundings.ts'
import { Turns } from './turns.ts'

/** Four people with six devices. Three of them share a flat, as owner, cook and helper; one lives alone. */
export const people = ['Ada', 'Ben', 'Cleo', 'Dan'] as const
const ownerOf = [0, 0, 1, 1, 2, 3] as const
export const deviceNames = ['Ada 1', 'Ada 2', 'Ben 1', 'Ben 2', 'Cleo', 'Dan'] as const
/** Milliseconds by which the clock of each is wrong. */
const skews = [0, -3_600_000, 40, 0, 90_000, 0] as const
export const start = 1_800_000_000_000

/** A household before anything happens, in a database of its own: each history begins with it and leaves no trace. */
export interface Household {
  client: Client
  accounts: readonly string[]
  state: State
  /** What each device stored when it was last used. */
  disks: readonly Disk[]
  code: Code
}

const id = (digit: number, of: string) =>
  `${of.repeat(8)}-0000-4000-8000-${String(digit).padStart(12, '0')}`
const thing = (account: string, kitchen: string, at: number, name: string, quantity: number) => ({
  id: id(at, 'a'),
  user_id: account,
  kitchen,
  name,
  category: 'Other',
  quantity,
  amount_stated: true,
  unit: 'piece',
  typed_as: `before ${at}`,
  status: 'have',
  stocked_at: '2026-11-01T00:00:00Z',
})
const item = (at: number, name: string) => ({
  kind: 'shopping-item',
  id: id(at, 'b'),
  clock: `1700000000000.000${at}.before`,
  set: {
    name,
    category: 'Other',
    measure: { amount: '2', unit: 'piece' },
    added: 1_700_000_000_000 + at,
    checked: false,
    removed: false,
  },
})

/** Makes it in a database that holds nobody yet. `createUser`: as the auth server does it. */
export async function makeHousehold(
  client: Client,
  code: Code,
  createUser: (user: { name: string }) => Promise<string>,
): Promise<Household> {
  await client.query(answering)
  const accounts: string[] = []
  for (const name of people) accounts.push(await createUser({ name }))
  const state = stateOf(accounts)
  const ask = async (person: number, wanted: string, given: Request['given']) => {
    const request = { account: accounts[person] ?? '', membership: null, wanted, given }
    const answer = await answerOf(client, request)
    if (answer.status >= 400) throw new Error(`${wanted}: ${JSON.stringify(answer.body)}`)
    follow(state, request, answer)
    return answer.body
  }
  await client.query('begin')
  const [ada = '', , , dan = ''] = accounts
  const flat = String(await ask(0, 'found_kitchen', { name: 'Flat', bring: false }))
  for (const [person, role] of [
    [1, 'cook'],
    [2, 'helper'],
  ] as const) {
    const { code: word } = rowOf(await ask(0, 'invite_to_kitchen', { kitchen: flat, role }))
    await ask(person, 'seen_invitation', { code: word })
    await ask(person, 'accept_invitation', { code: word, bring: false })
  }
  const fill = 'write pantry_items of kitchen'
  await ask(0, fill, {
    rows: [
      thing(ada, flat, 1, 'Milk', 1),
      thing(ada, flat, 2, 'Rice', 2),
      thing(ada, ada, 3, 'Tea', 4),
    ],
  })
  await ask(3, fill, { rows: [thing(dan, dan, 4, 'Milk', 8), thing(dan, dan, 5, 'Flour', 16)] })
  const kitchens = rowsIn(await ask(0, 'kitchen_people', {}))
  const epoch = kitchens.find(({ kitchen }) => kitchen === flat)?.['epoch']
  await ask(0, 'apply_shopping_operations', {
    account: flat,
    epoch,
    operations: [item(6, 'Bread'), item(7, 'Jam')],
  })
  await ask(3, 'apply_shopping_operations', { account: dan, operations: [item(8, 'Salt')] })
  // All of it is long ago: what a page has fetched since it was opened is newer.
  await client.query(`update public.kept_versions set changed_at = changed_at - interval '1 hour'`)
  await client.query('commit')
  state.age = 1
  const household = { client, accounts, state, code, disks: ownerOf.map(emptyDisk) }
  return { ...household, disks: await usedDisks(household) }
}

/** The devices of a household that begins to live. */
export function devicesOf(
  { accounts, code, disks }: Household,
  {
    turns,
    chance,
    ask,
  }: {
    turns: Turns
    chance: Chance
    ask: (device: number, request: Request) => ReturnType<typeof answerOf>
  },
): Device[] {
  return disks.map((disk, at) => {
    const account = accounts[ownerOf[at] ?? 0] ?? ''
    const now = start + (skews[at] ?? 0)
    return new Device({
      account,
      disk: structuredClone(disk),
      now,
      code,
      turns,
      random: chance,
      server: (request) => ask(at, request),
    })
  })
}

/** What each device stores once the app was open there. */
async function usedDisks(household: Household): Promise<Disk[]> {
  const [turns, chance] = [new Turns(), new Chance()]
  const ask = async (_device: number, request: Request) => {
    const answer = await answerOf(household.client, request)
    follow(household.state, request, answer)
    return answer
  }
  const devices = devicesOf(household, { turns, chance, ask })
  for (const device of devices) {
    device.open()
    for (let moment = 0; moment < 3; moment += 1) {
      await turns.run(chance)
      device.clock.pass(2_000)
    }
    await turns.run(chance)
    device.close()
  }
  return devices.map(({ disk }) => disk)
}
