import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { refusedStart, startProcess } from '../host/larder-process.ts'
import { inDatabaseOf } from '../support/larder-sql.ts'
import { createCrowd } from './crowd.ts'
import type { Random } from './random.ts'

const run = promisify(execFile)
const patienceMilliseconds = 60_000
const wordsSchema = z.object({ code: z.string(), message: z.string().min(10) })

/**
 * A Larder on a disk of its own, which fills while people write, and has room again later; then one that
 * is full, or read-only, at the start.
 *
 * @returns one sentence for each thing that is not as it must be; undefined where no disk can be mounted
 */
export async function fillDisk(
  home: string,
  random: Random,
  picture: Uint8Array,
  say: (line: string) => void,
): Promise<string[] | undefined> {
  const disk = path.join(home, 'disk')
  await mkdir(disk)
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=260m', 'tmpfs', disk]).then(
    () => true,
    () => false,
  )
  if (!isMounted) return undefined
  try {
    return [
      ...(await whileRunning(disk, random, picture, say)),
      ...(await atStart(disk, 'The disk that holds', () => useUp(disk))),
      ...(await atStart(disk, 'cannot be written to', () =>
        run('mount', ['-o', 'remount,ro', disk]),
      )),
    ]
  } finally {
    await run('umount', [disk])
  }
}

async function whileRunning(
  disk: string,
  random: Random,
  picture: Uint8Array,
  say: (line: string) => void,
): Promise<string[]> {
  const dataDir = path.join(disk, 'data')
  const faults: string[] = []
  const larder = await startProcess(dataDir, {})
  try {
    const crowd = createCrowd(larder.address, random, picture)
    const deadline = performance.now() + patienceMilliseconds
    for (let person = 0; person < 4; person++) await crowd.join(deadline)
    const last = await crowd.join(deadline)
    await crowd.during(async () => {
      await pause(500)
      await useUp(disk)
      await until(
        async () => {
          const answer = await last.call('POST', '/rest/v1/pantry_items', { name: 'too much' })
          if (answer.status < 500) return false
          say(`on a full disk: ${answer.status} ${JSON.stringify(answer.body)}`)
          if (!wordsSchema.safeParse(answer.body).success) faults.push('a refusal without words')
          return true
        },
        () => useUpLog(dataDir),
      )
      // Its log cannot grow, and it does not come up again.
      await until(async () => larder.output().includes('The disk that holds'))
      const { status, body } = await last.call('POST', '/rest/v1/pantry_items', {
        name: 'too much',
      })
      if (status !== 507)
        faults.push(`a full disk is answered with ${status} ${JSON.stringify(body)}`)
      if ((await fetch(larder.address)).status !== 200) faults.push('the app is not served')
      await rm(path.join(disk, 'ballast'))
      const freedAt = performance.now()
      const back = (await crowd.firstWrite(freedAt + patienceMilliseconds)) - freedAt
      say(`with room again: a write after ${(back / 1000).toFixed(1)} s`)
    })
    await last.call('DELETE', '/rest/v1/pantry_items?name=eq.too%20much')
    faults.push(...(await crowd.compare()))
    if (larder.child.exitCode !== null) faults.push('the server ended')
  } finally {
    await larder.end('SIGTERM')
  }
  return faults
}

/** Refuses to start, in one sentence and with exit code 1, and starts again afterwards. */
async function atStart(
  disk: string,
  words: string,
  spoil: () => Promise<unknown>,
): Promise<string[]> {
  await spoil()
  const { exitCode, output } = await refusedStart(path.join(disk, 'data'))
  if (existsSync(path.join(disk, 'ballast'))) await rm(path.join(disk, 'ballast'))
  const isClear = new RegExp(`^Larder cannot run: .*${words}.*\\n$`, 'm').test(output)
  return exitCode === 1 && isClear ? [] : [`a start says ${exitCode}: ${output}`]
}

async function useUp(disk: string): Promise<void> {
  const file = await open(path.join(disk, 'ballast'), 'w')
  try {
    for (const bytes of [1_000_000, 4096]) {
      const block = Buffer.alloc(bytes)
      for (let isFull = false; !isFull;) {
        isFull = await file.write(block).then(
          ({ bytesWritten }) => bytesWritten < bytes,
          () => true,
        )
      }
    }
  } finally {
    await file.close()
  }
}

/** Writes into PostgreSQL's log alone, until it needs another file of it. */
async function useUpLog(dataDir: string): Promise<void> {
  await inDatabaseOf(dataDir, (client) =>
    client.query(`select pg_logical_emit_message(true, 'test', repeat('much ', 200000))`),
  ).catch(() => undefined)
}

async function until(isSo: () => Promise<boolean>, next = () => pause(50)): Promise<void> {
  const deadline = performance.now() + patienceMilliseconds
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('A full disk made no difference.')
    await next()
  }
}
