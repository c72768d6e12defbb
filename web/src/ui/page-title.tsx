import type { ReactNode } from 'react'

import { cn } from './cn.ts'

interface PageTitleProps {
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** The one h1 of a screen. It can take the focus, which goes there after a change of page. */
export function PageTitle({ lead, className, children }: PageTitleProps) {
  return (
    <div className={cn('mb-6', className)}>
      <h1
        tabIndex={-1}
        className="text-[2.125rem] wrap-anywhere max-[20rem]:text-[1.625rem] sm:text-[2.75rem]"
      >
        {children}
      </h1>
      {lead !== undefined && <p className="mt-2.5 max-w-[60ch] wrap-anywhere text-soft">{lead}</p>}
    </div>
  )
}
