import type { Household } from './household.ts'
import { judge, type Finding } from './judge.ts'
import { Life } from './life.ts'
import type { Step } from './steps.ts'

export interface Outcome {
  findings: Finding[]
  /** What was done, in words. */
  told: readonly string[]
  /** How many requests were answered. */
  answers: number
}

/** Lives through these steps until all is quiet, judges what came of it, and leaves no trace. */
export async function liveThrough(household: Household, steps: readonly Step[]): Promise<Outcome> {
  const { client } = household
  await client.query('begin')
  try {
    const life = new Life(household)
    for (const step of steps) await life.live(step)
    let isQuiet = await life.calmDown()
    const takenHome = await life.takeHome()
    if (takenHome.size > 0) isQuiet = await life.calmDown()
    const findings = await judge(client, life, { isQuiet, takenHome })
    for (const { device } of life.hands) device.close()
    return { findings, told: life.told, answers: life.answers }
  } finally {
    await client.query('rollback')
  }
}
