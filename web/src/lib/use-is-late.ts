import { useEffect, useState } from 'react'

/** Whether something that is pending has been so for so many milliseconds: a word about less would only flash. */
export function useIsLate(isPending: boolean, milliseconds: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [isPending, milliseconds])
  return isPending && isOver
}
