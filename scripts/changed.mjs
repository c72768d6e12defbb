import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './build.mjs'
import { importsChanged } from './changed-imports.mjs'
import { namesChanged } from './changed-sql.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const linesOf = (text) => text.split('\n').filter((line) => line !== '')

/**
 * The files that differ from a commit and are still there, new ones too.
 *
 * @param {string} since
 */
export function changedFiles(since) {
  const changed = linesOf(git('diff', '--name-only', since))
  const added = linesOf(git('ls-files', '--others', '--exclude-standard'))
  return [...new Set([...changed, ...added])].filter((file) => existsSync(path.join(root, file)))
}

const code = ['*.ts', '*.tsx', '*.mjs', '*.js']
const rulesOfImports = ['.dependency-cruiser.js', 'scripts/check-imports.ts', '*tsconfig*.json']

/**
 * Returns whether a change may break an import rule: a file of code came or went, a line of code imports something else, or
 * the rules themselves changed.
 *
 * @param {string} since
 */
export function mayBreakImportRules(since) {
  const added = git('ls-files', '--others', '--exclude-standard', '--', ...code)
  const moved = git('diff', '--name-only', '--no-renames', '--diff-filter=AD', since, '--', ...code)
  const rules = git('diff', '--name-only', since, '--', ...rulesOfImports, 'package.json')
  if (`${added}${moved}${rules}` !== '') return true
  return importsChanged(git('diff', '-U0', since, '--', ...code))
}

/**
 * The tests in tests/ and server/ that name a table, a view or a function whose statement was changed.
 *
 * @param {readonly string[]} files of SQL
 * @param {string} since
 */
export async function databaseTests(files, since) {
  const names = new Set()
  for (const file of files) {
    const text = await readFile(path.join(root, file), 'utf8')
    const isNew = git('ls-files', file) === ''
    const diff = isNew ? '' : git('diff', '-U0', since, '--', file)
    for (const name of namesChanged(text, isNew ? undefined : diff)) names.add(name)
  }
  const tests = await Promise.all(['tests', 'server'].map(testsUnder))
  const isNamed = new RegExp(`\\b(?:${[...names].join('|')})\\b`, 'u')
  const texts = await Promise.all(
    tests
      .flat()
      .map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
  )
  return names.size === 0
    ? []
    : texts.filter(({ text }) => isNamed.test(text)).map(({ file }) => file)
}

async function testsUnder(folder) {
  const names = await readdir(path.join(root, folder), { recursive: true })
  return names.filter((name) => name.endsWith('.test.ts')).map((name) => path.join(folder, name))
}
