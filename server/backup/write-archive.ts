import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { digestOf, sealOf } from './seal.ts'
import { blockBytes, padding, tarHeader } from './tar.ts'

/** One file of a backup as its manifest names it. `sha256` is hexadecimal, of the bytes as they are stored. */
export type Part = { readonly name: string; readonly bytes: number; readonly sha256: string }

export type ArchiveWriter = {
  /** Writes one file of the archive, of any length. */
  add(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Part>
  /** Ends the archive and waits until the disk has it. */
  seal(): Promise<void>
  /** Gives the file back, sealed or not. */
  close(): Promise<void>
}

/** A new file that only its owner may read. @throws where it is there already */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  const handle = await open(file, 'wx', 0o600)
  let end = 0
  return {
    async add(name, content) {
      const start = end
      const hash = createHash('sha256')
      let bytes = 0
      for await (const chunk of content) {
        await writeAll(handle, chunk, start + blockBytes + bytes)
        hash.update(chunk)
        bytes += chunk.byteLength
      }
      // Its length is known only now.
      await writeAll(handle, tarHeader({ name, size: bytes }), start)
      const rest = padding(bytes)
      if (rest > 0) await writeAll(handle, Buffer.alloc(rest), start + blockBytes + bytes)
      end = start + blockBytes + bytes + rest
      return { name, bytes, sha256: hash.digest('hex') }
    },
    async seal() {
      await writeAll(handle, sealOf(await digestOf(file, end)), end)
      await handle.sync()
    },
    close: () => handle.close(),
  }
}

/** One call may write less than it was given. */
async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.byteLength;) {
    const rest = bytes.byteLength - written
    written += (await handle.write(bytes, written, rest, position + written)).bytesWritten
  }
}
