/**
 * `npm run test:tools -- [--sequences 10000] [--seed 1] [--json]`: what a model could be brought to do for somebody, as scripted
 * sequences of calls against a real server and its database; one of 25 over the network, with a local provider as the model. Nothing of
 * others may come out (`leaks`), nothing may be written that nobody confirmed (`unconfirmed`), and nothing may come out that is not known
 * to suit who eats (`againstDiet`). `--broken` takes each fence down in turn, which has to be found. Ends with 1 where that does not hold.
 */
import { parseArgs } from 'node:util'
import { fences } from './fences.ts'
import { runSequences } from './run.ts'
import { openWorld } from './world.ts'

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    broken: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const [sequences, seed] = [Number(values.sequences), Number(values.seed)]
const tell = (line: string) => process.stderr.write(`${line}\n`)

const world = await openWorld()
try {
  if (values.broken) {
    const missed: string[] = []
    for (const fence of fences) {
      const found = (await runSequences(world, { seed, sequences: 100, fence }))[fence.found]
      tell(`${fence.name}: ${found.length} found`)
      if (found.length === 0) missed.push(fence.name)
    }
    const figures = { fences: fences.length, missed: missed.length }
    process.stdout.write(`${JSON.stringify(figures)}\n`)
    process.exitCode = missed.length === 0 ? 0 : 1
  } else {
    const found = await runSequences(world, { seed, sequences, tell })
    const { leaks, unconfirmed, againstDiet } = found
    const all = [...leaks, ...unconfirmed, ...againstDiet]
    for (const line of all.slice(0, 50)) tell(`✗ ${line}`)
    const figures = {
      sequences,
      leaks: leaks.length,
      unconfirmed: unconfirmed.length,
      againstDiet: againstDiet.length,
    }
    process.stdout.write(
      values.json
        ? `${JSON.stringify(figures)}\n`
        : `${sequences} sequences of seed ${seed}: ${figures.leaks} leaks, ${figures.unconfirmed} unconfirmed, ${figures.againstDiet} against a diet\n`,
    )
    process.exitCode = all.length === 0 ? 0 : 1
  }
} finally {
  await world.close()
}
