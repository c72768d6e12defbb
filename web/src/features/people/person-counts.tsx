import { useState } from 'react'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import type { Person } from './person.ts'
import type { PeopleListKind } from './people-queries.ts'

const { Piece: PeopleDialog, preload } = lazyPiece(
  async () => (await import('./people-dialog.tsx')).PeopleDialog,
)

interface PersonCountsProps {
  person: Person
  readerId: string
  followersCount: number
  followingCount: number
}

/** Four numbers; those of people open their lists. */
export function PersonCounts(props: PersonCountsProps) {
  const { person, readerId, followersCount, followingCount } = props
  const [open, setOpen] = useState<PeopleListKind | null>(null)
  const [wanted, setWanted] = useState(false)
  function show(kind: PeopleListKind) {
    setWanted(true)
    setOpen(kind)
  }
  return (
    <div className="mt-6 grid grid-cols-2 gap-2.5 sm:grid-cols-4">
      <Count value={person.recipesShared} one="recipe" many="recipes" />
      <Count
        value={followersCount}
        one="follower"
        many="followers"
        onOpen={() => show('followers')}
      />
      <Count
        value={followingCount}
        one="following"
        many="following"
        onOpen={() => show('following')}
      />
      <Count value={person.totalLikes} one="like" many="likes" />
      {wanted && (
        <PeopleDialog
          person={person}
          readerId={readerId}
          kind={open}
          onKindChange={setOpen}
          onUnavailable={() => {
            setWanted(false)
            setOpen(null)
            notifyUnavailable()
          }}
        />
      )}
    </div>
  )
}

interface CountProps {
  value: number
  one: string
  many: string
  onOpen?: () => void
}

const surface =
  'flex min-h-19 flex-col items-start justify-center rounded-card border px-5 py-3 text-left'
const numbers = new Intl.NumberFormat('en')

function Count({ value, one, many, onOpen }: CountProps) {
  const content = (
    <>
      <span className="font-display text-2xl leading-none font-[580]">{numbers.format(value)}</span>{' '}
      <span className="mt-1 text-[0.9375rem] text-soft">{value === 1 ? one : many}</span>
    </>
  )
  if (onOpen === undefined)
    return <p className={`${surface} border-transparent bg-sunken`}>{content}</p>
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={preload}
      onFocus={preload}
      className={`${surface} border-line bg-card transition-shadow hover:shadow-card`}
    >
      {content}
    </button>
  )
}
