/**
 * `npx tsx scripts/scan-secrets.ts [--history] [--json]`: keys, tokens, passwords and paths of a machine in what
 * is tracked and in the built app; with `--history` in all that was ever committed, words of the commits included. Exits with 1 where
 * there is one. What only looks so is in secrets/allowed.ts, with its reason.
 */
import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findSecrets, type Finding } from './secrets/find-secrets.ts'

const root = path.join(import.meta.dirname, '..')
const { values: options } = parseArgs({
  options: {
    history: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30 }).toString()
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

/** Undefined for pictures and other bytes. */
async function textOf(file: string): Promise<string | undefined> {
  const bytes = await readFile(path.join(root, file)).catch(() => Buffer.alloc(1))
  return bytes.includes(0) ? undefined : bytes.toString()
}

/** What each commit said and added, oldest last. */
function commits(): { where: string; text: string }[] {
  const log = git(
    'log',
    '--patch',
    '--unified=0',
    '--no-renames',
    '--no-color',
    '--format=%x00%h%n%B',
    'HEAD',
  )
  return log.split('\0').flatMap((commit) => {
    const [id = '', ...lines] = commit.split('\n')
    const text = lines.filter((line) => !line.startsWith('-')).join('\n')
    return id === '' ? [] : [{ where: `commit ${id}`, text }]
  })
}

const found: (Finding & { where: string })[] = []
const files = [...git('ls-files', '-z').split('\0').filter(Boolean), ...(await filesOf('dist/web'))]
let read = 0
for (const file of files) {
  const text = await textOf(file)
  if (text === undefined) continue
  read++
  found.push(...findSecrets(text).map((each) => ({ where: file, ...each })))
}
const history = options.history ? commits() : []
for (const { where, text } of history) {
  found.push(...findSecrets(text).map((each) => ({ where, ...each })))
}

if (options.json) {
  const report = { files: read, commits: history.length, findings: found }
  process.stdout.write(`${JSON.stringify(report)}\n`)
} else {
  for (const { where, line, rule, shown } of found) {
    process.stdout.write(`${where}:${line} ${rule}: ${shown}\n`)
  }
  process.stdout.write(`${read} files, ${history.length} commits: ${found.length} secrets\n`)
}
// A scan that read nothing has found nothing out.
process.exitCode = found.length === 0 && read > 0 ? 0 : 1
