import { useEffect, useState } from 'react'

/** Movements smaller than this, in pixels, are a resting thumb's. */
const noticed = 12

/** Whether the last scrolling went down the page. */
export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const compare = () => {
      const moved = window.scrollY - last
      if (Math.abs(moved) < noticed) return
      last = window.scrollY
      setDown(moved > 0)
    }
    window.addEventListener('scroll', compare, { passive: true })
    return () => window.removeEventListener('scroll', compare)
  }, [])
  return down
}
