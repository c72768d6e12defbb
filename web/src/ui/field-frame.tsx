import { useId, type ReactNode } from 'react'

import { AlertIcon } from './icons.tsx'

export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** What is wrong and how to put it right. */
  error?: string | undefined
}

/** What ties a control to its label, hint and error. */
export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldTexts {
  id?: string | undefined
  className?: string | undefined
  children: (wiring: FieldWiring) => ReactNode
}

export const controlStyle =
  'w-full text-ellipsis rounded-field border border-edge bg-card px-4 text-base text-ink placeholder:text-soft ' +
  'transition-colors hover:border-soft aria-invalid:border-danger disabled:bg-sunken disabled:opacity-70'

/** A label above, a hint and an error below, wired to the control between them. */
export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean)
  return (
    <div className={className}>
      <label htmlFor={controlId} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={hintId} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
          <AlertIcon size={18} className="mt-px" />
          {error}
        </p>
      )}
    </div>
  )
}
