import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { toast } from './toast.ts'

interface Arrival {
  /** What stands there until the code has come. */
  placeholder?: ReactNode
  /** The code could not be fetched. Taking the piece away and showing it again tries again. */
  onUnavailable: () => void
}

/**
 * A component whose code comes when it is first needed. `preload` fetches it on a hint, such as
 * a pointer on its button, so that the click finds it there. Not React's `lazy`: that remembers a
 * failure for good and takes the page around it down, where only a menu could not be opened.
 */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Known: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  async function fetchOnce(): Promise<ComponentType<Props>> {
    try {
      loading ??= load()
      Known = await loading
      return Known
    } catch (cause) {
      loading = undefined
      throw cause
    }
  }

  function Piece(props: Props & Arrival) {
    const [Loaded, setLoaded] = useState(() => Known)
    const { placeholder = null, onUnavailable } = props
    useEffect(() => {
      // Not `Known`: the code may have come since this was drawn, and would never be shown.
      if (Loaded !== undefined) return undefined
      let gone = false
      async function arrive() {
        const fetched = await fetchOnce().catch(() => null)
        if (gone) return
        if (fetched === null) onUnavailable()
        else setLoaded(() => fetched)
      }
      // Several that come with one page would be asked for in one long task.
      const timer = setTimeout(() => void arrive())
      return () => {
        gone = true
        clearTimeout(timer)
      }
    }, [Loaded, onUnavailable])
    return Loaded === undefined ? placeholder : <Loaded {...props} />
  }

  const preload = () => {
    // A failed hint costs nothing: the piece itself is loaded, and its failure shown, when used.
    fetchOnce().catch(() => undefined)
  }
  return { Piece, preload }
}

/** For who asked for a piece that could not be fetched: no connection, or a newer version is out. */
export function notifyUnavailable(): void {
  toast({
    title: t('That could not be opened'),
    description: t('Please check your connection, or load the page anew.'),
    tone: 'error',
    action: { label: t('Load anew'), onAction: () => window.location.reload() },
  })
}
