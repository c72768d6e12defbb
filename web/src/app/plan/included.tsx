import { t } from '#domain/texts/t.ts'
import { planFeatures, type PlanFeature } from '#domain/plan-features.ts'
import { featureWords } from '#domain/plans.ts'
import { useBackendConfig } from '#web/lib/backend/use-backend-config.ts'
import { CheckIcon } from '#web/ui/action-icons.tsx'

/** All that the plan opens, under a title; of the chef what there is of it here. */
export function Included({ title }: { title: string }) {
  const hasProvider = useBackendConfig()?.features.chef !== false
  const wordsOf = (feature: PlanFeature) =>
    feature === 'ai_assistant' && !hasProvider
      ? t('The Personal Chef, who answers from the recipes here')
      : featureWords[feature]
  return (
    <section aria-labelledby="included" className="mt-10">
      <h2 id="included" className="mb-4 text-[1.75rem]">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
        {planFeatures.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <CheckIcon className="mt-0.5 text-basil" />
            <span className="min-w-0 wrap-anywhere">{wordsOf(feature)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
