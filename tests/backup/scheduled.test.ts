import { mkdtemp, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openArchive } from '#server/backup/read-archive.ts'
import { backUpIfDue } from '#server/backup/scheduled-backups.ts'
import type { Place } from '#server/backup/source.ts'
import type { BackupConfig } from '#server/backup-config.ts'
import { claimDatabase } from '#server/migrations/claim.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { loadSecrets } from '#server/secrets.ts'
import { refusedStart } from '../host/larder-process.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { newFolder, urlOf } from './places.ts'

let home: string
let database: TestDatabase
let place: Place
let folder: string
let lines: string[]

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'larder-scheduled-'))
  database = await createTestDatabase()
  place = { dataDir: await newFolder(home), databaseUrl: urlOf(database.connection) }
  const { keys } = await loadSecrets(place.dataDir)
  await withClient(database.connection, (client) => claimDatabase(client, keys))
})

afterAll(async () => {
  await database.drop()
  await rm(home, { recursive: true })
})

beforeEach(async () => {
  folder = await newFolder(home)
  lines = []
})

const look = (time: string, keep: BackupConfig['keep'] = { kind: 'count', count: 2 }) =>
  backUpIfDue({
    config: { rhythm: { kind: 'every', seconds: 3_600 }, keep, folder },
    place,
    now: () => new Date(`2026-11-23T${time}Z`),
    log: ({ level, event }) => lines.push(`${level}: ${event}`),
  })

test('one is made when it is due, and only what was made by itself is removed', async () => {
  await writeFile(path.join(folder, 'larder-backup-2026-01-01T00-00-00.tar'), 'by hand')
  const first = await look('01:00:00')
  expect(first).toBe(path.join(folder, 'larder-scheduled-2026-11-23T01-00-00.tar'))
  expect((await openArchive(first ?? '')).manifest.tables.length).toBeGreaterThan(45)
  expect(await look('01:59:00')).toBeUndefined()
  expect(await look('02:00:00')).toContain('T02-00-00')
  expect(await look('03:00:00')).toContain('T03-00-00')
  expect((await readdir(folder)).toSorted()).toEqual([
    'larder-backup-2026-01-01T00-00-00.tar',
    'larder-scheduled-2026-11-23T02-00-00.tar',
    'larder-scheduled-2026-11-23T03-00-00.tar',
  ])
  expect(lines).toEqual([
    'info: backup made',
    'info: backup made',
    'info: backup made',
    'info: older backup removed',
  ])
})

test('of several servers on one folder one makes it', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => look('01:00:00')))
  expect(made.filter((file) => file !== undefined)).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['larder-scheduled-2026-11-23T01-00-00.tar'])
})

test('what a killed server left is cleared away once it gave no sign for long', async () => {
  const claim = path.join(folder, 'larder-scheduled.claim')
  await writeFile(claim, '')
  await writeFile(
    path.join(folder, 'larder-scheduled-2026-11-22T01-00-00.tar.unfinished-7'),
    'half',
  )
  expect(await look('01:00:00')).toBeUndefined()
  const before = Date.now() / 1_000 - 600
  await utimes(claim, before, before)
  expect(await look('01:00:00')).toContain('T01-00-00')
  expect(await readdir(folder)).toEqual(['larder-scheduled-2026-11-23T01-00-00.tar'])
})

test('one that fails leaves nothing, and the claim is given back', async () => {
  const broken = { ...place, dataDir: path.join(home, 'nowhere') }
  const failing = backUpIfDue({
    config: { rhythm: { kind: 'every', seconds: 60 }, keep: { kind: 'count', count: 1 }, folder },
    place: broken,
    now: () => new Date(),
    log: () => undefined,
  })
  await expect(failing).rejects.toMatchObject({ code: 'nothing_there' })
  expect(await readdir(folder)).toEqual([])
})

test('a folder that cannot be written to is refused at the start', async () => {
  const dataDir = path.join(home, 'refused')
  await mkdir(dataDir)
  const settings = { BACKUP_EVERY: '24', BACKUP_TO: '/dev/null/backups' }
  const { exitCode, output } = await refusedStart(dataDir, settings)
  expect(exitCode).toBe(2)
  expect(output).toMatch(
    /Larder cannot run: Backups cannot be written to \/dev\/null\/backups: .*BACKUP_TO/,
  )
})
