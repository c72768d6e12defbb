export type FairQueueLimits = {
  /** So much may be under way at once. */
  readonly atOnce: number
  /** Of that so much for one sender. */
  readonly ofOne: number
  /** Milliseconds that anything waits at most. */
  readonly patience: number
}

export type FairQueue = {
  /**
   * Resolves when it is this sender's turn, with what ends it; senders that wait take turns, however much one
   * of them wants.
   *
   * @throws WaitedTooLong; whatever `signal` was aborted with
   */
  enter(sender: string, signal: AbortSignal): Promise<() => void>
  /** How things stand now. */
  state(): FairQueueState
}

export type FairQueueState = {
  readonly running: number
  readonly waiting: number
  /** How many waited too long, since the start. */
  readonly refused: number
}

export class WaitedTooLong extends Error {
  override readonly name = 'WaitedTooLong'
}

type Line = { running: number; servedAt: number; readonly waiting: Set<() => void> }

export function createFairQueue({ atOnce, ofOne, patience }: FairQueueLimits): FairQueue {
  const lines = new Map<string, Line>()
  let running = 0
  let served = 0
  let waiting = 0
  let refused = 0

  function start(sender: string, line: Line): () => void {
    running += 1
    line.running += 1
    line.servedAt = served += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running -= 1
      line.running -= 1
      if (line.running === 0 && line.waiting.size === 0) lines.delete(sender)
      callNext()
    }
  }

  function callNext(): void {
    const next = () => (running < atOnce ? nextLine()?.waiting.values().next().value : undefined)
    for (let turn = next(); turn !== undefined; turn = next()) turn()
  }

  /** Of who was not served for longest. */
  function nextLine(): Line | undefined {
    let found: Line | undefined
    for (const line of lines.values()) {
      if (line.waiting.size === 0 || line.running >= ofOne) continue
      if (found === undefined || line.servedAt < found.servedAt) found = line
    }
    return found
  }

  return {
    async enter(sender, signal) {
      signal.throwIfAborted()
      const line = lines.get(sender) ?? { running: 0, servedAt: 0, waiting: new Set() }
      lines.set(sender, line)
      if (running < atOnce && line.running < ofOne) return start(sender, line)
      return new Promise<() => void>((resolve, reject) => {
        const giveUp = (reason: unknown) => {
          line.waiting.delete(turn)
          if (line.running === 0 && line.waiting.size === 0) lines.delete(sender)
          forget()
          reject(reason)
        }
        const leave = () => giveUp(signal.reason)
        const tooLong = () => {
          refused += 1
          giveUp(new WaitedTooLong())
        }
        const timer = setTimeout(tooLong, patience)
        waiting += 1
        const forget = () => {
          waiting -= 1
          clearTimeout(timer)
          signal.removeEventListener('abort', leave)
        }
        const turn = () => {
          forget()
          line.waiting.delete(turn)
          resolve(start(sender, line))
        }
        signal.addEventListener('abort', leave, { once: true })
        line.waiting.add(turn)
      })
    },
    state: () => ({ running, waiting, refused }),
  }
}
