import { useEffect, useState } from 'react'

/** Milliseconds in which a clock without seconds is right. */
const often = 10_000

/** The time by the clock on the wall, in milliseconds since 1970; it goes on by itself. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), often)
    return () => clearInterval(timer)
  }, [])
  return now
}
