import { createContext, use, useState } from 'react'
import { T } from './t.tsx'

/** How whatever has just failed is named to the operator; null where there is nothing to name. */
export const FailureReference = createContext<() => string | null>(() => null)

/** What to name in a letter about what is shown here as failed. */
export function FailureReferenceLine() {
  const [name] = useState(use(FailureReference))
  if (name === null) return null
  return (
    <p className="mt-3 text-xs text-soft">
      <T
        text="If you write to us about it, name <reference>{name}</reference>"
        name={name}
        reference={<span className="font-mono select-all" />}
      />
    </p>
  )
}
