import { answerOf, type Answer, type Request } from './backend.ts'
import { Chance } from './chance.ts'
import { handOn, type Hand } from './hand.ts'
import { deviceNames, devicesOf, type Household } from './household.ts'
import { follow, isVain } from './oracle/follow.ts'
import { leaksOf, marksIn } from './oracle/guard.ts'
import { Ledger, type Act } from './oracle/ledger.ts'
import { erase } from './oracle/moves.ts'
import type { State } from './oracle/state.ts'
import { perform } from './perform.ts'
import { storedTexts } from './reading.ts'
import type { Step } from './steps.ts'
import { Turns } from './turns.ts'

/** How long all is quiet before somebody looks again, in milliseconds: longer than the longest pause between two tries. */
const longPause = 61_000

/** One history of a household, from its beginning until all is quiet. */
export class Life {
  readonly state: State
  readonly ledger: Ledger
  readonly hands: Hand[]
  readonly leaks: string[] = []
  /** What was done, in words. */
  readonly told: string[] = []
  readonly turns = new Turns()
  readonly chance = new Chance()
  readonly #household: Household
  #hasMovedStaples = false
  #deeds = 0
  #answers = 0

  constructor(household: Household) {
    this.#household = household
    this.state = structuredClone(household.state)
    const { turns, chance } = this
    const devices = devicesOf(household, {
      turns,
      chance,
      ask: (at, request) => this.#ask(at, request),
    })
    this.ledger = new Ledger(devices.length)
    this.hands = devices.map((device, at) => handOn(device, deviceNames[at] ?? '', this.ledger))
  }

