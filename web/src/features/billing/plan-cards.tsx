import type { ReactNode } from 'react'
import { plans, type Plan } from '#domain/plans.ts'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'

const intervalWords: Readonly<Record<Plan['interval'], string>> = {
  month: 'per month',
  quarter: 'per quarter',
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

interface PlanCardsProps {
  /** What one can do about each plan, below it. */
  action: ReactNode
}

/** Both plans side by side. */
export function PlanCards({ action }: PlanCardsProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {plans.map((plan) => (
        <li key={plan.id} className="grid">
          <Card className="flex flex-col gap-2 p-6">
            <div className="flex flex-wrap items-center gap-2">
              <h2 className="text-2xl">{plan.name}</h2>
              {plan.popular && <Tag tone="tomato">Better value per month</Tag>}
            </div>
            <p>
              <span className="font-display text-4xl font-semibold">
                {dollars.format(plan.price)}
              </span>{' '}
              <span className="text-soft">{intervalWords[plan.interval]}</span>
            </p>
            <p className="text-soft">
              {plan.interval === 'quarter'
                ? `${dollars.format(plan.price / 3)} a month, with a 3-month commitment.`
                : 'Cancel whenever you like.'}
            </p>
            <div className="mt-auto pt-3">{action}</div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
