import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { paths } from '#server/paths.ts'
import { programEnvironment } from './programs.ts'

function run(program: string, ...args: readonly string[]): { works: boolean; words: string } {
  const options = { cwd: paths.root, env: programEnvironment, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(program, args, options)
  return { works: status === 0, words: `${stdout}${stderr}`.trim() }
}

/** What systemd and Prometheus find wrong in the files that are for them. */
export async function faultsOfFiles(home: string): Promise<string[]> {
  const unit = await readFile(path.join(paths.root, 'deploy', 'larder.service'), 'utf8')
  const file = path.join(home, 'larder.service')
  // Node stands elsewhere where it was not installed by a package.
  await writeFile(file, unit.replace('/usr/bin/node', process.execPath))
  const verified = run('systemd-analyze', 'verify', '--man=no', file)
  const complaints = verified.words.split('\n').filter((line) => line.includes('larder.service'))
  const checked = [
    run('promtool', 'check', 'rules', 'docs/alerts.yml'),
    run('promtool', 'test', 'rules', 'tests/observing/alerts.promtool.yml'),
  ]
  return [
    ...complaints,
    ...(verified.works ? [] : ['systemd-analyze refuses larder.service']),
    ...checked.filter(({ works }) => !works).map(({ words }) => words),
  ]
}
