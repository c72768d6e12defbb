import { totalmem } from 'node:os'
import type { Address } from '../processes/address.ts'

/**
 * A kitchen's server, not a data centre's: all processes together stay under 350 MB when idle.
 * Durability is never traded: fsync, full_page_writes and synchronous_commit keep their defaults.
 */
const settings = {
  max_connections: '60',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  max_wal_size: '256MB',
  min_wal_size: '48MB',
  wal_compression: 'on',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '2',
  max_wal_senders: '0',
  wal_level: 'minimal',
  jit: 'off',
  timezone: 'UTC',
  idle_in_transaction_session_timeout: '60s',
  // A refused statement would carry people's data into the log, and let a stranger fill the disk.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  // In %a stands whose request it was; %q leaves it out for PostgreSQL's own processes.
  log_line_prefix: '%m %q%a ',
} as const

const leastBuffers = 64
const mostBuffers = 1024

/**
 * Megabytes in which PostgreSQL keeps pages: a sixteenth of the machine, between 64 and 1,024. A page is taken from
 * the machine only when it is first used, so that a small kitchen stays small.
 */
export function sharedBuffers(machineBytes: number): number {
  const share = Math.floor(machineBytes / 16 / 1024 ** 2)
  return Math.min(mostBuffers, Math.max(leastBuffers, share))
}

/** What this process may use: the machine's memory, or its container's where that is less. */
function availableBytes(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(totalmem(), limit) : totalmem()
}

/** The command line of `postgres` for a cluster that listens at `address` alone. */
export function postgresArguments(
  dataFolder: string,
  address: Address,
  machineBytes = availableBytes(),
): string[] {
  const listen =
    address.kind === 'socket'
      ? {
          listen_addresses: '',
          unix_socket_directories: address.folder,
          unix_socket_permissions: '0700',
        }
      : { listen_addresses: address.host, unix_socket_directories: '', port: String(address.port) }
  const flags = Object.entries({
    ...settings,
    ...listen,
    shared_buffers: `${sharedBuffers(machineBytes)}MB`,
  })
  return ['-D', dataFolder, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
