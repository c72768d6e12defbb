import { type Catalogue, readCatalogue } from '../read.ts'

let read: Promise<{ catalogue: Catalogue }> | undefined

/** The catalogue of this folder, read once for all files of a worker: none of them changes it. */
export function wholeCatalogue(): Promise<{ catalogue: Catalogue }> {
  read ??= readCatalogue()
  return read
}
