import type { ComponentProps, ReactNode } from 'react'

import { cn } from './cn.ts'
import { CheckIcon } from './action-icons.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
}

/** The browser's own checkbox in our colours; the whole row is its target. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <label className={cn('flex min-h-11 cursor-pointer items-start gap-3 py-2.5', className)}>
      <span className="relative inline-flex size-6 shrink-0">
        <input
          {...rest}
          type="checkbox"
          className={
            'peer size-6 cursor-pointer appearance-none rounded-lg border-[1.5px] border-edge bg-card ' +
            'transition-[background-color,border-color,scale] duration-150 active:scale-90 checked:border-basil checked:bg-basil disabled:opacity-50'
          }
        />
        <CheckIcon
          size={18}
          className="pointer-events-none absolute inset-[3px] text-basil-ink opacity-0 [stroke-dasharray:20] peer-checked:opacity-100 peer-checked:[&>path]:animate-tick"
        />
      </span>
      <span className="leading-6">
        {label}
        {hint !== undefined && <span className="block text-sm text-soft">{hint}</span>}
      </span>
    </label>
  )
}
