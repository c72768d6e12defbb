import { WhoeverEats } from '../kitchen/whoever-eats.tsx'
import { PendingChanges } from '../offline/pending-changes.tsx'

/** What somebody with an account sees above their pantry: what waits to be sent, and whom they cook for today. */
export function AbovePantry({ owner }: { owner: string }) {
  return (
    <>
      <PendingChanges userId={owner} className="mb-5" />
      <WhoeverEats owner={owner} />
    </>
  )
}