  async #ask(at: number, request: Request): Promise<Answer> {
    const isNothing = isVain(this.state, request)
    const answer = await this.#done(request)
    this.ledger.requested(at, { request, answer, isVain: isNothing })
    return answer
  }

  /** Does what is asked for, and takes it into what should be. */
  async #done(request: Request): Promise<Answer> {
    const acts = this.ledger.actsOf(marksIn(request))
    const answer = await answerOf(this.#household.client, request)
    this.#answers += 1
    this.leaks.push(...leaksOf(this.state, request, answer, acts))
    const { wanted, given } = request
    if (
      /^(?:end|leave)_kitchen|^delete staple/.test(wanted) ||
      (wanted === 'found_kitchen' && given['bring'] === true)
    )
      this.#hasMovedStaples = true
    if (answer.status < 400) follow(this.state, request, answer)
    return answer
  }

  /** By which membership somebody does something where they see themselves: as their device noted it. */
  #membership({ device }: Hand, kitchen: string): string | null {
    if (kitchen === device.account) return null
    const stored = storedTexts(device.disk.texts.get(`user_${device.account}_kitchens`))
    const own = stored.find((each) => each.startsWith(kitchen))
    return own?.split('.').slice(0, 2).join('.') ?? null
  }

  async live(step: Step): Promise<void> {
    this.chance.begin(step.seed)
    const hand = this.hands[step.device]
    if (hand === undefined) return
    await this.#do(hand, step)
    await this.turns.run(this.chance, step.turns)
    this.#listen()
  }

  /** The owner removes somebody and lets them in again, and they come, all of it from elsewhere. */
  async #outAndIn(member: string): Promise<void> {
    const kitchen = this.state.here.get(member) ?? member
    const members = [...(this.state.kitchens.get(kitchen)?.members ?? [])]
    const [owner] = members.find(([, { role }]) => role === 'owner') ?? []
    if (kitchen === member || owner === undefined || owner === member) return
    const ask = (account: string, wanted: string, given: Request['given']) =>
      this.#done({ account, membership: null, wanted, given })
    await ask(owner, 'remove_member', { kitchen, member })
    const { body } = await ask(owner, 'invite_to_kitchen', { kitchen, role: 'cook' })
    const code: unknown = Reflect.get(Object(body), 'code')
    await ask(member, 'seen_invitation', { code })
    await ask(member, 'accept_invitation', { code, bring: false })
  }

  async #do(hand: Hand, { what, device: at }: Step): Promise<void> {
    const { device } = hand
    const { network, clock } = device
    clock.pass(7)
    const tell = (words: string) => this.told.push(`${hand.name}: ${words}`)
    if (what === 'goOffline') device.goOffline()
    else if (what === 'goOnline') device.goOnline()
    else if (what === 'badNetwork') network.failures = network.failures === 0 ? 3 : 0
    else if (what === 'outAndIn') await this.#outAndIn(device.account)
    else if (what === 'close') {
      this.#listen()
      device.close()
    } else if (what === 'look') {
      device.open()
      clock.pass(1_500)
    } else if (what === 'erase') {
      await this.#household.client.query('delete from auth.users where id = $1', [device.account])
      erase(this.state, device.account)
    } else {
      const page = device.open()
      this.#deeds += 1
      const { account } = device
      const act: Act = {
        device: at,
        what: '',
        membership: this.#membership(hand, page.shown().kitchen),
        isSaved: false,
      }
      // Before it begins: it may be stored at once.
      hand.act = act
      const since = this.ledger.doneBy(at)
      const deed = perform(what, {
        account,
        page,
        state: this.state,
        random: this.chance,
        at: this.#deeds,
      })
      if (deed === null) return
      act.what = `${hand.name} ${deed.what}`
      this.ledger.mark(deed.mark, act)
      deed.done.then(
        () => this.ledger.saved(act, since, deed.isSure),
        (cause: unknown) => this.told.push(`${hand.name}: … could not: ${String(cause)}`),
      )
      tell(deed.what)
      return
    }
    tell(what)
  }

  /** Takes what the app says to people; who was told that their account is gone is signed out. */
  #listen(): void {
    for (const [at, { device, isGone }] of this.hands.entries()) {
      if (device.page === null) continue
      this.ledger.complained(at, device.page.complaints())
      if (isGone) device.page.signOut()
    }
  }

  /** All devices are online and looked at, again and again, until nothing new comes of it. Returns whether it came to that. */
  async calmDown(): Promise<boolean> {
    for (const { device } of this.hands) {
      device.network.failures = 0
      device.goOnline()
      if (device.page === null) device.open()
    }
    const mostRounds = 12
    let before = -1
    for (let round = 0; round < mostRounds; round += 1) {
      this.chance.begin(round)
      await this.turns.run(this.chance)
      this.#listen()
      const awake = this.hands.filter(({ isGone }) => !isGone)
      // Each asks whether anything is new; who hears of nothing asks for nothing.
      if (round > 0 && this.#answers - before <= awake.length) return true
      before = this.#answers
      for (const { device } of awake) device.clock.pass(longPause)
    }
    return false
  }

  /** Everybody takes home what they left behind. Returns the names of what each of them was shown then. */
  async takeHome(): Promise<Map<number, readonly string[]>> {
    const taken = new Map<number, readonly string[]>()
    for (const [at, hand] of this.hands.entries()) {
      const names = hand.isGone ? null : (hand.device.page?.leftBehind() ?? null)
      if (names === null) continue
      taken.set(at, names)
      this.ledger.released(at, new Set(hand.rows.keys()))
      const act: Act = {
        device: at,
        what: `${hand.name} takes home what was left behind`,
        membership: null,
        isSaved: false,
        isExact: true,
      }
      hand.act = act
      const since = this.ledger.doneBy(at)
      void hand.device.page?.takeHome().then(() => this.ledger.saved(act, since, names.length > 0))
      this.told.push(act.what)
      await this.turns.run(this.chance)
    }
    return taken
  }

  /** Whether staples were set back, or went to another kitchen with all else: then each of them may be elsewhere. */
  readonly hasMovedStaples = (): boolean => this.#hasMovedStaples

  get answers(): number {
    return this.#answers
  }
}
