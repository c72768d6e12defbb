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

/** Few enough that the page takes them between two of its pictures. */
const atOnce = 200

// A picture is copied, not handed over: two recipes may show the same one.
const post = (answer: FileRead) => self.postMessage(answer, { transfer: [] })

self.addEventListener('message', (event: MessageEvent<unknown>) => {
  const { data } = event
  if (!Array.isArray(data)) return
  const files = data.filter((each) => each instanceof File)
  void (async () => {
    for (const [index, file] of files.entries()) {
      const { recipes, faults } = await readFile(file)
      post({ recipes: [], faults, read: index, files: files.length })
      for (let from = 0; from < recipes.length; from += atOnce) {
        const some = recipes.slice(from, from + atOnce)
        post({ recipes: some, faults: [], read: index, files: files.length })
      }
      post({ recipes: [], faults: [], read: index + 1, files: files.length })
    }
  })()
})
