import type { ReactNode } from 'react'

import { AlertIcon } from './icons.tsx'

/** An error that belongs to a whole form, announced when it appears. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 rounded-field bg-danger-soft px-4 py-3 font-medium text-danger"
    >
      <AlertIcon className="mt-0.5" />
      <div>{children}</div>
    </div>
  )
}
