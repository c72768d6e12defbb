import type { ReactNode } from 'react'

interface EditorTitleProps {
  lead?: ReactNode
  children: ReactNode
}

/** The h1 of a page on which a recipe is written. It stays small: large is the title of the recipe. */
export function EditorTitle({ lead, children }: EditorTitleProps) {
  return (
    <div className="mb-5">
      <h1 tabIndex={-1} className="font-sans text-base font-bold tracking-normal text-tomato-text">
        {children}
      </h1>
      {lead !== undefined && (
        <p className="mt-1 max-w-[60ch] text-[0.9375rem] wrap-anywhere text-soft">{lead}</p>
      )}
    </div>
  )
}
