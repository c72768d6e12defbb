import { spawnSync } from 'node:child_process'

/** Those of the system's administrator stand where PATH does not always lead. */
export const programEnvironment = {
  ...process.env,
  PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`,
  LC_ALL: 'C',
}

/** What reads the files that are shipped: the program, how it says its version, and its package. */
const programs = [
  { program: 'haproxy', flag: '-v', from: 'haproxy' },
  { program: 'nginx', flag: '-v', from: 'nginx' },
  { program: 'caddy', flag: 'version', from: 'caddy' },
  { program: 'promtool', flag: '--version', from: 'prometheus' },
  { program: 'systemd-analyze', flag: '--version', from: 'systemd' },
] as const

const missing = () =>
  programs.filter(({ program, flag }) => {
    return spawnSync(program, [flag], { stdio: 'ignore', env: programEnvironment }).status !== 0
  })

/**
 * The programs of this machine, installed by its package manager where they are missing and root may.
 *
 * @throws where one cannot be had: what was not run is not proven
 */
export function requirePrograms(): void {
  const packages = missing().map(({ from }) => from)
  if (packages.length > 0 && process.getuid?.() === 0) {
    process.stderr.write(`Installing ${packages.join(', ')} by apt-get.\n`)
    const install = ['install', '--yes', '--no-install-recommends', ...packages]
    for (const args of [['update'], install]) {
      spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env: programEnvironment })
    }
  }
  const names = missing().map(({ program }) => program)
  if (names.length > 0) {
    throw new Error(`These programs are needed: ${names.join(', ')}. Install them as root.`)
  }
}
