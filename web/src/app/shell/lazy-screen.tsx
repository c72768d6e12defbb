import { lazy, useState, type ComponentType } from 'react'

/** The code of a screen cannot be fetched: there is no network, or a newer version has taken its place. */
export class CodeMissing extends Error {}

/**
 * A screen whose code comes when somebody goes there. Once `preload` has fetched it, it is shown
 * without suspending: React keeps a fallback on the screen for 300 ms, however soon the code is there.
 */
export function lazyScreen(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined
  async function preload(): Promise<ComponentType> {
    loaded ??= await load().catch((cause: unknown) => {
      throw new CodeMissing(/* not shown */ 'The code of a page is missing', { cause })
    })
    return loaded
  }
  const Coming = lazy(async () => ({ default: await preload() }))

  function Screen() {
    const [Known = Coming] = useState(() => loaded)
    return <Known />
  }
  return { Screen, preload }
}
