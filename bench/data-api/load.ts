/**
 * The load, in a process of its own so that it does not share a thread with what it measures. It reads one
 * job (JSON) from standard input and writes one result.
 */
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { quantile } from '../statistics.ts'
import { loadJobSchema, type LoadJob, type LoadResult } from './job.ts'

const warmUpMilliseconds = 1_000

async function load(job: LoadJob): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: job.connections })
  const { path, headers } = job
  const options: http.RequestOptions = { ...job.target, agent, path, headers }
  const from = performance.now() + warmUpMilliseconds
  const until = from + job.milliseconds
  const times: number[] = []

  async function callAgainAndAgain(): Promise<void> {
    while (performance.now() < until) {
      const startedAt = performance.now()
      await call(options, job.bytes)
      const endedAt = performance.now()
      if (endedAt >= from && endedAt < until) times.push(endedAt - startedAt)
    }
  }
  await Promise.all(Array.from({ length: job.connections }, callAgainAndAgain))
  agent.destroy()
  return {
    perSecond: (times.length / job.milliseconds) * 1_000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}

/** An answer that is not the expected one would be quick, and no measure of anything. */
function call(options: http.RequestOptions, bytes: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(options, (response) => {
      let seen = 0
      response.on('data', (chunk: Buffer) => (seen += chunk.length))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200 && seen === bytes) return resolve()
        reject(new Error(`status ${response.statusCode}, ${seen} bytes instead of ${bytes}`))
      })
    })
    request.on('error', reject)
  })
}

const job = loadJobSchema.parse(JSON.parse(await text(process.stdin)))
process.stdout.write(JSON.stringify(await load(job)))
