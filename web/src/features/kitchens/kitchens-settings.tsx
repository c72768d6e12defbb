import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { FoundKitchenDialog } from './found-kitchen-dialog.tsx'
import { JoinByCode } from './join-by-code.tsx'
import { KitchenCard } from './kitchen-card.tsx'
import { useKitchens } from './use-kitchens.ts'

interface KitchensSettingsProps {
  userId: string
  /** What the reader avoids, in words; undefined while that is not known. */
  avoided: string | undefined
  /** What its owner pays for may be closed from now on. */
  onLeft: () => void
}

/** The kitchens in which somebody cooks: who is there, letting others in, moving from one to another, and leaving. */
export function KitchensSettings({ userId, avoided, onLeft }: KitchensSettingsProps) {
  const kitchens = useKitchens(userId)
  const [isFounding, setFounding] = useState(false)

  if (kitchens.data === undefined) {
    if (!kitchens.isError && !kitchens.isPaused) return <Skeleton className="h-44" />
    return (
      <ErrorState
        title={t('Your kitchens could not be loaded')}
        onRetry={() => void kitchens.refetch()}
        retrying={kitchens.isFetching}
      />
    )
  }
  return (
    <div className="space-y-5">
      {kitchens.data.map((kitchen) => (
        <KitchenCard
          key={kitchen.id}
          kitchen={kitchen}
          userId={userId}
          avoided={avoided}
          onLeft={onLeft}
        />
      ))}
      <section className="pt-3">
        <h2 className="text-2xl">{t('Share a kitchen')}</h2>
        <p className="mt-2 max-w-[60ch] text-soft">
          {t(
            'With whom you live: one pantry, one shopping list, on every phone. What you save and what you ask the chef stays yours alone, and what you do not eat until you share it.',
          )}
        </p>
        <Button variant="secondary" className="mt-4" onClick={() => setFounding(true)}>
          {t('Share a kitchen…')}
        </Button>
        <JoinByCode />
      </section>
      {isFounding && <FoundKitchenDialog userId={userId} onClose={() => setFounding(false)} />}
    </div>
  )
}
