import { planFeatures, trialDays } from '#domain/access.ts'
import { featureWords } from '#domain/plans.ts'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

import { PlanChoice } from './plan-choice.tsx'

const honestWords = [
  {
    title: 'The free trial',
    text: `Every new account has ${trialDays} days of everything, without a card. When they are over nothing is charged: what needs a plan closes until you choose one.`,
  },
  {
    title: 'Paying',
    text: 'A plan is charged when you choose it and renews by itself at the same price. Prices are in US dollars; where a sales tax or VAT applies, it is shown before you pay.',
  },
  {
    title: 'Cancelling',
    text: 'Two clicks on your account page, any time. Everything stays open until the end of what you have paid for: the month, or the quarter with its 3-month commitment. Then nothing more is charged.',
  },
  {
    title: 'Without a plan',
    text: 'Your pantry and the search by what you have stay free for good, and so does everything you saved: you keep it, read it and take it with you. Allergy filters are never part of a plan.',
  },
] as const

/** Both plans, what is in them, and honest words about the trial, paying and cancelling. */
export function PricingScreen() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageTitle
        lead={`Everything is free for ${trialDays} days, without a card. After that, saving new recipes, the Personal Chef and the rest of the plan need one of these.`}
      >
        Plans and pricing
      </PageTitle>
      <PlanChoice />
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
      <section aria-labelledby="good-to-know" className="mt-10">
        <h2 id="good-to-know" className="mb-4 text-[1.75rem]">
          Good to know
        </h2>
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {honestWords.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
