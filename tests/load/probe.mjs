/**
 * Loaded into the server before its own code: at SIGUSR2 it collects all garbage and writes to standard error what is left.
 * What a process holds at some moment is mostly what has not been collected yet, and tells nothing of a leak.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    process.stderr.write(`bytes in use: ${heapUsed + external}\n`)
  })
}
