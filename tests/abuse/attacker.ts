/** The attacking process: reads one job from standard input, and reports the result. */
import os from 'node:os'
import { text } from 'node:stream/consumers'
import { attacks } from './attacks.ts'
import { jobSchema } from './job.ts'

// The machine is shared with what is attacked: what the attack itself costs must not count as harm done.
os.setPriority(10)
const job = jobSchema.parse(JSON.parse(await text(process.stdin)))
const done = await attacks[job.attack]?.(job)
process.stdout.write(JSON.stringify(done ?? {}), () => process.exit(0))
