import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

interface RecipesHeadingProps {
  title: string
  aside: ReactNode
  /** How the list is to stand. */
  controls?: ReactNode
}

/** What a list of recipes comes to, and what stands behind it. */
export function RecipesHeading({ title, aside, controls }: RecipesHeadingProps) {
  return (
    <div className="mb-1.5 flex flex-wrap items-baseline gap-x-3.5 sm:mb-2.5">
      <h2
        className={cn('text-2xl sm:text-[1.75rem]', controls !== undefined && 'max-xl:basis-full')}
      >
        {title}
      </h2>
      {typeof aside === 'string' ? <p className="text-soft">{aside}</p> : aside}
      {controls !== undefined && (
        <div className="ms-auto flex max-w-full flex-wrap items-center self-center">{controls}</div>
      )}
    </div>
  )
}
