import { t } from '#domain/texts/t.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PagedPeople } from './paged-people.tsx'
import type { PeopleListKind } from './people-queries.ts'
import type { Person } from './person.ts'

interface PeopleDialogProps {
  person: Person
  readerId: string
  /** Null is closed. */
  kind: PeopleListKind | null
  onKindChange: (kind: PeopleListKind | null) => void
}

/** Who follows somebody, and whom they follow. */
export function PeopleDialog({ person, readerId, kind, onKindChange }: PeopleDialogProps) {
  const panel = (of: PeopleListKind) => (
    <PagedPeople kind={of} person={person} readerId={readerId} />
  )
  return (
    <Dialog
      open={kind !== null}
      onOpenChange={(open) => !open && onKindChange(null)}
      title={person.id === readerId ? t('You and other cooks') : person.name}
    >
      <Tabs
        label={t('Which cooks')}
        value={kind ?? 'followers'}
        onValueChange={onKindChange}
        tabs={[
          { value: 'followers', label: t('Followers'), panel: panel('followers') },
          {
            value: 'following',
            label: t('Following|whom somebody follows'),
            panel: panel('following'),
          },
        ]}
      />
    </Dialog>
  )
}
