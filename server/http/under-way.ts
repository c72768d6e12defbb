import type { ServerResponse } from 'node:http'

/** The answers of a server that are not finished yet. */
export type UnderWay = {
  add(response: ServerResponse): void
  /** From now on each answer is the last one on its connection, those under way too where their head is not sent. */
  endConnections(): void
  readonly endsConnections: boolean
  /** Resolves as soon as none is under way. */
  finished(): Promise<void>
}

export function createUnderWay(): UnderWay {
  const answers = new Set<ServerResponse>()
  let waiting: (() => void)[] = []
  let endsConnections = false

  return {
    add(response) {
      // Node then sends `connection: close`.
      if (endsConnections) response.shouldKeepAlive = false
      answers.add(response)
      response.on('close', () => {
        answers.delete(response)
        if (answers.size > 0) return
        for (const resolve of waiting) resolve()
        waiting = []
      })
    },
    endConnections() {
      endsConnections = true
      for (const response of answers) response.shouldKeepAlive = false
    },
    get endsConnections() {
      return endsConnections
    },
    async finished() {
      if (answers.size > 0) await new Promise<void>((resolve) => waiting.push(resolve))
    },
  }
}
