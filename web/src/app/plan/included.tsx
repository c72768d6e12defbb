import { planFeatures } from '#domain/access.ts'
import { featureWords } from '#domain/plans.ts'
import { CheckIcon } from '#web/ui/action-icons.tsx'

/** All that the plan opens, under a title. */
export function Included({ title }: { title: string }) {
  return (
    <section aria-labelledby="included" className="mt-10">
      <h2 id="included" className="mb-4 text-[1.75rem]">
        {title}
      </h2>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {planFeatures.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <CheckIcon className="mt-0.5 text-basil" />
            {featureWords[feature]}
          </li>
        ))}
      </ul>
    </section>
  )
}
