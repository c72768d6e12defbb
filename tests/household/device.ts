import type { Random } from '#domain/testing/random.ts'
import { DeviceClock } from './clock.ts'
import { DeviceNetwork, type Server } from './network.ts'
import { surroundings } from './page/bundle.ts'
import type { Page } from './page/page-api.ts'
import { surroundingsOf, type Disk } from './surroundings.ts'
import type { Turns } from './turns.ts'

/** The app's code, which begins anew each time that it is called. */
export type Code = (exports: object, ...around: readonly unknown[]) => void

export const emptyDisk = (): Disk => ({ stores: new Map(), texts: new Map() })

const tokenOf = (account: string) => `none.${btoa(JSON.stringify({ sub: account }))}.none`

interface Made {
  account: string
  disk: Disk
  /** Milliseconds since 1970 by its own clock. */
  now: number
  code: Code
  server: Server
  turns: Turns
  random: Random
}

/** A phone or a laptop of one person, on which the app is open or not. */
export class Device {
  readonly account: string
  readonly disk: Disk
  readonly clock: DeviceClock
  readonly network: DeviceNetwork
  page: Page | null = null
  readonly #made: Made
  #leave = (): void => undefined
  #window = new EventTarget()

  constructor(made: Made) {
    this.#made = made
    this.account = made.account
    this.disk = made.disk
    this.clock = new DeviceClock(made.now)
    this.network = new DeviceNetwork(made.account, made.server, made.turns, made.random)
  }

  /** Opens the app, where it is not open. */
  open(): Page {
    if (this.page !== null) return this.page
    let isLeft = false
    const { turns, random, code } = this.#made
    const { disk, clock, network } = this
    const around = surroundingsOf({ disk, clock, network, turns, random, isLeft: () => isLeft })
    const exports: { openPage?: (account: string, token: string) => Page } = {}
    code(exports, ...surroundings.map((name) => around[name]))
    const page = exports.openPage?.(this.account, tokenOf(this.account))
    if (page === undefined) throw new Error('There is no app in the code')
    this.page = page
    this.#window = around.window
    this.#leave = () => {
      isLeft = true
    }
    return page
  }

  /** The page is gone at once, with all that it was about to do. */
  close(): void {
    this.#leave()
    this.clock.stop()
    this.page = null
  }

  goOffline(): void {
    if (!this.network.isOnline) return
    this.network.isOnline = false
    if (this.page !== null) this.#window.dispatchEvent(new Event('offline'))
  }

  goOnline(): void {
    if (this.network.isOnline) return
    this.network.isOnline = true
    if (this.page !== null) this.#window.dispatchEvent(new Event('online'))
  }
}
