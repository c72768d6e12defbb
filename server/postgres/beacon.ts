import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

/** The file of a beacon in its folder. */
export const beaconNameSchema = z.string().regex(/^lock\.[\da-f]{16}\.sock$/)

export type Beacon = { readonly name: string; putOut(): Promise<void> }

/**
 * A socket in `folder` on which somebody listens as long as this process lives. Containers count their processes
 * each by itself: whether the one of a lock lives can be seen by its number in the same container alone, and by
 * whether its socket answers everywhere on the machine.
 *
 * @returns undefined where there are no containers of this kind, or no sockets in folders
 */
export async function lightBeacon(folder: string): Promise<Beacon | undefined> {
  if (process.platform !== 'linux') return undefined
  const name = `lock.${randomBytes(8).toString('hex')}.sock`
  const handle = await open(folder)
  const server = createServer((visitor) => visitor.destroy())
  try {
    server.listen(placeOf(handle, name)).unref()
    await once(server, 'listening')
  } catch {
    await handle.close()
    return undefined
  }
  return {
    name,
    async putOut() {
      server.close()
      await once(server, 'close')
      await handle.close()
    },
  }
}

/** Whether the owner of the beacon lives. In doubt it does: two databases on one folder would destroy it. */
export async function shines(folder: string, name: string): Promise<boolean> {
  const handle = await open(folder)
  const visitor = connect(placeOf(handle, name))
  try {
    await once(visitor, 'connect')
    return true
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
    return code !== 'ECONNREFUSED' && code !== 'ENOENT'
  } finally {
    visitor.destroy()
    await handle.close()
  }
}

export async function removeBeacon(folder: string, name: string): Promise<void> {
  await rm(path.join(folder, name), { force: true })
}

/** By the open folder: the path of a socket may have 107 bytes at most, and a data folder may lie deep. */
function placeOf({ fd }: FileHandle, name: string): string {
  return `/proc/self/fd/${fd}/${name}`
}
