import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { createFairQueue, type FairQueueLimits } from '../http/fair-queue.ts'
import { requestTarget, type Upstream } from '../postgrest/upstream.ts'
import type { IsAdmitted } from './is-admitted.ts'
import { createRecentWriters } from './recent-writers.ts'
import type { SearchReplica } from './search-replica.ts'

/** A request for the data API, read whole. */
export type Question = {
  readonly method: string | undefined
  /** `/rpc/search_recipes` and what follows. */
  readonly target: string
  /** As the caller sent it, for whose it is. */
  readonly authorization: string | undefined
  /** For PostgREST. */
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer | undefined
}

/** A replica for searches, and what it takes to use it rightly. */
export type SearchesElsewhere = {
  readonly replica: Pick<SearchReplica, 'upstream' | 'failed'>
  /** The functions of the data API that write nothing. */
  readonly readers: ReadonlySet<string>
  readonly isAdmitted: IsAdmitted
}

type SearchElsewhere = {
  /**
   * Asks the replica, where the question is a search and nothing speaks against it.
   *
   * @returns its good answer; undefined where the primary has to be asked
   * @throws WaitedTooLong; whatever `gone` was aborted with
   */
  ask(question: Question, sender: string, gone: AbortSignal): Promise<IncomingMessage | undefined>
  /** Receives what the primary has done. */
  done(question: Pick<Question, 'method' | 'target' | 'authorization'>, status: number): void
}

type SearchElsewhereOptions = SearchesElsewhere & {
  /** How much is asked of it at once, beside what the primary is asked. */
  readonly turns: FairQueueLimits
}

const searches = new Set(['/rpc/search_recipes', '/rpc/count_recipes'])
const reads = new Set(['GET', 'HEAD'])
/** A search takes a tenth of a second; what takes so long, the primary is asked. */
const patienceMilliseconds = 4_000
/** Shorter than the 30 s after which PostgREST closes an idle connection. */
const idleMilliseconds = 20_000

/** Searches are answered by the replica, but for those who have just written: they look for what they wrote. */
export function createSearchElsewhere(options: SearchElsewhereOptions): SearchElsewhere {
  const { replica, readers, isAdmitted, turns } = options
  const queue = createFairQueue(turns)
  const agent = new http.Agent({ keepAlive: true, timeout: idleMilliseconds })
  const writers = createRecentWriters(() => performance.now())

  return {
    async ask(question, sender, gone) {
      if (!searches.has(pathOf(question.target))) return undefined
      const upstream = replica.upstream()
      if (upstream === undefined) return undefined
      const caller = callerOf(question.authorization)
      if (caller !== undefined && writers.has(caller.id)) return undefined
      if (caller !== undefined && !(await isAdmitted(caller.claims))) return undefined
      const leave = await queue.enter(sender, gone)
      try {
        const answer = await answerOf(upstream, agent, question)
        if (answer !== undefined && isGood(answer)) return answer
        // Whether the replica is wrong or the question is: what the primary says counts.
        answer?.resume()
        if (answer === undefined) replica.failed()
        return undefined
      } finally {
        leave()
      }
    },
    done({ method = '', target, authorization }, status) {
      if (reads.has(method) || status >= 400) return
      const path = pathOf(target)
      if (path.startsWith('/rpc/') && readers.has(path.slice('/rpc/'.length))) return
      const caller = callerOf(authorization)
      if (caller !== undefined) writers.note(caller.id)
    },
  }
}

/** @returns undefined where no answer came */
function answerOf(
  upstream: Upstream,
  agent: http.Agent,
  { method, target, headers, body }: Question,
): Promise<IncomingMessage | undefined> {
  return new Promise((resolve) => {
    const place = { ...requestTarget(upstream), agent, method, path: target, headers }
    const outgoing = http.request(place, (incoming) => {
      // From here on the caller may take their time.
      outgoing.setTimeout(0)
      resolve(incoming)
    })
    outgoing.setTimeout(patienceMilliseconds, () => outgoing.destroy())
    outgoing.on('error', () => resolve(undefined))
    outgoing.on('close', () => resolve(undefined))
    outgoing.end(body)
  })
}

const isGood = ({ statusCode = 500 }: IncomingMessage) => statusCode >= 200 && statusCode < 300

const pathOf = (target: string) => target.split('?', 1)[0] ?? ''

const claimsSchema = z.object({ sub: z.string().max(100) })

/** Who a token says that it is of, and its claims as JSON; whether they are true the data API finds out. */
function callerOf(authorization = ''): { id: string; claims: string } | undefined {
  const payload = /^bearer +[\w-]+\.([\w-]+)\.[\w-]+$/i.exec(authorization)?.[1]
  if (payload === undefined) return undefined
  try {
    const claims = Buffer.from(payload, 'base64url').toString()
    return { id: claimsSchema.parse(JSON.parse(claims)).sub, claims }
  } catch {
    return undefined
  }
}
