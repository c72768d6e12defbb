import { t } from '#domain/texts/t.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { WhoeverEats } from '../kitchen/whoever-eats.tsx'
import { PendingChanges } from '../offline/pending-changes.tsx'

/** What somebody with an account sees above their pantry: what waits to be sent, whom they cook for today, and that a helper changes nothing in it. */
export function AbovePantry({ owner }: { owner: string }) {
  const isHelper = useIsHelper(owner)
  return (
    <>
      <PendingChanges userId={owner} className="mb-5" />
      <WhoeverEats owner={owner} />
      {isHelper && (
        <p className="mb-3 text-sm text-soft">
          {t('You help in this kitchen: its cooks change what is in it.')}
        </p>
      )}
    </>
  )
}
