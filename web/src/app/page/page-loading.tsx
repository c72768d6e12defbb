import { t } from '#domain/texts/t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The shape of a page that comes, tall enough that the footer stays where it is. */
export function PageLoading() {
  return (
    <div className="min-h-[80dvh]">
      <Skeleton className="h-11 w-72 max-w-full" />
      <output className="mt-4 flex items-center gap-2.5 text-soft">
        <Spinner />
        {t('Loading...')}
      </output>
      <div className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="aspect-4/3 rounded-card" />
        <Skeleton className="aspect-4/3 rounded-card max-sm:hidden" />
        <Skeleton className="aspect-4/3 rounded-card max-lg:hidden" />
      </div>
    </div>
  )
}
