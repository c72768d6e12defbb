import type { Random } from '#domain/testing/random.ts'
import { requestOf, type Answer, type Request } from './backend.ts'
import type { Turns } from './turns.ts'

/** Where requests arrive; what it answers was done. */
export type Server = (request: Request) => Promise<Answer>

/** What becomes of a request: nothing, or it is done and its answer does not come, or all of it. */
type Fate = 'lost' | 'unanswered' | 'answered'

const configuration = { url: 'http://larder.test', publicKey: 'public', features: {} }
const noConnection = () => new TypeError('Failed to fetch')

/** As much of a response as the app reads. */
function responseOf({ status, body }: Answer) {
  const text = body === null || body === undefined ? '' : JSON.stringify(body)
  const response = {
    status,
    statusText: '',
    ok: status < 400,
    headers: new Headers(),
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(JSON.parse(text) as unknown),
    clone: () => response,
  }
  return response
}

/** The network of one device: now there, now not, and sometimes bad. */
export class DeviceNetwork {
  isOnline = true
  /** One in so many requests fails while it is there; 0 for none. */
  failures = 0
  /** Told of each answer that has come, before the page knows it. */
  onAnswer = (_request: Request, _answer: Answer): void => undefined
  readonly #account: string
  readonly #server: Server
  readonly #turns: Turns
  readonly #random: Random

  constructor(account: string, server: Server, turns: Turns, random: Random) {
    this.#account = account
    this.#server = server
    this.#turns = turns
    this.#random = random
  }

  #fate(): Fate {
    const fails = !this.isOnline || (this.failures > 0 && this.#random.oneIn(this.failures))
    if (!fails) return 'answered'
    return this.#random.oneIn(2) ? 'lost' : 'unanswered'
  }

  /** In the place of a page's `fetch`. Who has left the page hears nothing any more. */
  fetch(address: string, init: RequestInit, isLeft: () => boolean): Promise<unknown> {
    if (address === '/larder.json')
      return Promise.resolve(responseOf({ status: 200, body: configuration }))
    return new Promise((resolve, reject) => {
      if (isLeft()) return
      if (!this.isOnline) {
        reject(noConnection())
        return
      }
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      const request = requestOf(this.#account, address, init)
      this.#turns.add(async () => {
        const fate = this.#fate()
        const answer = fate === 'lost' ? null : await this.#server(request)
        this.#turns.add(() => {
          if (isLeft()) return
          if (answer === null || fate !== 'answered' || !this.isOnline) {
            reject(noConnection())
            return
          }
          this.onAnswer(request, answer)
          resolve(responseOf(answer))
        })
      })
    })
  }
}
