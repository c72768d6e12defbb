import { useId, type ReactNode } from 'react'

import { cn } from './cn.ts'

export interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  className?: string
}

/** On or off, in force at once. The whole row is its target. */
export function Switch({
  label,
  hint,
  checked,
  onCheckedChange,
  disabled,
  className,
}: SwitchProps) {
  const id = useId()
  return (
    <div className={cn('relative flex min-h-11 items-center justify-between gap-4', className)}>
      <span id={id} className="min-w-0 wrap-anywhere">
        {label}
        {hint !== undefined && <span className="block text-sm text-soft">{hint}</span>}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        disabled={disabled}
        onClick={() => onCheckedChange(!checked)}
        className={cn(
          'h-7 w-12 shrink-0 rounded-full border-[1.5px] transition-colors disabled:opacity-50',
          // The row is positioned, so this makes all of it the target.
          'after:absolute after:inset-0',
          checked ? 'border-basil bg-basil' : 'border-edge bg-sunken',
        )}
      >
        <span
          className={cn(
            'block size-5 rounded-full transition-[translate,background-color]',
            checked
              ? 'translate-x-6 bg-basil-ink rtl:-translate-x-6'
              : 'translate-x-0.5 bg-edge rtl:-translate-x-0.5',
          )}
        />
      </button>
    </div>
  )
}
