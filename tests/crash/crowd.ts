import { setTimeout as pause } from 'node:timers/promises'
import { usualDeeds, showPortrait } from './deeds.ts'
import { type Answer, isAcknowledged, type Person, signUp } from './person.ts'
import type { Random } from './random.ts'
import { readState } from './state.ts'

/** People who use a Larder at once, each doing one thing after the other. */
export type Crowd = {
  /** Somebody new; refused until Larder is there, so it is tried until `deadline`, by `performance.now()`. */
  join(deadline: number): Promise<Person>
  /** They act until the work that is going on is done, and then finish what they do. */
  during<Result>(work: () => Promise<Result>): Promise<Result>
  /** Waits until a write of somebody is acknowledged. @returns when that was */
  firstWrite(deadline: number): Promise<number>
  /** Compares all that was acknowledged. @returns one sentence for each thing that is lost or not as it was */
  compare(): Promise<string[]>
  acknowledged(): number
}

/** So many act at once; those before them are only asked whether all is still there. */
const active = 4
/** The picture takes longest, and a person may show 20 an hour. */
const portraitOneIn = 60

export function createCrowd(address: string, random: Random, picture: Uint8Array): Crowd {
  const people: Person[] = []
  const unsureSessions = new Set<Person>()
  const portrait = showPortrait(picture)
  let probes = 0

  async function act(person: Person, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (random.below(40) === 0) {
        // An answer that is lost on the way is asked for again, as a device does.
        if (!(await person.refresh())) unsureSessions.add(person)
      } else {
        const deed = random.below(portraitOneIn) === 0 ? portrait : random.pick(usualDeeds)
        await deed(person, random)
      }
      await pause(5 + random.below(20))
    }
  }

  /** The last answer tells what is wrong where nothing else does. */
  let said: Answer | undefined

  async function until<Value>(deadline: number, attempt: () => Promise<Value | undefined>) {
    for (;;) {
      const value = await attempt()
      if (value !== undefined) return value
      if (performance.now() > deadline) {
        throw new Error(`Larder did not come back: ${JSON.stringify(said)}`)
      }
      await pause(20)
    }
  }

  return {
    async join(deadline) {
      const email = () => `cook-${people.length}-${++probes}@example.com`
      const person = await until(deadline, () => signUp(address, email()))
      people.push(person)
      return person
    },
    async during(work) {
      let over = false
      const acting = people.slice(-active).map((person) => act(person, () => over))
      try {
        return await work()
      } finally {
        over = true
        await Promise.all(acting)
      }
    },
    async firstWrite(deadline) {
      const [person] = people.slice(-1)
      if (person === undefined) throw new Error('nobody is there')
      return until(deadline, async () => {
        const name = `probe ${++probes}`
        person.journal.intend(`pantry:${name}`, '1')
        said = await person.call('GET', '/healthz')
        if (!isAcknowledged(said)) return undefined
        said = await person.call('POST', '/rest/v1/pantry_items', { name, quantity: 1, unit: 'g' })
        if (!isAcknowledged(said)) return undefined
        person.journal.acknowledge(`pantry:${name}`, '1')
        return performance.now()
      })
    },
    async compare() {
      const faults: string[] = []
      for (const person of people) {
        // The tokens of devices that did not act are good as well.
        const isRecent = people.indexOf(person) >= people.length - active
        if ((isRecent || unsureSessions.delete(person)) && !(await person.refresh())) {
          faults.push(`${person.email}: the refresh token is refused`)
        }
        faults.push(...person.journal.compare(await readState(person)))
      }
      const last = people.at(-1)
      if (last !== undefined && !(await last.signIn())) faults.push(`${last.email} cannot sign in`)
      return faults
    },
    acknowledged: () => people.reduce((sum, { journal }) => sum + journal.count(), people.length),
  }
}
