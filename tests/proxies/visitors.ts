import { z } from 'zod'

export type Visits = {
  pages: number
  /** Pages, their files, and calls, each with a body that came whole. */
  reads: number
  readonly failedReads: string[]
  /** Those of which a part had come: no proxy can send it again. */
  readonly cutReads: string[]
  /** Files that a page had just named, and no server had. */
  readonly scripts404: string[]
}

export type Visitors = {
  readonly visits: Visits
  /** Resolves when so many more pages have been opened. */
  more(pages: number): Promise<void>
  /** Resolves when a page was opened that names a file of this kind. */
  untilPageNames(file: RegExp): Promise<void>
  stop(): Promise<void>
}

const backendSchema = z.object({ publicKey: z.string() })
const assetName = /(?:src|href)="(\/assets\/[^"]+)"/g

/** Visitors who open the app as a browser does: a page, at once all files that it names, and a list of recipes. */
export function startVisitors(address: string, people: number): Visitors {
  const visits: Visits = { pages: 0, reads: 0, failedReads: [], cutReads: [], scripts404: [] }
  const ending = new AbortController()
  let waiting: { isDone: (page: string) => boolean; tell: () => void }[] = []

  async function read(place: string, headers: Record<string, string> = {}): Promise<string> {
    visits.reads += 1
    const response = await fetch(address + place, { headers }).catch(() => undefined)
    if (response === undefined) visits.failedReads.push(`no response ${place}`)
    const body = await response?.text().catch(() => void visits.cutReads.push(place))
    if (response === undefined || body === undefined) return ''
    if (response.status === 200) return body
    const isNowhere = place.startsWith('/assets/') && response.status === 404
    if (isNowhere) visits.scripts404.push(place)
    else visits.failedReads.push(`${response.status} ${place}`)
    return ''
  }

  async function visit(): Promise<void> {
    const page = await read('/', { accept: 'text/html' })
    const files = [...page.matchAll(assetName)].map(([, file = '']) => file)
    if (page !== '' && files.length === 0) visits.failedReads.push('a page without files')
    const about = await Promise.all([read('/larder.json'), ...files.map((file) => read(file))])
    const backend = backendSchema.safeParse(JSON.parse(about[0] || 'null'))
    const apikey = backend.data?.publicKey ?? ''
    await read('/rest/v1/recipes?select=id,title&limit=20', { apikey })
    visits.pages += 1
    for (const { isDone, tell } of waiting) if (isDone(page)) tell()
    waiting = waiting.filter(({ isDone }) => !isDone(page))
  }

  async function live(): Promise<void> {
    while (!ending.signal.aborted) await visit()
  }

  const until = (isDone: (page: string) => boolean) =>
    new Promise<void>((resolve) => waiting.push({ isDone, tell: resolve }))
  const lives = Array.from({ length: people }, live)
  return {
    visits,
    more(pages) {
      const enough = visits.pages + pages
      return until(() => visits.pages >= enough)
    },
    untilPageNames: (file) => until((page) => file.test(page)),
    async stop() {
      ending.abort()
      await Promise.all(lives)
    },
  }
}
