/** Who reads and writes. */
export interface Reader {
  id: string
  name: string
}
