import { cn } from './cn.ts'

/** The shape of what comes. Size and corners are given by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cn('max-w-full animate-shimmer rounded-xl bg-sunken', className)}
    />
  )
}

/** Lines of text that come. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3']
  return (
    <div className="space-y-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cn('h-4', widths[line % widths.length])} />
      ))}
    </div>
  )
}

/** A card with a picture that comes. */
export function SkeletonCard() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <Skeleton className="aspect-16/10 rounded-none sm:aspect-4/3" />
      <div className="space-y-3 p-4.5">
        <Skeleton className="h-5 w-24 rounded-full" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </div>
  )
}
