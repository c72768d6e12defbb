import { allTools } from '#functions/tools/all-tools.ts'
import type { ToolPerson } from '#functions/tools/person.ts'
import { runTool } from '#functions/tools/run-tool.ts'
import type { Tool } from '#functions/tools/tool.ts'
import { inDatabaseOf } from '../support/larder-sql.ts'
import { askOverHttp } from './over-http.ts'
import { heldIn } from './held.ts'
import { faultsOf, type Outcome } from './judge.ts'
import { type Sequence, sequenceAt } from './sequences.ts'
import { personOf, type World } from './world.ts'

/** A fence that is taken down, so that what it holds off is seen to come through. */
export interface Fence {
  readonly name: string
  readonly person?: (person: ToolPerson, world: World) => ToolPerson
  readonly tools?: readonly Tool[]
}

export interface Plan {
  readonly seed: number
  readonly sequences: number
  readonly fence?: Fence
  readonly tell?: (line: string) => void
}

/** What was found, a line each. */
export interface Found {
  readonly leaks: readonly string[]
  readonly unconfirmed: readonly string[]
  readonly againstDiet: readonly string[]
}

const atOnce = 6
/** After so many it is looked whether anything was written. */
const roundLength = 100
/** Of so many one goes over the network, with the local provider as the model. */
const overHttp = 25

async function inProcess(
  { cook, rounds }: Sequence,
  world: World,
  fence?: Fence,
): Promise<Outcome> {
  const person = personOf(cook, world)
  const as = fence?.person?.(person, world) ?? person
  const outcomes = []
  for (const call of rounds.flat()) outcomes.push(await runTool(fence?.tools ?? allTools, call, as))
  return {
    contents: outcomes.map(({ content }) => content),
    proposals: outcomes.flatMap(({ proposal }) => proposal ?? []),
  }
}

/** Runs sequences against a world and judges what comes of each. */
export async function runSequences(
  world: World,
  { seed, sequences, fence, tell = () => undefined }: Plan,
): Promise<Found> {
  const found = {
    leaks: new Array<string>(),
    unconfirmed: new Array<string>(),
    againstDiet: new Array<string>(),
  }
  const held = () => inDatabaseOf(world.larder.dataDir, heldIn)

  async function one(index: number, ask: typeof inProcess): Promise<void> {
    const sequence = sequenceAt(seed, index, world)
    const outcome = await ask(sequence, world, fence)
    const { leaks, againstDiet } = faultsOf(outcome, sequence.cook, world)
    found.leaks.push(...leaks.map((fault) => `seed ${seed}, sequence ${index}: ${fault}`))
    found.againstDiet.push(
      ...againstDiet.map((fault) => `seed ${seed}, sequence ${index}: ${fault}`),
    )
  }

  for (let from = 0; from < sequences; from += roundLength) {
    const round = Array.from(
      { length: Math.min(roundLength, sequences - from) },
      (_, at) => from + at,
    )
    const before = await held()
    const isOver = (index: number) => fence === undefined && index % overHttp === 3
    const waiting = round.filter((index) => !isOver(index))
    const lane = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        await one(next, inProcess)
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
    // One after another: the provider has one script at a time.
    for (const index of round.filter(isOver)) await one(index, askOverHttp)
    if ((await held()) !== before) {
      found.unconfirmed.push(`seed ${seed}: something was written from ${from} on`)
    }
    const faults = Object.values(found).reduce((sum, lines) => sum + lines.length, 0)
    tell(`${from + round.length} of ${sequences}, ${faults} faults`)
  }
  return found
}
