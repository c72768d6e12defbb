import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'

import { useBillingPages } from './plan-change.ts'

/** To the payment provider's own pages: their fixed address, or a visit that is opened for it. */
export function BillingPagesButton({ portalUrl }: { portalUrl: string | undefined }) {
  const pages = useBillingPages()
  if (portalUrl !== undefined) {
    return (
      <a href={portalUrl} className={buttonStyle('quiet', 'md')}>
        Cards and invoices
      </a>
    )
  }
  const isUnderWay = pages.isPending || pages.isSuccess
  return (
    <>
      <Button variant="quiet" pending={isUnderWay} onClick={() => pages.mutate()}>
        {isUnderWay ? 'Opening...' : 'Cards and invoices'}
      </Button>
      {pages.isError && (
        <p role="alert" className="basis-full text-danger">
          {pages.error.message}
        </p>
      )}
    </>
  )
}
