/**
 * `node scripts/command.mjs NAME …`: a command of the operator, after the packages that it needs were installed. Plain
 * JavaScript, for in a fresh checkout there is nothing else.
 */
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const commands = {
  admin: 'server/commands/admin.ts',
  backup: 'server/commands/backup.ts',
  doctor: 'server/commands/doctor.ts',
  restore: 'server/commands/restore.ts',
  'stripe-setup': 'scripts/stripe-setup.ts',
}
const [name = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(commands, name)) {
  process.stderr.write(`There is no command named ${name}.\n`)
  process.exit(2)
}
const root = path.join(import.meta.dirname, '..')
try {
  const { installMissing } = await import('./install.mjs')
  const { progressTo } = await import('./run.mjs')
  progressTo(process.stderr)
  await installMissing('to run')
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exit(1)
}
const tsx = path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
// In the folder of who typed it: files are named from there.
const child = spawn(process.execPath, [tsx, path.join(root, commands[name]), ...args], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
const [code] = await once(child, 'exit')
process.exitCode = code ?? 1
