import { t } from '#domain/texts/t.ts'
import { isForEveryone } from '#web/lib/installation.ts'
import { wayToPlan } from '#web/lib/plan-way.ts'
import { LockIcon } from '#web/ui/action-icons.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** In the place of steps that the plan opens. */
export function LockedBody() {
  const way = wayToPlan(t('View Pricing & Features'))
  return (
    <Card tone="sunken" className="flex flex-col items-start gap-3 p-6">
      <LockIcon size={26} />
      <h3 className="text-xl">
        {isForEveryone()
          ? t('The method is open to everyone with an account')
          : t('The method is part of the plan')}
      </h3>
      <p className="max-w-[52ch] text-soft">
        {isForEveryone()
          ? t(
              'This is one of our premium recipes. Its ingredients are open to everyone; amounts and steps open with an account.',
            )
          : t(
              'This is one of our premium recipes. Its ingredients are open to everyone; amounts and steps open with the free trial or a plan.',
            )}
      </p>
      <LinkButton to={way.to}>{way.label}</LinkButton>
    </Card>
  )
}
