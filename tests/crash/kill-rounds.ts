import { setTimeout as pause } from 'node:timers/promises'
import { createCrowd } from './crowd.ts'
import { findHalves } from './halves.ts'
import { type Machine, type Victim, victims } from './machine.ts'
import type { Random } from './random.ts'

export type Figures = {
  readonly kills: number
  readonly acknowledged: number
  /** Things that were lost, half or other than acknowledged. */
  readonly faults: readonly string[]
  /** Seconds from each kill until Larder was healthy and had acknowledged a write. */
  readonly seconds: readonly number[]
}

/** A round that takes longer than this is a hang. */
const patienceMilliseconds = 60_000
/** Somebody new joins this often. */
const newcomerEvery = 3

/** Kills, and compares after each kill all that was ever acknowledged. */
export async function killRounds(
  machine: Machine,
  kills: number,
  random: Random,
  picture: Uint8Array,
  say: (line: string) => void,
): Promise<Figures> {
  const { address, dataDir } = machine
  const crowd = createCrowd(address, random, picture)
  const patience = () => performance.now() + patienceMilliseconds
  for (let person = 0; person < 4; person++) await crowd.join(patience())
  const seconds: number[] = []
  const faults: string[] = []
  // Each in turn, in an order of chance, so that none is left out.
  let order: Victim[] = []
  for (let round = 1; round <= kills; round++) {
    if (order.length === 0) order = [...victims]
    const [victim = 'Node'] = order.splice(random.below(order.length), 1)
    const back = await crowd.during(async () => {
      await pause(200 + random.below(800))
      const killedAt = await machine.kill(victim, random)
      return (await crowd.firstWrite(patience())) - killedAt
    })
    seconds.push(back / 1000)
    const found = [...(await crowd.compare()), ...(await findHalves(dataDir))]
    faults.push(...found.map((fault) => `round ${round}, ${victim}: ${fault}`))
    const after = `${(back / 1000).toFixed(2)} s, ${crowd.acknowledged()} acknowledged`
    say(`${round}/${kills} ${victim}: back after ${after}, ${found.length} faults`)
    for (const fault of found.slice(0, 5)) say(`  ${fault}`)
    if (round % newcomerEvery === 0) await crowd.join(patience())
  }
  return { kills, acknowledged: crowd.acknowledged(), faults, seconds }
}
