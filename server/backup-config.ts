import path from 'node:path'
import { z } from 'zod'
import { secondsPer } from '#domain/time-units.ts'
import { optionalText } from '#functions/settings/optional-text.ts'

/** When a backup is due: so long after the last one, or once a day at that minute, UTC. */
export type BackupRhythm =
  | { readonly kind: 'every'; readonly seconds: number }
  | { readonly kind: 'daily'; readonly minuteOfDay: number }

/** Which backups stay: the newest ones, or those that are not older. */
export type BackupKeep =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'age'; readonly seconds: number }

export type BackupConfig = {
  readonly rhythm: BackupRhythm
  readonly keep: BackupKeep
  /** Absolute path. */
  readonly folder: string
}

const everyWords =
  'BACKUP_EVERY must be a number of hours, such as 12, or a time of day, such as 03:30'
const keepWords = 'BACKUP_KEEP must be a number of backups, such as 14, or of days, such as 30d'

export const backupVariables = {
  BACKUP_EVERY: optionalText.transform((text, context) => {
    const rhythm = text === undefined ? undefined : readRhythm(text)
    if (rhythm !== undefined || text === undefined) return rhythm
    context.addIssue({ code: 'custom', message: everyWords })
    return z.NEVER
  }),
  BACKUP_KEEP: optionalText.transform((text = '14', context) => {
    const [, amount, days] = /^([1-9]\d{0,3})(d?)$/.exec(text) ?? []
    if (amount === undefined) {
      context.addIssue({ code: 'custom', message: keepWords })
      return z.NEVER
    }
    return days === 'd'
      ? ({ kind: 'age', seconds: Number(amount) * secondsPer.day } as const)
      : ({ kind: 'count', count: Number(amount) } as const)
  }),
  BACKUP_TO: optionalText,
} as const

function readRhythm(text: string): BackupRhythm | undefined {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  if (hour !== undefined) {
    return { kind: 'daily', minuteOfDay: Number(hour) * 60 + Number(minute) }
  }
  const [, hours] = /^(\d{1,3}(?:\.\d+)?)h?$/.exec(text) ?? []
  const seconds = Number(hours) * secondsPer.hour
  return seconds > 0 ? { kind: 'every', seconds } : undefined
}

/** Undefined where nobody asked for backups. */
export function readBackup(
  variables: z.infer<z.ZodObject<typeof backupVariables>>,
  dataDir: string,
): BackupConfig | undefined {
  const { BACKUP_EVERY: rhythm, BACKUP_KEEP: keep, BACKUP_TO: to } = variables
  if (rhythm === undefined) return undefined
  return { rhythm, keep, folder: path.resolve(to ?? path.join(dataDir, 'backups')) }
}
