import type { Device } from './device.ts'
import type { Act, Ledger } from './oracle/ledger.ts'

/** Notes what is stored, in the moment in which it is. */
class WatchedRows extends Map<IDBValidKey, unknown> {
  onStored = (_key: IDBValidKey, _row: unknown): void => undefined
  override set(key: IDBValidKey, row: unknown): this {
    super.set(key, row)
    this.onStored(key, row)
    return this
  }
}

/** How a device stands to what its person does there. */
export interface Hand {
  device: Device
  name: string
  rows: WatchedRows
  /** What is being done there, to which what is stored belongs. */
  act: Act | null
  /** The backend said that the account is gone. */
  isGone: boolean
}

/** What is stored on the device goes into the ledger. */
export function handOn(device: Device, name: string, ledger: Ledger): Hand {
  const rows = new WatchedRows()
  device.disk.stores.set('operations', rows)
  const hand: Hand = { device, name, rows, act: null, isGone: false }
  rows.onStored = (key, row) => {
    const stored = Object(row)
    const [channel, operation] = [Reflect.get(stored, 'channel'), Reflect.get(stored, 'operation')]
    if (hand.act !== null && typeof key === 'number')
      ledger.stored(hand.act, { key, channel: String(channel), operation })
  }
  device.network.onAnswer = (_request, { status }) => {
    if (status === 401) hand.isGone = true
  }
  return hand
}
