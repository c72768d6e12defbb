import { SkeletonCard } from '#web/ui/skeleton.tsx'

/** The shape of recipes that are being loaded. */
export function SkeletonGrid() {
  return (
    <div className="grid grid-cols-1 gap-5.5 sm:grid-cols-2 xl:grid-cols-3">
      <p className="sr-only" role="status">
        Loading...
      </p>
      {[0, 1, 2, 3, 4, 5].map((each) => (
        <SkeletonCard key={each} />
      ))}
    </div>
  )
}
