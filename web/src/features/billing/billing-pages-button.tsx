import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'

import { useBillingPages } from './plan-change.ts'

interface BillingPagesButtonProps {
  portalUrl: string | undefined
  /** A payment failed: this is what there is to do. */
  isUrgent: boolean
}

/** To the payment provider's own pages: their fixed address, or a visit that is opened for it. */
export function BillingPagesButton({ portalUrl, isUrgent }: BillingPagesButtonProps) {
  const pages = useBillingPages()
  const variant = isUrgent ? 'primary' : 'secondary'
  const label = isUrgent ? t('Update your card') : t('Cards and invoices')
  if (portalUrl !== undefined) {
    return (
      <a href={portalUrl} className={buttonStyle(variant, 'md')}>
        {label}
      </a>
    )
  }
  const isUnderWay = pages.isPending || pages.isSuccess
  return (
    <>
      <Button variant={variant} pending={isUnderWay} onClick={() => pages.mutate()}>
        {isUnderWay ? t('Opening...') : label}
      </Button>
      {pages.isError && (
        <p role="alert" className="basis-full text-danger">
          {pages.error.message}
        </p>
      )}
    </>
  )
}
