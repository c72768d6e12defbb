import { t } from '#domain/texts/t.ts'
import type { Plan } from '#domain/plans.ts'
import { Button } from '#web/ui/button.tsx'

import type { useCheckout } from './checkout.ts'

interface CheckoutButtonProps {
  plan: Plan
  priceId: string
  checkout: ReturnType<typeof useCheckout>
}

/** Opens the page where the plan is paid. It stays busy until the browser has left for it. */
export function CheckoutButton({ plan, priceId, checkout }: CheckoutButtonProps) {
  const isUnderWay = checkout.isPending || checkout.isSuccess
  const isThis = isUnderWay && checkout.variables === priceId
  return (
    <Button
      className="w-full"
      variant={plan.popular ? 'primary' : 'secondary'}
      pending={isThis}
      disabled={isUnderWay && !isThis}
      onClick={() => checkout.mutate(priceId)}
    >
      {isThis
        ? t('Opening checkout...')
        : t('Choose {plan, select, monthly {monthly} other {quarterly}}', { plan: plan.id })}
    </Button>
  )
}
