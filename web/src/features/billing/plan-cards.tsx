import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { plans, type Plan } from '#domain/plans.ts'
import { Card } from '#web/ui/card.tsx'
import { cn } from '#web/ui/cn.ts'
import { Tag } from '#web/ui/tag.tsx'

import { intervalOf, monthlyPriceOf, planNames, priceOf } from './plan-words.ts'

interface PlanCardsProps {
  /** The plan that somebody has. */
  current: Plan['id'] | undefined
  /** What one can do about a plan, below it. */
  action: (plan: Plan) => ReactNode
}

/** Both plans side by side. */
export function PlanCards({ current, action }: PlanCardsProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {plans.map((plan) => (
        <li key={plan.id} className="grid">
          <Card className={cn('flex flex-col gap-2 p-6', plan.id === current && 'border-basil')}>
            <div className="flex flex-wrap items-center gap-2">
              <h2 className="text-2xl">{planNames[plan.id]}</h2>
              {plan.id === current && <Tag tone="basil">{t('Your plan')}</Tag>}
              {plan.popular && (
                <>
                  <Tag tone="butter">{t('Popular')}</Tag>
                  <Tag tone="tomato">{t('Better value per month')}</Tag>
                </>
              )}
            </div>
            <p>
              <span className="font-display text-4xl font-semibold">{priceOf(plan)}</span>{' '}
              <span className="text-soft">{intervalOf(plan)}</span>
            </p>
            <p className="text-soft">
              {plan.interval === 'quarter'
                ? t('{price} a month, with a 3-month commitment.', { price: monthlyPriceOf(plan) })
                : t('One month at a time.')}
            </p>
            <div className="mt-auto pt-3">{action(plan)}</div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
