import type { ReactNode } from 'react'

/** Nothing here yet, in words, and the ways to something: part of a paragraph. */
export function LeadOn({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      {words}
      <span className="mt-4 flex flex-wrap gap-2.5">{children}</span>
    </>
  )
}
