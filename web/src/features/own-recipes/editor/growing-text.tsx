import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

interface GrowingTextProps extends Omit<ComponentProps<'textarea'>, 'children'> {
  value: string
  /** How the text reads while nobody types in it; without it, as it is typed. */
  shown?: ReactNode
}

/** A text that stands on the page as it will be read, and as high as it is long. Its look comes from `className`. */
export function GrowingText({ value, shown, className, ...rest }: GrowingTextProps) {
  const isSet = shown !== undefined && value !== ''
  const both = cn('col-start-1 row-start-1 px-1.5 wrap-anywhere', className)
  return (
    <div className="group/text grid rounded-lg focus-within:bg-card hover:bg-sunken has-aria-invalid:ring-2 has-aria-invalid:ring-danger">
      <div
        aria-hidden="true"
        className={cn(
          both,
          'whitespace-pre-wrap forced-colors:invisible',
          isSet ? 'group-focus-within/text:invisible' : 'invisible',
        )}
      >
        {isSet ? shown : value || rest.placeholder}
        {/* A line of its own for a break at the end, and for what is empty. */}
        {'\u200B'}
      </div>
      <textarea
        rows={1}
        {...rest}
        value={value}
        className={cn(
          both,
          'size-full resize-none overflow-hidden rounded-lg bg-transparent',
          // So that only one of the two is seen.
          isSet && 'opacity-0 focus:opacity-100 forced-colors:opacity-100',
        )}
      />
    </div>
  )
}
