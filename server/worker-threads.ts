import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { paths } from './paths.ts'

/** Runs work one piece after the other; with so many waiting, `busy` is thrown. */
export function oneAtATime(mostWaiting: number, busy: () => Error) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= mostWaiting) throw busy()
    waiting += 1
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }
}

/**
 * The file of a thread: built it stands beside the server, in the sources beside the module that starts it.
 *
 * @param starter `import.meta.url` of that module
 */
export function workerFile(name: string, starter: string): URL {
  return starter.endsWith('.ts')
    ? new URL(`./${name}.ts`, starter)
    : pathToFileURL(path.join(paths.builtServer, `${name}.js`))
}

type Patience = {
  readonly milliseconds: number
  /** Thrown where no message comes: the thread failed, ended, or took too long. */
  readonly failure: Error
}

/** The first message of a new thread, which is ended with it. */
export async function messageOf<Message>(
  file: URL,
  options: WorkerOptions,
  { milliseconds, failure }: Patience,
): Promise<Message> {
  const worker = new Worker(file, options)
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<Message>((resolve, reject) => {
      timer = setTimeout(() => reject(failure), milliseconds)
      worker.once('message', resolve)
      // A thread may also fail by ending: out of memory, or a fault in what it runs.
      worker.once('error', () => reject(failure))
      worker.once('exit', () => reject(failure))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
