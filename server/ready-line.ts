import type { Larder } from './larder.ts'

/** What the operator reads when all is there. Behind a proxy people come by another address than we listen on. */
export function readyLine(
  { address, listensOn }: Pick<Larder, 'address' | 'listensOn'>,
  milliseconds: number,
): string {
  const listening = listensOn === undefined ? '' : `, listening on ${listensOn}`
  return `Larder is ready at ${address}${listening} (${(milliseconds / 1_000).toFixed(1)} s). Ctrl-C stops it.`
}
