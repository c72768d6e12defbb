import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'
import { createFramer, refusal, startupParameters } from './messages.ts'

/** One connection to PostgreSQL, and what its messages go to: a client's turn, or nobody. */
interface Backend {
  readonly socket: Socket
  hear: (type: string, bytes: Buffer) => void
  lost: () => void
}

/** Who has logged in alike shares connections: those who began with the same words and password. */
interface Pool {
  readonly startup: Buffer
  readonly password: Buffer
  /** The one that rested longest comes first. */
  readonly idle: Backend[]
}

const requestOfTls = 80_877_103
const requestToCancel = 80_877_102
/** As PgBouncer: what else a session begins with, it could not keep for its client. */
const allowed = new Set(['user', 'database', 'application_name', 'client_encoding'])

/**
 * A pooler as PgBouncer is in transaction mode, in the way that shows most: a client has another connection in each
 * transaction, and nothing is put back in between, so that whatever leans on a session fails or finds a stranger's.
 *
 * @param server the socket of a PostgreSQL that asks for passwords in clear text
 */
export async function startTransactionPooler(server: string) {
  const pools = new Map<string, Pool>()
  const sockets = new Set<Socket>()
  let transactions = 0

  function dial(): Backend {
    const socket = createConnection(server)
    sockets.add(socket)
    const backend: Backend = { socket, hear: () => undefined, lost: () => undefined }
    const framer = createFramer(false)
    socket.on('data', (chunk: Buffer) => {
      for (const { type, bytes } of framer.read(chunk)) backend.hear(type, bytes)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      backend.lost()
    })
    return backend
  }

  function putBack(pool: Pool, backend: Backend): void {
    backend.hear = () => undefined
    backend.lost = () => void pool.idle.splice(pool.idle.indexOf(backend), 1)
    pool.idle.push(backend)
  }

  /** A connection that this client did not have last. */
  async function lend(pool: Pool, last: Backend | undefined): Promise<Backend> {
    const at = pool.idle.findIndex((each) => each !== last)
    const [rested] = at < 0 ? [] : pool.idle.splice(at, 1)
    if (rested !== undefined) return rested
    const backend = dial()
    await new Promise<void>((resolve, reject) => {
      backend.lost = () => reject(new Error('PostgreSQL does not take another connection'))
      backend.hear = (type, bytes) => {
        if (type === 'Z') resolve()
        if (type === 'R' && bytes.readInt32BE(5) === 3) backend.socket.write(pool.password)
      }
      backend.socket.write(pool.startup)
    })
    return backend
  }

  function serve(client: Socket): void {
    const framer = createFramer(true)
    let take: (type: string, bytes: Buffer) => void = open
    client.on('data', (chunk: Buffer) => {
      for (const { type, bytes } of framer.read(chunk)) take(type, bytes)
    })
    client.on('error', () => undefined)

    function open(_type: string, startup: Buffer): void {
      const request = startup.readInt32BE(4)
      if (request === requestOfTls) {
        framer.again()
        return void client.write('N')
      }
      if (request === requestToCancel) return void client.destroy()
      const other = [...startupParameters(startup).keys()].find((name) => !allowed.has(name))
      if (other === undefined) return logIn(startup)
      client.end(refusal('08P01', `unsupported startup parameter: ${other}`))
    }

    /** The first connection is the client's own login, passed on as it comes. */
    function logIn(startup: Buffer): void {
      const backend = dial()
      let password = Buffer.alloc(0)
      backend.lost = () => client.end()
      backend.hear = (type, bytes) => {
        client.write(bytes)
        if (type !== 'Z') return
        const name = `${startup.toString('hex')} ${password.toString('hex')}`
        const pool = pools.get(name) ?? { startup, password, idle: [] }
        pools.set(name, pool)
        putBack(pool, backend)
        serveTransactions(pool, backend)
      }
      take = (_, bytes) => {
        password = Buffer.from(bytes)
        backend.socket.write(bytes)
      }
      backend.socket.write(startup)
    }

    function serveTransactions(pool: Pool, first: Backend): void {
      let last = first
      let lent: Backend | undefined
      let waiting: Buffer[] | undefined
      /** Questions that were sent and not answered to their end. */
      let unanswered = 0
      /** Whether something was sent that no Sync has followed. */
      let begun = false

      function hear(type: string, bytes: Buffer): void {
        client.write(bytes)
        if (type !== 'Z') return
        unanswered -= 1
        if (unanswered > 0 || begun || String.fromCharCode(bytes[5] ?? 0) !== 'I') return
        if (lent === undefined) return
        last = lent
        lent = undefined
        putBack(pool, last)
      }

      async function borrow(): Promise<void> {
        const backend = await lend(pool, last)
        if (client.destroyed) return putBack(pool, backend)
        transactions += 1
        lent = backend
        backend.hear = hear
        backend.lost = () => client.destroy()
        for (const bytes of waiting ?? []) backend.socket.write(bytes)
        waiting = undefined
      }

      // What a client left open no other may get.
      client.on('close', () => lent?.socket.destroy())
      take = (type, bytes) => {
        if (type === 'X') return void client.end()
        if (type === 'Q' || type === 'S') unanswered += 1
        if (!'dcf'.includes(type)) begun = type !== 'Q' && type !== 'S'
        if (lent !== undefined) return void lent.socket.write(bytes)
        if (waiting !== undefined) return void waiting.push(bytes)
        waiting = [bytes]
        borrow().catch(() => client.destroy())
      }
    }
  }

  const pooler = createServer((client) => {
    client.setNoDelay(true)
    sockets.add(client)
    client.on('close', () => sockets.delete(client))
    serve(client)
  }).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  const address = pooler.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    /** So many connections were lent so far. */
    transactions: () => transactions,
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      pooler.close()
      await once(pooler, 'close')
    },
  }
}

export type TransactionPooler = Awaited<ReturnType<typeof startTransactionPooler>>
