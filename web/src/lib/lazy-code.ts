/**
 * Code that comes when it is first needed. Once it is there, who awaits `code` goes on in the same task: the
 * browser’s module loader answers in a later one, and whoever leaves the page with the tap would lose what they
 * did. Where it could not be fetched, the next call tries again. `preload` fetches it on a hint.
 */
export function lazyCode<Code>(load: () => Promise<Code>) {
  let known: Code | undefined

  async function fetchNow(): Promise<Code> {
    known = await load()
    return known
  }

  return {
    code: (): Promise<Code> | Code => known ?? fetchNow(),
    preload(): void {
      // A failed hint costs nothing: who needs the code asks once more.
      if (known === undefined) fetchNow().catch(() => undefined)
    },
  }
}
