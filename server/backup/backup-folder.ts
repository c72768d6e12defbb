import { access, constants, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { reasonOf } from '../log.ts'
import { StartError } from '../start-error.ts'

export type ScheduledBackup = { readonly file: string; readonly madeAt: Date }

/** Only names of this form are ours to remove; one that somebody made by hand has another. */
const ours = /^larder-scheduled-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)\.tar$/
const oursUnfinished = /^larder-scheduled-[\dT-]+\.tar\.unfinished-\d+$/

export function scheduledName(now: Date): string {
  return `larder-scheduled-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.tar`
}

/** @throws StartError `backup_folder`, exit code 2, where no backup could be written */
export async function requireBackupFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (cause) {
    throw new StartError(
      'backup_folder',
      `Backups cannot be written to ${folder}: ${reasonOf(cause)}. BACKUP_TO names the folder.`,
      { cause, exitCode: 2 },
    )
  }
}

/** The backups that were made by themselves, in no order. */
export async function listScheduled(folder: string): Promise<ScheduledBackup[]> {
  const names = await readdir(folder)
  return names.flatMap((name) => {
    const [, day, hour, minute, second] = ours.exec(name) ?? []
    if (day === undefined) return []
    const madeAt = new Date(`${day}${hour}:${minute}:${second}Z`)
    return [{ file: path.join(folder, name), madeAt }]
  })
}

/** When the newest was made. */
export async function lastScheduled(folder: string): Promise<Date | undefined> {
  const times = (await listScheduled(folder)).map(({ madeAt }) => madeAt.getTime())
  return times.length === 0 ? undefined : new Date(Math.max(...times))
}

/** What a killed server left half written. Only for who has the claim: nobody else writes then. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (oursUnfinished.test(name)) await rm(path.join(folder, name), { force: true })
  }
}

/** How old the newest is; that of a server without any counts from `since`. */
export async function ageSeconds(folder: string, since: Date, now: Date): Promise<number> {
  const last = (await lastScheduled(folder)) ?? since
  return (now.getTime() - last.getTime()) / 1_000
}
