import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'

interface ReadOtherwiseProps {
  /** As it was typed. */
  text: string
  /** How it was read. */
  children: ReactNode
  className?: string
  onExact: () => void
}

/** Shows that a search was read otherwise than it was typed, and offers it as it was. */
export function ReadOtherwise({ text, children, className, onExact }: ReadOtherwiseProps) {
  return (
    <p className={cn('flex flex-wrap items-center gap-x-1.5', className)}>
      <span>{children}</span>
      <span aria-hidden="true">·</span>
      <Button
        variant="quiet"
        size="sm"
        className="-mx-2 px-2 underline underline-offset-4"
        onClick={onExact}
      >
        {t('Search for “{text}” instead', { text: text.trim() })}
      </Button>
    </p>
  )
}
