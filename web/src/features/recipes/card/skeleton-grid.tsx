import { t } from '#domain/texts/t.ts'
import { SkeletonCard } from '#web/ui/skeleton.tsx'
import { gridStyle } from './recipe-grid.tsx'

/** The shape of recipes that are being loaded. */
export function SkeletonGrid() {
  return (
    <div className={gridStyle}>
      <p className="sr-only" role="status">
        {t('Loading...')}
      </p>
      {[0, 1, 2, 3, 4, 5].map((each) => (
        <SkeletonCard key={each} />
      ))}
    </div>
  )
}
