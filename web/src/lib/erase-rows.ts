import { field } from './json.ts'

/** Deletes the rows of one person in a store of this device, and leaves those of others. */
export function eraseRowsOf(
  userId: string,
  store: IDBObjectStore,
): IDBRequest<IDBCursorWithValue | null> {
  const request = store.openCursor()
  request.addEventListener('success', () => {
    const cursor = request.result
    if (cursor === null) return
    if (field(cursor.value, 'userId') === userId) cursor.delete()
    cursor.continue()
  })
  return request
}
