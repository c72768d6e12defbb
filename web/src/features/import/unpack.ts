import { gunzipSync, strFromU8, unzipSync } from 'fflate'

/** How much is taken out of one archive: it may claim to hold far more than it weighs. */
export const bounds = {
  packedBytes: 200_000_000,
  unpackedBytes: 200_000_000,
  textBytes: 60_000_000,
  pictureBytes: 12_000_000,
  entries: 60_000,
  depth: 3,
} as const

export interface Entry {
  path: string
  bytes: Uint8Array<ArrayBuffer>
}

export type Skipped = 'unreadable' | 'tooLarge'

export interface Unpacked {
  texts: Entry[]
  /** By path; only those that stand in an archive. */
  pictures: Map<string, Uint8Array<ArrayBuffer>>
  skipped: { path: string; why: Skipped }[]
}

const textName = /\.(?:json|jsonld|cook|md|markdown|txt|paprikarecipe)$/i
const archiveName = /\.(?:zip|paprikarecipes)$/i
const pictureName = /\.(?:jpe?g|png|webp)$/i
/** What systems put beside the files of people. */
const strayName = /(?:^|\/)(?:__MACOSX\/|\.)/
/** Smaller copies of the same picture. */
const smallPicture = /(?:^|\/)(?:thumb\d*|tiny-original|min-original)\.\w+$/i

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

class Unpacking {
  readonly unpacked: Unpacked = { texts: [], pictures: new Map(), skipped: [] }
  private left: number = bounds.unpackedBytes
  private entries: number = bounds.entries

  add({ path, bytes }: Entry, depth: number): void {
    if (isZip(bytes)) this.addArchive(path, bytes, depth)
    else if (isGzip(bytes)) this.addGzip(path, bytes)
    else if (depth > 0 && pictureName.test(path)) this.unpacked.pictures.set(path, bytes)
    else this.unpacked.texts.push({ path, bytes })
  }

  private skip(path: string, why: Skipped): void {
    this.unpacked.skipped.push({ path, why })
  }

  /** Whether so much more may be taken out; it is, where it may. */
  private takes(bytes: number, most: number): boolean {
    if (bytes > most || bytes > this.left) return false
    this.left -= bytes
    return true
  }

  private addGzip(path: string, bytes: Uint8Array<ArrayBuffer>): void {
    // The last four bytes say how much it holds; what they do not say is not taken out.
    const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true)
    if (!this.takes(size, bounds.textBytes)) return this.skip(path, 'tooLarge')
    try {
      const out = gunzipSync(bytes, { out: new Uint8Array(size) })
      this.unpacked.texts.push({ path, bytes: out })
    } catch {
      this.skip(path, 'unreadable')
    }
  }

  private addArchive(path: string, bytes: Uint8Array<ArrayBuffer>, depth: number): void {
    if (depth >= bounds.depth) return this.skip(path, 'unreadable')
    const extract = (names: readonly string[]): void => {
      if (names.length === 0) return
      try {
        const wanted = new Set(names)
        const found = unzipSync(bytes, { filter: ({ name }) => wanted.has(name) })
        for (const [name, inside] of Object.entries(found)) {
          this.add({ path: depth === 0 ? name : `${path}/${name}`, bytes: inside }, depth + 1)
        }
      } catch {
        // A damaged one does not take the others with it.
        if (names.length === 1) return this.skip(names[0] ?? path, 'unreadable')
        const middle = Math.ceil(names.length / 2)
        extract(names.slice(0, middle))
        extract(names.slice(middle))
      }
    }
    extract(this.namesIn(path, bytes))
  }

  /** What is worth taking out of an archive, within what may be. */
  private namesIn(path: string, bytes: Uint8Array<ArrayBuffer>): string[] {
    const names = new Set<string>()
    try {
      unzipSync(bytes, {
        filter: ({ name, originalSize }) => {
          const isPicture = pictureName.test(name)
          const isWanted = isPicture
            ? !smallPicture.test(name)
            : textName.test(name) || archiveName.test(name)
          if (!isWanted || strayName.test(name) || this.entries-- <= 0) return false
          const most = isPicture ? bounds.pictureBytes : bounds.textBytes
          if (this.takes(originalSize, most)) names.add(name)
          else if (!isPicture) this.skip(name, 'tooLarge')
          return false
        },
      })
    } catch {
      this.skip(path, 'unreadable')
    }
    return [...names]
  }
}

/** The texts and pictures in a file, which may be an archive, also one of archives. Never throws. */
export function unpack(file: Entry): Unpacked {
  const unpacking = new Unpacking()
  unpacking.add(file, 0)
  return unpacking.unpacked
}

export const asText = (bytes: Uint8Array): string => strFromU8(bytes)
