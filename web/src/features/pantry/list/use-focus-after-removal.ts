import { useEffect, useRef } from 'react'

const chips = 'button[aria-haspopup=dialog]'

/**
 * What is removed takes the focus with it: it goes on to what stands in its place then. `onRemove` is called
 * before that.
 */
export function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const removed = useRef<{ place: number; of: number }>(null)
  useEffect(() => {
    // It may be shown a while longer: it is gone when there are fewer.
    if (removed.current === null || count >= removed.current.of) return
    const { place } = removed.current
    removed.current = null
    if (document.activeElement !== document.body) return
    const left = list.current?.querySelectorAll<HTMLElement>(chips) ?? []
    left[Math.min(place, left.length - 1)]?.focus()
  }, [count])
  return {
    list,
    onRemove(id: string) {
      const all = [...(list.current?.querySelectorAll<HTMLElement>(chips) ?? [])]
      const place = all.findIndex((chip) => chip.dataset['item'] === id)
      removed.current = { place, of: count }
    },
  }
}
