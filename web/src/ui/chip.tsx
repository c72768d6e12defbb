import type { ComponentProps } from 'react'

import { cn } from './cn.ts'

export interface ChipProps extends ComponentProps<'button'> {
  /** One of several that can be on; announced as pressed. */
  selected?: boolean
}

/** A small choice in a row of choices. */
export function Chip({ selected = false, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      className={cn(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-start text-[0.9375rem] font-semibold wrap-anywhere',
        'transition-colors duration-150 active:scale-[0.98] disabled:opacity-50',
        selected
          ? 'border-char bg-char text-char-ink'
          : 'border-line bg-card text-ink hover:border-edge hover:bg-sunken',
        className,
      )}
    />
  )
}
