import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { NotificationGroup } from '#domain/notifications/groups.ts'
import { placeOf } from '#domain/notifications/place.ts'
import { actorsInWords, aroundActors } from '#domain/notifications/words.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { formatDate } from '#web/lib/format.ts'
import { EyeOffIcon } from '#web/ui/action-icons.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'

interface NotificationLineProps {
  group: NotificationGroup
  now: Date
  /** It was opened, or marked. */
  onRead: (group: NotificationGroup) => void
}

/** Who did what, and when. All of it leads to the place; what somebody wrote is only ever text. */
export function NotificationLine({ group, now, onRead }: NotificationLineProps) {
  const [newest] = group.all
  const place = placeOf(group)
  const at = new Date(newest.createdAt)
  const { excerpt, recipeTitle, kind, subject } = newest
  // What a moderator took away is not shown once more.
  const isQuoted = excerpt !== null && kind !== 'moderation' && kind !== 'report'
  const isAside = recipeTitle !== null && kind !== 'comment' && subject !== 'recipe'
  return (
    <li
      className={cn(
        'relative flex gap-3.5 rounded-card px-3 py-4 transition-colors sm:px-4',
        group.isRead ? 'hover:bg-sunken' : 'bg-butter/45 hover:bg-butter/70',
      )}
    >
      <Faces group={group} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <Sentence group={group} place={place} onRead={onRead} />
        </p>
        {isQuoted && (
          <p dir="auto" className="mt-1 line-clamp-2 text-soft wrap-anywhere">
            “{excerpt}”
          </p>
        )}
        <p className="mt-1 text-sm text-soft wrap-anywhere">
          <time dateTime={newest.createdAt} title={formatDate(at)}>
            {timeAgo(at, now)}
          </time>
          {isAside && <> · {recipeTitle}</>}
        </p>
      </div>
      {!group.isRead && (
        <span className="mt-2 size-2.5 shrink-0 rounded-full bg-tomato">
          <span className="sr-only">{t('New|not read yet')}</span>
        </span>
      )}
    </li>
  )
}

interface SentenceProps extends Pick<NotificationLineProps, 'group' | 'onRead'> {
  place: string | null
}

function Sentence({ group, place, onRead }: SentenceProps) {
  const who = actorsInWords(group)
  const { before, after } = aroundActors(group)
  const words: ReactNode = (
    <>
      {before}
      {who !== '' && <bdi className="font-semibold">{who}</bdi>}
      {after}
    </>
  )
  // The whole line is the target, also of who only wants to have read it.
  const whole = 'text-start after:absolute after:inset-0 after:rounded-card'
  if (place !== null) {
    return (
      <Link to={place} className={whole} onClick={() => onRead(group)}>
        {words}
      </Link>
    )
  }
  return group.isRead ? (
    words
  ) : (
    <button type="button" className={whole} onClick={() => onRead(group)}>
      {words}
    </button>
  )
}

/** The newest two who did it; a sign where nobody is named. */
function Faces({ group: { actors } }: { group: NotificationGroup }) {
  const [first, second] = actors
  if (first === undefined) {
    return (
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-soft">
        <EyeOffIcon size={22} />
      </span>
    )
  }
  if (second === undefined) return <Avatar name={first.name} url={first.avatar} size="sm" />
  return (
    <span className="relative size-11 shrink-0">
      <Avatar
        name={second.name}
        url={second.avatar}
        size="xs"
        className="absolute end-0 top-0 scale-90"
      />
      <Avatar
        name={first.name}
        url={first.avatar}
        size="xs"
        className="absolute start-0 bottom-0 scale-90 ring-2 ring-paper"
      />
    </span>
  )
}
