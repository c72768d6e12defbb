import { seededRandom, type Random } from '../../testing/random.ts'

/** What several devices change together, each with a queue of its own. */
export interface TestWorld<State, Operation> {
  first: State
  after: (state: State, operation: Operation) => State
  /** Whether the backend takes it. */
  isTaken: (state: State, operation: Operation) => boolean
  /** What somebody does who sees this. */
  act: (random: Random, shown: State, at: number) => Operation
}

interface Device<State, Operation> {
  known: State
  waiting: readonly Operation[]
}

/**
 * Devices that lose the network again and again: batches arrive whole, in part, or without their answer and then
 * once more. In the end everything has arrived: `shown` is what each device holds then, `reloaded` what it holds
 * after it has asked once more. What happened last stands last in `done`.
 */
export function livedWithQueues<State, Operation>(
  world: TestWorld<State, Operation>,
  { seed, steps, devices: count }: { seed: number; steps: number; devices: number },
) {
  const random = seededRandom(seed)
  const { after } = world
  let server = world.first
  const done: Operation[] = []
  const refused: Operation[] = []
  const devices = Array.from({ length: count }, (): Device<State, Operation> => ({
    known: server,
    waiting: [],
  }))
  const shownOn = ({ known, waiting }: Device<State, Operation>) => waiting.reduce(after, known)

  function arrive(operations: readonly Operation[]) {
    for (const operation of operations) {
      if (world.isTaken(server, operation)) server = after(server, operation)
      else refused.push(operation)
    }
  }

  function answered(device: Device<State, Operation>) {
    // What is shown holds them; only what was refused has to be asked for anew.
    const shown = shownOn(device)
    const before = refused.length
    arrive(device.waiting)
    device.known = refused.length > before ? server : shown
    device.waiting = []
  }

  for (let at = 0; at < steps; at += 1) {
    const device = random.pick(devices)
    const what = random.integer(8)
    if (what < 4) {
      const operation = world.act(random, shownOn(device), at)
      done.push(operation)
      device.waiting = [...device.waiting, operation]
    } else if (what === 4)
      arrive(device.waiting.slice(0, random.integer(device.waiting.length + 1)))
    else if (what === 5) arrive(device.waiting)
    else if (what === 6) device.known = server
    else answered(device)
  }
  for (const device of devices) answered(device)
  const shown = devices.map(shownOn)
  for (const device of devices) device.known = server
  return { server, shown, reloaded: devices.map(shownOn), done, refused }
}
