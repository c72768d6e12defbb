import { parseArgs } from 'node:util'
import { openSource } from '../backup/source.ts'
import { readConfig } from '../config.ts'
import { createLog, reasonOf } from '../log.ts'
import { AdminError, type AdminCommand, type AdminContext, wrongUsage } from './command.ts'
import { commands, helpOf } from './commands.ts'

export type AdminStreams = {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly confirm: AdminContext['confirm']
}

/** Runs `admin …` and returns its exit code: 0 where it was done. */
export async function runAdmin(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  { out, err, confirm }: AdminStreams,
): Promise<number> {
  const isJson = words.includes('--json')
  try {
    const [name, ...rest] = words.filter((word) => word !== '--json')
    if (name === undefined || name === '--help' || rest.includes('--help')) {
      out(`${helpOf(name)}\n`)
      return name === undefined ? 2 : 0
    }
    const command = commands.get(name)
    if (command === undefined)
      throw wrongUsage(`There is no “${name}”. --help lists what there is.`)
    const { text, json } = await runCommand(command, rest, environment, confirm)
    out(isJson ? `${JSON.stringify(json)}\n` : `${text}\n`)
    return 0
  } catch (thrown) {
    const [code, exitCode] =
      thrown instanceof AdminError
        ? [thrown.code, thrown.exitCode]
        : [thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'failed', 1]
    err(`${reasonOf(thrown)}\n`)
    if (isJson) out(`${JSON.stringify({ error: { code, message: reasonOf(thrown) } })}\n`)
    return exitCode
  }
}

async function runCommand(
  command: AdminCommand,
  words: string[],
  environment: NodeJS.ProcessEnv,
  confirm: AdminContext['confirm'],
) {
  const given = read(command, words)
  const config = readConfig(environment)
  // Nothing but the answer: what a start says is for who starts Larder.
  const source = await openSource(config, createLog({ format: 'text', level: 'warn' }))
  const { client, secrets } = source
  try {
    await client.query('begin')
    const result = await command.run({ client, config, secrets, now: new Date(), confirm }, given)
    await client.query('commit')
    await result.afterwards?.()
    return result
  } finally {
    await source.close()
  }
}

function read(command: AdminCommand, words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: command.options ?? {},
    })
    const { least, most } = command.words
    if (positionals.length < least || positionals.length > most) {
      throw wrongUsage(`It is typed so: admin ${command.usage.join(', or admin ')}`)
    }
    return { words: positionals, options: values }
  } catch (thrown) {
    throw thrown instanceof AdminError ? thrown : wrongUsage(reasonOf(thrown))
  }
}
