import { paths } from '#web/lib/paths.ts'
import { LockIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** In place of the way to a new collection, for who may not make one. */
export function CollectionsNeedPlan() {
  return (
    <div className="flex items-start gap-3 rounded-card bg-sunken px-4.5 py-4">
      <LockIcon className="mt-0.5" />
      <div>
        <p className="font-semibold">Making collections is part of the plan</p>
        <p className="mt-1 text-[0.9375rem] text-soft">
          Those that you have stay: you can fill them, change them and take things out.
        </p>
        <LinkButton to={paths.pricing} size="sm" variant="secondary" className="mt-3">
          View plans
        </LinkButton>
      </div>
    </div>
  )
}
