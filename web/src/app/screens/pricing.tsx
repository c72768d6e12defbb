import { planFeatures, trialDays } from '#domain/access.ts'
import { featureWords } from '#domain/plans.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { PlanCards } from '#web/features/billing/plan-cards.tsx'
import { paths } from '#web/lib/paths.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

/** Both plans, what is in them, and honest words about the trial. */
export function PricingScreen() {
  const { user, access } = useAuth()
  return (
    <div className="mx-auto max-w-4xl">
      <PageTitle
        lead={`Everything is free for ${trialDays} days, without a card. After that, saving new recipes, the Personal Chef and the rest of the plan need one of these.`}
      >
        Plans and pricing
      </PageTitle>
      <PlanCards action={user === null && <StartTrial />} />
      {user !== null && (
        <p className="mt-5 text-soft">
          {access.isSubscribed
            ? 'You are subscribed. Thank you.'
            : 'Payment is not set up on this server yet, so nothing can be bought here.'}
        </p>
      )}
      <section aria-labelledby="included" className="mt-10">
        <h2 id="included" className="mb-4 text-[1.75rem]">
          In both plans
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
      <section aria-labelledby="without" className="mt-10 max-w-2xl">
        <h2 id="without" className="mb-2 text-[1.75rem]">
          Without a plan
        </h2>
        <p className="text-soft">
          Your pantry and the search by what you have stay free for good, and so does everything you
          saved: you keep it, read it and take it with you. Allergy filters are never part of a
          plan.
        </p>
      </section>
    </div>
  )
}

function StartTrial() {
  return (
    <LinkButton to={paths.signup} className="w-full">
      Start Free Trial
    </LinkButton>
  )
}
