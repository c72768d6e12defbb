/**
 * `npm run test:crash [-- --kills 50 --seed N --limit SECONDS --json]`: people write on the built server while its
 * processes are killed with kill -9, one kind after the other and all at once; then the disk fills. Exit code 1 where something
 * acknowledged is lost, something is half there or left behind, or it takes longer than the limit to come back.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { freePort } from '../support/free-port.ts'
import { fillDisk } from './full-disk.ts'
import { killRounds } from './kill-rounds.ts'
import { startMachine } from './machine.ts'
import { createRandom } from './random.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    limit: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
})
const [kills, seed, limit] = [Number(values.kills), Number(values.seed), Number(values.limit)]

const background = { r: 200, g: 120, b: 40 }
const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
  .jpeg()
  .toBuffer()
const say = (line: string) => process.stderr.write(`${line}\n`)
const home = await mkdtemp(path.join(tmpdir(), 'larder-crash-'))
try {
  const machine = await startMachine(path.join(home, 'data'), await freePort())
  const figures = await killRounds(machine, kills, createRandom(seed), picture, say).catch(
    async (thrown: unknown) => {
      await machine.stop()
      throw thrown
    },
  )
  const left = await machine.stop()
  for (const line of left) say(line)
  const full = await fillDisk(home, createRandom(seed), picture, say)
  if (full === undefined) say('No disk could be mounted: that it fills was not tried.')
  for (const line of full ?? []) say(line)
  const sorted = figures.seconds.toSorted((one, other) => one - other)
  const round = (value = 0) => Math.round(value * 100) / 100
  const result = {
    kills: figures.kills,
    acknowledged: figures.acknowledged,
    lost: figures.faults.length,
    left: left.length,
    fullDiskFaults: full?.length ?? null,
    p50Seconds: round(sorted[Math.floor(sorted.length / 2)]),
    maxSeconds: round(sorted.at(-1)),
    limitSeconds: limit,
    seed,
  }
  const { acknowledged, lost, p50Seconds, maxSeconds } = result
  process.stdout.write(
    values.json
      ? `${JSON.stringify(result)}\n`
      : `${kills} kills, ${acknowledged} writes acknowledged, ${lost} lost or half, ${left.length} left behind; back after ${p50Seconds} s (half of them), ${maxSeconds} s at most; a full disk: ${full?.length ?? 'not tried'}${full === undefined ? '' : ' faults'}; seed ${seed}\n`,
  )
  process.exitCode =
    lost > 0 || left.length > 0 || (full?.length ?? 0) > 0 || maxSeconds > limit ? 1 : 0
} finally {
  await rm(home, { recursive: true, force: true })
}
