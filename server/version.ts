import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { paths } from './paths.ts'

const manifestSchema = z.object({ version: z.string() })

/** The version of this Larder, as package.json names it. */
export const version = manifestSchema.parse(
  JSON.parse(readFileSync(path.join(paths.root, 'package.json'), 'utf8')),
).version
