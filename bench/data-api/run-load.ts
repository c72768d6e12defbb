import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type LoadJob, type LoadResult, loadResultSchema } from './job.ts'

/** Runs one job in a fresh process. @throws when an answer was not the expected one */
export async function runLoad(job: LoadJob): Promise<LoadResult> {
  const program = fileURLToPath(new URL('./load.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(job))
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (child.exitCode !== 0) throw new Error('the load failed')
  return loadResultSchema.parse(JSON.parse(output))
}
