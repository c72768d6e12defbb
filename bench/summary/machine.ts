import os from 'node:os'
import { z } from 'zod'

/** Where figures were taken. */
export const machineSchema = z.object({
  processor: z.string(),
  cores: z.number(),
  memoryGb: z.number(),
  node: z.string(),
  kernel: z.string(),
  /** Of the last minute, before the first part. */
  load: z.number(),
})
export type Machine = z.infer<typeof machineSchema>

export function thisMachine(): Machine {
  return {
    processor: os.cpus()[0]?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGb: Math.round(os.totalmem() / 1024 ** 3),
    node: process.version,
    kernel: `${os.type()} ${os.release()}`,
    load: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
  }
}

/** With more than that other work is in every time. */
export const quietLoad = 1

export const machineLine = ({ processor, cores, memoryGb, node, kernel, load }: Machine): string =>
  `${processor}, ${cores} cores, ${memoryGb} GB, ${kernel}, Node ${node}; load average ${load} at the start`
