import { readFile } from 'node:fs/promises'
import { childrenOf } from '../host/larder-process.ts'

/** Megabytes that a process holds; 0 where the system does not say. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}

export interface Memory {
  readonly server: number
  readonly dataApi: number
}

/** Of the server itself and of its data API. */
export async function memoryOf(pid: number, dataDir: string): Promise<Memory> {
  const { PostgREST: child = 0 } = await childrenOf(dataDir)
  return { server: await residentOf(pid), dataApi: await residentOf(child) }
}
