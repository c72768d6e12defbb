import { bounds } from './unpack.ts'
import { readArchive, type Found } from './read-archive.ts'

/** What the worker says: what it found in one file after the other. */
export interface FileRead extends Found {
  /** How many of the files have been read, and how many there are. */
  read: number
  files: number
}

async function readFile(file: File): Promise<Found> {
  if (file.size > bounds.packedBytes) {
    return { recipes: [], faults: [{ name: file.name, fault: 'tooLarge' }] }
  }
  try {
    return readArchive({ path: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
  } catch {
    return { recipes: [], faults: [{ name: file.name, fault: 'unreadable' }] }
  }
}

self.addEventListener('message', (event: MessageEvent<unknown>) => {
  const { data } = event
  if (!Array.isArray(data)) return
  const files = data.filter((each) => each instanceof File)
  void (async () => {
    for (const [index, file] of files.entries()) {
      const found = await readFile(file)
      const answer: FileRead = { ...found, read: index + 1, files: files.length }
      // A picture is handed over, not copied; several recipes may show the same one.
      const buffers = new Set(found.recipes.flatMap(({ bytes }) => bytes?.buffer ?? []))
      const whole = [...buffers].filter((buffer) => buffer.byteLength > 0)
      self.postMessage(answer, { transfer: whole })
    }
  })()
})
