import { paths } from '#web/lib/paths.ts'
import { LockIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** In the place of what the plan opens: what it is, and the way there. */
export function LockedFilters() {
  return (
    <div className="rounded-2xl bg-sunken px-4.5 py-4" data-locked="advanced_search">
      <p className="flex items-center gap-2 font-bold">
        <LockIcon size={18} />
        With the plan
      </p>
      <p className="mt-1.5 text-[0.9375rem] text-soft">
        Filter by difficulty, season, rating and premium, sort the list in eight ways, and see how
        many recipes each option leaves.
      </p>
      <LinkButton to={paths.pricing} variant="secondary" size="sm" className="mt-3">
        See plans
      </LinkButton>
    </div>
  )
}
