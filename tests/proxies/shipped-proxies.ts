import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdtemp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '#server/paths.ts'
import { freePort } from '#server/processes/address.ts'
import { programEnvironment } from './programs.ts'

export type ShippedProxy = {
  readonly name: 'haproxy' | 'nginx' | 'caddy'
  readonly address: string
  stop(): Promise<void>
}

/** What a proxy is given of this place: where the servers are, as `host:port`, and a port of its own. */
type Place = { readonly servers: readonly string[]; readonly port: number; readonly folder: string }

const shipped = (name: string) => path.join(paths.root, 'deploy', name)

/** Nothing listens there: deploy/haproxy.cfg has three servers, and one of them is away. */
const nobody = '127.0.0.1:9'

/** deploy/haproxy.cfg as it is; the environment names the place, as the file says. */
function startHaproxy({ servers, port }: Place): ChildProcess {
  const [one = nobody, two = nobody, three = nobody] = servers
  return spawn('haproxy', ['-db', '-f', shipped('haproxy.cfg')], {
    stdio: ['ignore', 'ignore', 2],
    env: {
      ...programEnvironment,
      LARDER_BIND: `127.0.0.1:${port}`,
      LARDER_1: one,
      LARDER_2: two,
      LARDER_3: three,
      // None: whoever asks here is a stranger.
      LARDER_OUTER_PROXY: '192.0.2.1',
    },
  })
}

/** deploy/nginx.conf as it is; the three files beside it are of this place, as it says. */
async function startNginx({ servers, port, folder }: Place): Promise<ChildProcess> {
  const file = path.join(folder, 'nginx.conf')
  await copyFile(shipped('nginx.conf'), file)
  const lines = servers.map((server) => `server ${server} max_fails=1 fail_timeout=2s;`)
  // Started by root it works as another user, who has to come to its cache.
  for (const above of [path.dirname(folder), folder]) await chmod(above, 0o711)
  const files = {
    'nginx-servers.conf': lines.join('\n'),
    'nginx-listen.conf': `listen 127.0.0.1:${port};`,
    'nginx-cache.conf': `proxy_cache_path ${folder}/cache keys_zone=larder-files:4m;`,
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  const settings = `daemon off; pid ${folder}/nginx.pid;`
  return spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', file, '-g', settings], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: programEnvironment,
  })
}

/** deploy/Caddyfile as it is; the environment names the place, as the file says. */
function startCaddy({ servers, port, folder }: Place): ChildProcess {
  const [one = nobody, two = nobody] = servers
  const args = ['run', '--config', shipped('Caddyfile'), '--adapter', 'caddyfile']
  return spawn('caddy', args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      ...programEnvironment,
      HOME: folder,
      LARDER_ADDRESS: `http://127.0.0.1:${port}`,
      LARDER_1: one,
      LARDER_2: two,
    },
  })
}

const starts = { haproxy: startHaproxy, nginx: startNginx, caddy: startCaddy } as const

/** Runs the file that is shipped for a proxy, and waits until it hands a request on. */
export async function startShipped(
  name: ShippedProxy['name'],
  servers: readonly string[],
  home: string,
): Promise<ShippedProxy> {
  const folder = await mkdtemp(path.join(home, `${name}-`))
  const place = { servers, port: await freePort(), folder }
  const child = await starts[name](place)
  const ended = once(child, 'exit')
  const address = `http://127.0.0.1:${place.port}`
  while (child.exitCode === null && !(await hands(address))) await pause(50)
  if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`)
  return {
    name,
    address,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function hands(address: string): Promise<boolean> {
  const response = await fetch(`${address}/readyz`).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.status === 200
}
