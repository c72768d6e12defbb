import type { Found } from './read-archive.ts'
import type { FileRead } from './reading-worker.ts'

/**
 * Reads files beside the page, which stays quick meanwhile. Recipes that come twice come once.
 * @throws where the browser cannot start a thread, or `signal` ends it
 */
export function readFiles(
  files: readonly File[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (read: number) => void },
): Promise<Found> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' })
    const all: Found = { recipes: [], faults: [] }
    const keys = new Set<string>()
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    signal.addEventListener('abort', () => end(() => reject(new Error('The reading was stopped.'))))
    worker.addEventListener('error', () =>
      end(() => reject(new Error('The files cannot be read.'))),
    )
    worker.addEventListener('message', ({ data }: MessageEvent<FileRead>) => {
      for (const recipe of data.recipes) {
        if (keys.has(recipe.key)) continue
        keys.add(recipe.key)
        all.recipes.push(recipe)
      }
      all.faults.push(...data.faults)
      onProgress(data.read)
      if (data.read === data.files) end(() => resolve(all))
    })
    worker.postMessage([...files], [])
  })
}
