/** Where the browser does not say why. */
export const storageFailure = (cause: DOMException | null) =>
  cause ?? new Error('The browser keeps nothing')

/**
 * Opens a database of this browser, and opens it once.
 *
 * @param prepare makes the stores of this version that are not there yet
 * @returns what gives the open database; throws where the browser keeps nothing: private windows, blocked or full storage
 */
export function databaseOpener(
  name: string,
  version: number,
  prepare: (database: IDBDatabase) => void,
): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | undefined
  const forget = () => {
    opening = undefined
  }
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, version)
      request.addEventListener('upgradeneeded', () => prepare(request.result))
      request.addEventListener('success', () => {
        const database = request.result
        database.addEventListener('close', forget)
        // A newer version in another tab is not kept waiting; this one opens it anew when it needs it. To close it
        // oneself is no `close` event.
        database.addEventListener('versionchange', () => {
          database.close()
          forget()
        })
        resolve(database)
      })
      request.addEventListener('error', () => reject(storageFailure(request.error)))
      request.addEventListener('blocked', () => reject(new Error('The storage is in use')))
    })
  return () => {
    opening ??= open().catch((cause: unknown) => {
      forget()
      throw cause
    })
    return opening
  }
}
