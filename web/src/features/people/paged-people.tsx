import { t } from '#domain/texts/t.ts'
import { fetchPeople, pageSize, type ListedPerson, type PeopleListKind } from './people-queries.ts'
import { PeopleList } from './people-list.tsx'
import { ListState } from '#web/ui/list-state.tsx'
import type { Person } from './person.ts'
import { usePages } from '#web/lib/use-pages.ts'

interface PagedPeopleProps {
  kind: PeopleListKind
  person: Person
  readerId: string
}

/** One of the two lists, a page at a time. */
export function PagedPeople({ kind, person, readerId }: PagedPeopleProps) {
  const pages = usePages({
    queryKey: ['people', readerId, kind, person.id],
    load: (after: ListedPerson | null) => fetchPeople(kind, person.id, after),
    pageSize,
  })
  return (
    <ListState
      state={pages}
      isEmpty={pages.rows.length === 0}
      empty={emptyWords(kind, person, person.id === readerId)}
    >
      <PeopleList people={pages.rows} readerId={readerId} />
    </ListState>
  )
}

function emptyWords(kind: PeopleListKind, { name }: Person, isOwn: boolean): string {
  if (kind === 'followers') {
    return isOwn ? t('Nobody follows you yet.') : t('Nobody follows {name} yet.', { name })
  }
  return isOwn
    ? t('You follow nobody yet. Open a cook’s profile from a comment.')
    : t('{name} follows nobody yet.', { name })
}
