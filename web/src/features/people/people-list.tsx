import { paths } from '#web/lib/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { FollowButton } from './follow-button.tsx'
import type { ListedPerson } from './people-queries.ts'

interface PeopleListProps {
  people: readonly ListedPerson[]
  /** Who may follow them, and does not follow themselves. */
  readerId: string
}

/** People, each with a way to their profile. */
export function PeopleList({ people, readerId }: PeopleListProps) {
  return (
    <ul className="divide-y divide-line">
      {people.map((person) => (
        <li key={person.id} className="flex items-center gap-3.5 py-2.5">
          <Link
            to={paths.profile(person.id)}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-3.5 rounded-xl font-semibold hover:text-tomato-text"
          >
            <Avatar name={person.name} url={person.avatar} size="sm" />
            <span className="min-w-0 truncate">{person.name}</span>
          </Link>
          {person.id !== readerId && <FollowButton readerId={readerId} person={person} size="sm" />}
        </li>
      ))}
    </ul>
  )
}
