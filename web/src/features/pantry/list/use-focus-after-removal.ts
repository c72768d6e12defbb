import { useEffect, useRef } from 'react'

const chips = 'button[aria-haspopup=dialog]'

/**
 * What is removed takes the focus with it: it goes on to what stands in its place then. `onRemove` is called
 * before that.
 */
export function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const removed = useRef<number>(null)
  useEffect(() => {
    const place = removed.current
    removed.current = null
    if (place === null || document.activeElement !== document.body) return
    const left = list.current?.querySelectorAll<HTMLElement>(chips) ?? []
    left[Math.min(place, left.length - 1)]?.focus()
  }, [count])
  return {
    list,
    onRemove(id: string) {
      const all = [...(list.current?.querySelectorAll<HTMLElement>(chips) ?? [])]
      removed.current = all.findIndex((chip) => chip.dataset['item'] === id)
    },
  }
}
