import type { Answer, Request } from '../backend.ts'
import { rowOf, rowsIn, textsIn } from '../reading.ts'
import { rowsOf, takenOf } from './follow.ts'

/** What people did, and what became of it: each change that the app called saved must have come to something. */

/** One thing that somebody did on a device. */
export interface Act {
  device: number
  what: string
  /** By which membership, as their device knew it then: `kitchen.epoch`; null at home. */
  membership: string | null
  /** Whether the app said so. */
  isSaved: boolean
  /** Whether what is stored meanwhile is of this act, whatever mark it carries. */
  isExact?: true
}

interface Stored {
  /** Its place on the disk. */
  key: number
  channel: string
  operation: unknown
}

/** A change as it was stored on the disk of a device. */
interface Pending extends Stored {
  act: Act
  /** How many requests of the device had been done when it was stored. */
  since: number
}

interface Done {
  request: Request
  answer: Answer
  /** Whether it changed nothing, whatever was answered. */
  isVain: boolean
}

interface OfDevice {
  pending: Pending[]
  done: Done[]
  complaints: string[]
}

/** Of what a change is: two changes of one subject follow each other. */
function subjectsOf(channel: string, operation: unknown): string[] {
  const { put, remove, clock, alias, id } = rowOf(operation)
  if (channel.startsWith('pantry'))
    return [...rowsIn(put).map((thing) => String(thing['id'])), ...textsIn(remove)]
  return [String(channel.startsWith('shopping') ? clock : (alias ?? id))]
}

/** What the app says where a change of a channel could not be kept. */
const saidOf: Readonly<Record<string, RegExp>> = {
  pantry: /pantry/,
  shopping: /could not be kept$/,
  staples: /always at home could not be changed/,
  corrections: /means could not be remembered/,
}

const isDone = ({ answer, isVain }: Done) => answer.status < 400 && !isVain

/** Whether one of these requests did what the change wanted of this subject. */
function hasLanded(
  channel: string,
  operation: unknown,
  subject: string,
  done: readonly Done[],
): boolean {
  const { put: things, meant } = rowOf(operation)
  const [name = ''] = channel.split('@')
  const ok = done.filter(isDone)
  if (name === 'shopping')
    return ok.some(
      ({ request, answer }) =>
        request.wanted === 'apply_shopping_operations' &&
        takenOf(request, answer).some(({ clock }) => clock === subject),
    )
  if (name === 'pantry') {
    const put = rowsIn(things).find(({ id }) => id === subject)
    return ok.some(({ request }) =>
      put === undefined
        ? request.wanted === 'delete pantry_items' &&
          textsIn(request.given['ids']).includes(subject)
        : request.wanted.startsWith('write pantry') &&
          rowsOf(request).some(
            (row) => row['id'] === subject && row['typed_as'] === put['typedAs'],
          ),
    )
  }
  if (name === 'corrections') {
    return ok.some(({ request }) =>
      meant === undefined
        ? request.wanted === 'delete ingredient_corrections' && request.given['alias'] === subject
        : request.wanted === 'write ingredient_corrections' &&
          rowsOf(request).some(
            (row) => row['alias'] === subject && (row['ingredient'] ?? null) === meant,
          ),
    )
  }
  return false
}

/** How it stands in the end. */
interface Afterwards {
  /** Whether the account of a device was erased, with all that was its own. */
  isGone: (device: number) => boolean
  /** The keys of what a device still has to send. */
  onDisk: (device: number) => ReadonlySet<unknown>
  /** Whether the membership of a channel is over. */
  isOver: (device: number, channel: string) => boolean
  /** Whether the staples of a channel's kitchen are as the change has it, or something else explains how they are. */
  isStapleRight: (device: number, channel: string, operation: unknown) => boolean
}

export class Ledger {
  readonly #nowhere: Act[] = []
  readonly #devices: OfDevice[]
  /** By the mark that an act leaves in what it writes. */
  readonly #acts = new Map<string, Act>()

