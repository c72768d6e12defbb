import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { formatDate } from '#web/lib/format.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { paths } from '#web/lib/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { StarIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { T } from '#web/ui/t.tsx'
import type { Activity } from './activity.ts'
import { unknownUser } from './person.ts'

const linkStyle = 'font-semibold text-ink underline-offset-4 hover:underline'

interface ActivityLineProps {
  activity: Activity
  now: Date
  /** How the reader is called, in place of their own name. */
  readerId: string
}

/** Who did what, and when. What somebody wrote is shown as they wrote it, as text alone. */
export function ActivityLine({ activity, now, readerId }: ActivityLineProps) {
  const { userName, userAvatar, content, rating, createdAt } = activity
  const at = new Date(createdAt)
  return (
    <li className="flex gap-3.5 py-4.5">
      <Avatar name={userName} url={userAvatar} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="text-soft wrap-anywhere">
          <Deed activity={activity} readerId={readerId} />
        </p>
        {rating !== null && <Stars rating={rating} />}
        {content !== null && (
          <p className="mt-1.5 line-clamp-4 max-w-[65ch] rounded-2xl bg-sunken px-4 py-2.5 wrap-anywhere whitespace-pre-line">
            {content}
          </p>
        )}
        <time dateTime={createdAt} title={formatDate(at)} className="mt-1 block text-sm text-soft">
          {timeAgo(at, now)}
        </time>
      </div>
      <RecipePicture activity={activity} />
    </li>
  )
}

function Deed({ activity, readerId }: { activity: Activity; readerId: string }): ReactNode {
  const { type, userId, userName, otherId, otherName } = activity
  const who = userId === readerId ? 'you' : 'other'
  if (type === 'follow') {
    const whom = otherId === readerId ? 'you' : 'other'
    return (
      <T
        text="{who, select, you {<cook>You</cook>} other {<cook>{name}</cook>}} started following {whom, select, you {<followed>you</followed>} other {<followed>{followedName}</followed>}}"
        who={who}
        whom={whom}
        name={userName}
        followedName={otherName ?? unknownUser}
        cook={<PersonLink id={userId} />}
        followed={<PersonLink id={otherId} />}
      />
    )
  }
  return (
    <T
      text="{who, select, you {<cook>You</cook>} other {<cook>{name}</cook>}} {type, select, rating {rated} comment {commented on} other {shared}} <recipe>{title}</recipe>"
      who={who}
      type={type}
      name={userName}
      title={titleOf(activity)}
      cook={<PersonLink id={userId} />}
      recipe={<RecipeLink activity={activity} />}
    />
  )
}

function titleOf({ recipeId, recipeTitle }: Activity): string {
  if (recipeId === null) return t('a recipe|in place of its title')
  return recipeTitle ?? t('Recipe {id}', { id: recipeId })
}

/** Words alone of somebody who is not there any more. */
function PersonLink({ id, children }: { id: string | null; children?: ReactNode }) {
  if (id === null) return children
  return (
    <Link to={paths.profile(id)} className={linkStyle}>
      {children}
    </Link>
  )
}

function RecipeLink({ activity, children }: { activity: Activity; children?: ReactNode }) {
  const { recipeId } = activity
  if (recipeId === null) return children
  return (
    <Link to={recipePath(activity, recipeId)} className={linkStyle}>
      {children}
    </Link>
  )
}

function recipePath({ recipeOwner }: Activity, recipeId: number): string {
  return recipeOwner === null ? paths.recipe(recipeId) : paths.userRecipe(recipeId)
}

function RecipePicture({ activity }: { activity: Activity }) {
  if (activity.recipeImage === null) return null
  return (
    <Cover
      src={activity.recipeImage}
      alt=""
      width={88}
      height={66}
      loading="lazy"
      className="h-16.5 w-22 shrink-0 rounded-xl bg-sunken object-cover max-sm:hidden dark:brightness-90"
    />
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <p className="mt-1 flex gap-0.5 text-butter-text">
      <span className="sr-only">{t('{rating} of 5 stars', { rating })}</span>
      {Array.from({ length: 5 }, (_, index) => (
        <StarIcon key={index} size={17} className={index < rating ? '' : 'opacity-25'} />
      ))}
    </p>
  )
}
