import { t } from '#domain/texts/t.ts'
import { trialDays } from '#domain/access.ts'
import { isForEveryone } from '#web/lib/installation.ts'
import { PageTitle } from '#web/ui/page-title.tsx'

import { Included } from './included.tsx'
import { NothingToBuy } from './nothing-to-buy.tsx'
import { PlanChoice } from './plan-choice.tsx'

const honestWords = [
  {
    title: t('The free trial'),
    text: t(
      'Every new account has {days, plural, one {# day} other {# days}} of everything, without a card. When they are over nothing is charged: what needs a plan closes until you choose one.',
      { days: trialDays },
    ),
  },
  {
    title: t('Paying'),
    text: t(
      'A plan is charged when you choose it and renews by itself at the same price. Prices are in US dollars; where a sales tax or VAT applies, it is shown before you pay.',
    ),
  },
  {
    title: t('Cancelling'),
    text: t(
      'Two clicks on your account page, any time. Everything stays open until the end of what you have paid for: the month, or the quarter with its 3-month commitment. Then nothing more is charged.',
    ),
  },
  {
    title: t('Without a plan'),
    text: t(
      'Your pantry and the search by what you have stay free for good, and so does everything you saved: you keep it, read it and take it with you. Allergy filters are never part of a plan.',
    ),
  },
] as const

/** What there is and what it costs. */
export function PricingScreen() {
  return isForEveryone() ? <NothingToBuy /> : <Plans />
}

/** Both plans, what is in them, and honest words about the trial, paying and cancelling. */
function Plans() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageTitle
        lead={t(
          'Everything is free for {days, plural, one {# day} other {# days}}, without a card. After that, saving new recipes, the Personal Chef and the rest of the plan need one of these.',
          { days: trialDays },
        )}
      >
        {t('Plans and pricing')}
      </PageTitle>
      <PlanChoice />
      <Included title={t('In both plans')} />
      <section aria-labelledby="good-to-know" className="mt-10">
        <h2 id="good-to-know" className="mb-4 text-[1.75rem]">
          {t('Good to know')}
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
