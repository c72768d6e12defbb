import { existsSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { secondsPer } from '#domain/time-units.ts'
import { lastScheduled } from '../backup/backup-folder.ts'
import { intervalSeconds } from '../backup/schedule.ts'
import type { Config } from '../config.ts'
import { reasonOf } from '../log.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, off, warning, fault } = findingsOf('backups')

/** Whether there is a backup that is not too old. */
export async function checkBackups(
  { backup, production }: Pick<Config, 'backup' | 'production'>,
  now: Date,
): Promise<Finding> {
  if (backup === undefined) {
    const advice = 'Set BACKUP_EVERY=24, or see to backups yourself.'
    return production
      ? warning('none are made by themselves', advice)
      : off('none are made by themselves')
  }
  const { folder, rhythm } = backup
  if (!existsSync(folder)) return ok(`the first is made at the next start, in ${folder}`)
  try {
    await access(folder, constants.W_OK)
  } catch (thrown) {
    return fault(
      `${folder} cannot be written to: ${reasonOf(thrown)}`,
      'Give it to Larder’s user, or set BACKUP_TO.',
    )
  }
  const last = await lastScheduled(folder)
  if (last === undefined)
    return warning(`${folder} holds none yet`, 'Start Larder: the first is made at once.')
  const hours = (now.getTime() - last.getTime()) / 1_000 / secondsPer.hour
  const found = `the newest in ${folder} is ${hours.toFixed(1)} hours old`
  if (hours * secondsPer.hour <= 2 * intervalSeconds(rhythm)) return ok(found)
  return fault(found, 'Look at the log for “no backup was made”.')
}
