import type { Pool } from 'pg'
import { z } from 'zod'
import type { PictureStore } from '#functions/pictures/picture-host.ts'
import type { Background } from '../auth/background.ts'

export type PictureClearing = {
  /** Looks now, and from then on every minute. */
  begin(): void
  stop(): void
}

type Options = {
  readonly pool: Pick<Pool, 'query'>
  readonly store: Pick<PictureStore, 'remove'>
  readonly later: Background['later']
}

const everyMilliseconds = 60_000
const rowsSchema = z.array(z.object({ path: z.string() }))

/** Removes the files of pictures that a moderator took away, or that a call which broke off left behind. */
export function createPictureClearing({ pool, store, later }: Options): PictureClearing {
  let timer: NodeJS.Timeout | undefined
  const look = () => later(() => clearUnneeded(pool, store))
  return {
    begin() {
      look()
      timer = setInterval(look, everyMilliseconds).unref()
    },
    stop: () => clearInterval(timer),
  }
}

/** Removes the files, and then counts them as gone: what fails between is done again. */
export async function clearUnneeded(pool: Options['pool'], store: Options['store']): Promise<void> {
  const { rows } = await pool.query('select path from private.unneeded_pictures() as path')
  const paths = rowsSchema.parse(rows).map(({ path }) => path)
  if (paths.length === 0) return
  await store.remove(paths)
  await pool.query('select private.note_cleared_pictures($1)', [paths])
}
