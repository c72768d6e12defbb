import { expect, test } from 'vitest'
import type { BackupKeep, BackupRhythm } from '../backup-config.ts'
import { readConfig } from '../config.ts'
import { isDue, superfluous } from './schedule.ts'

const at = (text: string) => new Date(`2026-11-${text}Z`)
const daily: BackupRhythm = { kind: 'daily', minuteOfDay: 3 * 60 + 30 }
const every6: BackupRhythm = { kind: 'every', seconds: 6 * 3_600 }

test.each([
  [every6, undefined, '23T12:00', true],
  [every6, '23T06:01', '23T12:00', false],
  [every6, '23T06:00', '23T12:00', true],
  [daily, '22T03:30', '23T03:29', false],
  [daily, '22T03:30', '23T03:30', true],
  // The machine was asleep at half past three.
  [daily, '21T03:30', '23T02:00', true],
  [daily, '23T03:30', '23T23:59', false],
])('%o after %s is at %s due: %s', (rhythm, last, now, due) => {
  expect(isDue(rhythm, last === undefined ? undefined : at(last), at(now))).toBe(due)
})

test.each<[BackupKeep, string[]]>([
  [{ kind: 'count', count: 2 }, ['20T03:30', '21T03:30']],
  [{ kind: 'count', count: 9 }, []],
  [{ kind: 'age', seconds: 3 * 86_400 }, ['20T03:30']],
  [{ kind: 'age', seconds: 1 }, ['20T03:30', '21T03:30', '22T03:30']],
])('%o leaves out %o, and never the newest', (keep, gone) => {
  const backups = ['21T03:30', '23T03:30', '20T03:30', '22T03:30'].map((time) => ({
    madeAt: at(time),
  }))
  const found = superfluous(backups, keep, at('23T12:00')).map(({ madeAt }) => madeAt.getTime())
  expect(found.toSorted()).toEqual(gone.map((time) => at(time).getTime()))
})

test('the settings in the forms that they may have', () => {
  const read = (BACKUP_EVERY: string, BACKUP_KEEP = '') =>
    readConfig({ BACKUP_EVERY, BACKUP_KEEP, LARDER_DATA: '/data' }).backup
  expect(readConfig({ BACKUP_KEEP: '3' }).backup).toBeUndefined()
  expect(read('24')).toEqual({
    rhythm: { kind: 'every', seconds: 86_400 },
    keep: { kind: 'count', count: 14 },
    folder: '/data/backups',
  })
  expect(read('3:30', '30d')).toMatchObject({
    rhythm: daily,
    keep: { kind: 'age', seconds: 30 * 86_400 },
  })
  for (const wrong of ['0', '24:00', 'daily'])
    expect(() => read(wrong)).toThrow('BACKUP_EVERY must')
  for (const wrong of ['0', '3w', '-1']) expect(() => read('24', wrong)).toThrow('BACKUP_KEEP must')
})
