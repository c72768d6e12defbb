import { t } from '#domain/texts/t.ts'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

/** The shape of comments that come. */
export function CommentsLoading() {
  return (
    <div role="status" className="space-y-7">
      <span className="sr-only">{t('Loading...')}</span>
      {[2, 3, 1].map((lines) => (
        <div key={lines} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Skeleton className="size-11 rounded-full" />
          <div className="space-y-3">
            <Skeleton className="h-5 w-40" />
            <SkeletonText lines={lines} />
          </div>
        </div>
      ))}
    </div>
  )
}
