import { readCatalogue } from '../read.ts'

let read: ReturnType<typeof readCatalogue> | undefined

/** The catalogue of this folder, read once for all files of a worker: none of them changes it. */
export function wholeCatalogue(): ReturnType<typeof readCatalogue> {
  read ??= readCatalogue()
  return read
}
