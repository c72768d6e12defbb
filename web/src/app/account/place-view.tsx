import { useId, useState } from 'react'

import { t } from '#domain/texts/t.ts'
import type { AccountPlace } from '#domain/account-places.ts'
import type { User } from '#web/features/account/user.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { places } from './places.ts'

interface PlaceViewProps {
  place: AccountPlace
  user: User
  /** 1 at its own address, 2 beside the list of all. */
  level: 1 | 2
}

/** One place of the account under its heading. */
export function PlaceView({ place, user, level }: PlaceViewProps) {
  const { title, lead, content } = places[place]
  const [isMissing, setMissing] = useState(false)
  const id = useId()
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section aria-labelledby={id}>
      <Heading
        id={id}
        tabIndex={level === 1 ? -1 : undefined}
        className="text-[2.125rem] wrap-anywhere"
      >
        {title}
      </Heading>
      {lead !== undefined && <p className="mt-2.5 max-w-[60ch] text-soft">{lead}</p>}
      <div className="mt-6">
        {isMissing ? (
          <ErrorState title={t('This could not be loaded')} onRetry={() => setMissing(false)} />
        ) : (
          <content.Piece
            user={user}
            placeholder={<Coming />}
            onUnavailable={() => setMissing(true)}
          />
        )}
      </div>
    </section>
  )
}

function Coming() {
  return (
    <div>
      <p className="sr-only">{t('Loading...')}</p>
      <Skeleton className="h-44" />
    </div>
  )
}