  constructor(devices: number) {
    this.#devices = Array.from({ length: devices }, () => ({
      pending: [],
      done: [],
      complaints: [],
    }))
  }

  #of(device: number): OfDevice {
    const found = this.#devices[device]
    if (found === undefined) throw new Error(`There is no device ${device}`)
    return found
  }

  mark(mark: string, act: Act): void {
    this.#acts.set(mark, act)
  }

  actsOf(marks: readonly string[]): Act[] {
    return marks.flatMap((mark) => this.#acts.get(mark) ?? [])
  }

  requested(device: number, done: Done): void {
    this.#of(device).done.push(done)
  }

  doneBy(device: number): number {
    return this.#of(device).done.length
  }

  complained(device: number, complaints: readonly string[]): void {
    this.#of(device).complaints.push(...complaints)
  }

  /** A device stored something for an act. */
  stored(latest: Act, each: Stored): void {
    const [, mark = ''] = /["\s]((?:food-)?a\d+)"/.exec(JSON.stringify(each.operation)) ?? []
    const marked = this.#acts.get(mark)
    const act = marked?.device === latest.device && !latest.isExact ? marked : latest
    this.#of(act.device).pending.push({ ...each, act, since: this.doneBy(act.device) })
    if (each.channel.startsWith('shopping'))
      for (const clock of subjectsOf(each.channel, each.operation)) this.mark(clock, act)
  }

  /** The app said that an act is saved. `isSure`: then something was stored for it, or done by the backend. */
  saved(act: Act, since: number, isSure: boolean): void {
    act.isSaved = true
    const { pending, done } = this.#of(act.device)
    const isStored = pending.some((each) => each.act === act)
    const isWritten = done
      .slice(since)
      .some((each) => isDone(each) && !each.request.wanted.startsWith('read'))
    if (isSure && !isStored && !isWritten) this.#nowhere.push(act)
  }

  /** What is on the disk under these keys was shown to its person, who decided about it. */
  released(device: number, keys: ReadonlySet<unknown>): void {
    const of = this.#of(device)
    of.pending = of.pending.filter(({ key }) => !keys.has(key))
  }

  /** What was called saved and came to nothing. */
  lost({ isGone, onDisk, isOver, isStapleRight }: Afterwards): string[] {
    const toggled = this.#devices.flatMap(({ pending }) =>
      pending.flatMap(({ channel, operation }) =>
        channel.startsWith('staples') ? subjectsOf(channel, operation) : [],
      ),
    )
    // Where two toggled the same, the later one counts, whichever that was.
    const isToggledOnce = (food: string) => toggled.indexOf(food) === toggled.lastIndexOf(food)
    const ofOps = this.#devices.flatMap(({ pending, done, complaints }, device) =>
      pending.flatMap(({ key, channel, operation, act, since }, at) => {
        if (!act.isSaved || isGone(device)) return []
        if (onDisk(device).has(key))
          return isOver(device, channel) ? [] : [`${act.what} was never sent`]
        const later = pending.slice(at + 1).filter((each) => each.channel === channel)
        const followed = new Set(later.flatMap((each) => subjectsOf(each.channel, each.operation)))
        const isLost = subjectsOf(channel, operation).some(
          (subject) =>
            !followed.has(subject) &&
            (channel.startsWith('staples')
              ? isToggledOnce(subject) && !isStapleRight(device, channel, operation)
              : !hasLanded(channel, operation, subject, done.slice(since))),
        )
        const isSaid = complaints.some((words) => saidOf[channel.split('@')[0] ?? '']?.test(words))
        return isLost && !isSaid ? [`${act.what} came to nothing, and nobody was told`] : []
      }),
    )
    const nowhere = this.#nowhere.filter(({ device }) => !isGone(device))
    return [...nowhere.map(({ what }) => `${what} was called saved and stored nowhere`), ...ofOps]
  }
}
