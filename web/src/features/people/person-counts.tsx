import { useState } from 'react'
import { onFirstUse } from '#domain/on-first-use.ts'
import { locale, t } from '#domain/texts/t.ts'
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
  const { recipesShared: recipes, totalLikes: likes } = person
  const [open, setOpen] = useState<PeopleListKind | null>(null)
  const [wanted, setWanted] = useState(false)
  function show(kind: PeopleListKind) {
    setWanted(true)
    setOpen(kind)
  }
  return (
    <div className="mt-6 grid grid-cols-2 gap-2.5 sm:grid-cols-4">
      <Count
        value={recipes}
        label={t('{recipes, plural, one {recipe} other {recipes}}', { recipes })}
      />
      <Count
        value={followersCount}
        label={t('{count, plural, one {follower} other {followers}}', { count: followersCount })}
        onOpen={() => show('followers')}
      />
      <Count
        value={followingCount}
        label={t('{count, plural, other {following}}', { count: followingCount })}
        onOpen={() => show('following')}
      />
      <Count value={likes} label={t('{likes, plural, one {like} other {likes}}', { likes })} />
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
  /** Under the number. */
  label: string
  onOpen?: () => void
}

const surface =
  'flex min-h-19 flex-col items-start justify-center rounded-card border px-5 py-3 text-start'
const numbers = onFirstUse(() => new Intl.NumberFormat(locale()))

function Count({ value, label, onOpen }: CountProps) {
  const content = (
    <>
      <span className="font-display text-2xl leading-none font-[580]">
        {numbers().format(value)}
      </span>{' '}
      <span className="mt-1 text-[0.9375rem] wrap-anywhere text-soft">{label}</span>
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
