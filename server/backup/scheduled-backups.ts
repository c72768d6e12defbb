import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BackupConfig } from '../backup-config.ts'
import { type Log, reasonOf } from '../log.ts'
import { claimFolder } from './backup-claim.ts'
import { lastScheduled, listScheduled, removeUnfinished, scheduledName } from './backup-folder.ts'
import { createBackup } from './create-backup.ts'
import { isDue, superfluous } from './schedule.ts'
import type { Place } from './source.ts'

type Options = {
  readonly config: BackupConfig
  readonly place: Place
  readonly now: () => Date
  readonly log: Log
}

export type ScheduledBackups = { stop(withinMilliseconds: number): Promise<void> }

const lookMilliseconds = 60_000
/** After one that failed the next try has a chance that the reason is gone. */
const restMilliseconds = 15 * 60_000

/** Makes backups when they are due, for as long as this server runs. */
export function startScheduledBackups(options: Options): ScheduledBackups {
  const { log } = options
  let restUntil = 0
  let work: Promise<unknown> = Promise.resolve()
  let isWorking = false
  const look = () => {
    if (isWorking || Date.now() < restUntil) return
    isWorking = true
    work = backUpIfDue(options)
      .catch((thrown: unknown) => {
        restUntil = Date.now() + restMilliseconds
        const detail = { reason: reasonOf(thrown) }
        log({ level: 'error', event: 'no backup was made, the next try is in 15 minutes', detail })
      })
      .finally(() => {
        isWorking = false
      })
  }
  look()
  const timer = setInterval(look, lookMilliseconds)
  timer.unref()
  return {
    async stop(withinMilliseconds) {
      clearInterval(timer)
      const over = new AbortController()
      const deadline = pause(withinMilliseconds, undefined, { signal: over.signal })
      await Promise.race([work, deadline.catch(() => undefined)])
      over.abort()
    },
  }
}

/**
 * One look: makes a backup where one is due and no other server is at it, and removes what need not be kept.
 *
 * @returns the new file; undefined where there was nothing to do
 */
export async function backUpIfDue({
  config,
  place,
  now,
  log,
}: Options): Promise<string | undefined> {
  const { folder, rhythm, keep } = config
  const dueNow = async () => isDue(rhythm, await lastScheduled(folder), now())
  if (!(await dueNow())) return undefined
  const release = await claimFolder(folder)
  if (release === undefined) return undefined
  try {
    // Another server may have made it since.
    if (!(await dueNow())) return undefined
    await removeUnfinished(folder)
    const startedAt = now()
    const file = path.join(folder, scheduledName(startedAt))
    const { tables, parts } = await createBackup({
      place,
      file,
      now: startedAt,
      log,
      onProgress: () => undefined,
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
    const seconds = Math.round((now().getTime() - startedAt.getTime()) / 1_000)
    log({ level: 'info', event: 'backup made', detail: { file, rows, bytes, seconds } })
    await prune(folder, keep, now(), log)
    return file
  } finally {
    await release()
  }
}

async function prune(folder: string, keep: BackupConfig['keep'], now: Date, log: Log) {
  for (const { file } of superfluous(await listScheduled(folder), keep, now)) {
    await rm(file, { force: true })
    log({ level: 'info', event: 'older backup removed', detail: { file } })
  }
}
