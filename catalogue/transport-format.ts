/** A file of another build, or no file of ours at all. */
export class CatalogueFileError extends Error {
  readonly code = 'catalogue_file_unknown'

  constructor(format: string) {
    super(`This is no ${format} file: reload to get the recipes of this version.`)
    this.name = 'CatalogueFileError'
  }
}

export function hasFormat(file: unknown, format: string): boolean {
  return typeof file === 'object' && file !== null && 'format' in file && file.format === format
}
