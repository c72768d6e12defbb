import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { BackupError } from './backup-error.ts'
import {
  backupFormat,
  formatSchema,
  isDataFile,
  type Manifest,
  manifestSchema,
  partNames,
} from './manifest.ts'
import { digestOf, sealBytes, sealOf } from './seal.ts'
import { blockBytes, padding, readTarHeader } from './tar.ts'

export type Archive = {
  readonly manifest: Manifest
  /** The names of all its parts, in their order. Each is one that a backup of ours has. */
  readonly names: readonly string[]
  /** A part as it is stored. */
  read(name: string): Readable
}

type Place = { readonly start: number; readonly bytes: number }

/** A manifest has some 200 bytes for each picture; it is read into memory whole. */
const largestManifest = 256 * 1024 ** 2

const damaged = (file: string, cause?: unknown) =>
  new BackupError(
    'backup_damaged',
    `${file} is no whole backup of Larder: it is damaged, cut off, or something else. Nothing was changed.`,
    { cause },
  )

/**
 * Reads a backup from its first byte to its last, and opens it only where all of it is as it was written.
 *
 * @throws BackupError `backup_unreadable`, `backup_damaged` or `backup_newer`
 */
export async function openArchive(file: string): Promise<Archive> {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === 'ENOENT' ? 'There is no such file' : cause.message
    throw new BackupError('backup_unreadable', `Cannot read ${file}: ${why}.`, { cause })
  })
  try {
    const places = await readPlaces(file, handle)
    const read = (name: string) => {
      const place = places.get(name)
      if (place === undefined) throw damaged(file)
      if (place.bytes === 0) return Readable.from([])
      return createReadStream(file, { start: place.start, end: place.start + place.bytes - 1 })
    }
    if ((places.get(partNames.manifest)?.bytes ?? 0) > largestManifest) throw damaged(file)
    const manifest = readManifest(file, await buffer(read(partNames.manifest)))
    await checkParts(file, manifest, places, read)
    return { manifest, names: [...places.keys()], read }
  } finally {
    await handle.close()
  }
}

/** Where each part lies; the seal says first that no byte has changed. */
async function readPlaces(file: string, handle: FileHandle): Promise<Map<string, Place>> {
  const { size } = await handle.stat()
  const end = size - sealBytes
  if (end < 0 || size % blockBytes !== 0) throw damaged(file)
  const { buffer: seal } = await handle.read(Buffer.alloc(sealBytes), 0, sealBytes, end)
  if (!seal.equals(sealOf(await digestOf(file, end)))) throw damaged(file)
  const places = new Map<string, Place>()
  for (let at = 0; at < end;) {
    const { buffer: block } = await handle.read(Buffer.alloc(blockBytes), 0, blockBytes, at)
    const entry = readTarHeader(block)
    if (entry === undefined || places.has(entry.name)) throw damaged(file)
    places.set(entry.name, { start: at + blockBytes, bytes: entry.size })
    at += blockBytes + entry.size + padding(entry.size)
    // A size that leads into the seal or past the end is not one that was written.
    if (at > end) throw damaged(file)
  }
  return places
}

function readManifest(file: string, bytes: Buffer): Manifest {
  let content: unknown
  try {
    content = JSON.parse(bytes.toString('utf8'))
  } catch (cause) {
    throw damaged(file, cause)
  }
  const head = formatSchema.safeParse(content)
  if (head.success && head.data.format > backupFormat) {
    throw new BackupError(
      'backup_newer',
      `${file} was made by a newer Larder (${head.data.app}). Restore it with that one. Nothing was changed.`,
    )
  }
  const manifest = manifestSchema.safeParse(content)
  if (!manifest.success) throw damaged(file, manifest.error)
  return manifest.data
}

/** The manifest names every part but itself, each is what it says, and none is of an unknown name. */
async function checkParts(
  file: string,
  { parts, tables }: Manifest,
  places: ReadonlyMap<string, Place>,
  read: (name: string) => Readable,
): Promise<void> {
  if (places.size !== parts.length + 1) throw damaged(file)
  for (const { name, bytes, sha256 } of parts) {
    if (places.get(name)?.bytes !== bytes) throw damaged(file)
    const hash = createHash('sha256')
    for await (const chunk of read(name)) hash.update(chunk)
    if (hash.digest('hex') !== sha256) throw damaged(file)
  }
  const wanted = new Set([partNames.manifest, partNames.secrets, ...tables.map(partNames.table)])
  if ([...wanted].some((name) => !places.has(name))) throw damaged(file)
  const isKnown = (name: string) => wanted.has(name) || isDataFile(name)
  if (![...places.keys()].every(isKnown)) throw damaged(file)
}
