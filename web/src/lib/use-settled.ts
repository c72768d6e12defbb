import { useEffect, useState } from 'react'

/** The value when it has not changed for so long: letters that follow each other ask nobody. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (Object.is(settled, value)) return undefined
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [settled, value, milliseconds])
  return settled
}
