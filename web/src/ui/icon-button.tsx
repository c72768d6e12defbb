import type { ComponentProps, ReactNode } from 'react'

import { cn } from './cn.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does: read by screen readers, shown as a tip. */
  label: string
  icon: ReactNode
  /** `plain` on the page, `floating` on a picture, `char` on what is dark in the light
   *  theme, `primary` for the one action. */
  variant?: 'plain' | 'floating' | 'char' | 'primary'
}

const variants = {
  plain: 'text-soft hover:bg-sunken hover:text-ink',
  floating: 'bg-card/95 text-ink shadow-card hover:bg-card',
  primary: 'bg-tomato text-tomato-ink hover:bg-tomato-deep',
  char: 'text-char-ink hover:bg-char-ink/15',
} as const

/** A round button of 44 pixels with an icon alone; where text is so large that little room is left, it stays that small. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cn(
        'inline-flex size-11 max-[20rem]:size-[44px] shrink-0 items-center justify-center rounded-full',
        'transition-colors duration-150 active:scale-95 disabled:opacity-50',
        variants[variant],
        className,
      )}
    >
      {icon}
    </button>
  )
}
