import type { ReactNode } from 'react'
import { timeAgo } from '#domain/time-ago.ts'
import { formatDate } from '#web/lib/format.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { paths } from '#web/lib/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { StarIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Activity } from './activity.ts'

const linkStyle = 'font-semibold text-ink underline-offset-4 hover:underline'

interface ActivityLineProps {
  activity: Activity
  now: Date
  /** How the reader is called, in place of their own name. */
  readerId: string
}

/** Who did what, and when. What somebody wrote is shown as they wrote it, as text alone. */
export function ActivityLine({ activity, now, readerId }: ActivityLineProps) {
  const { userId, userName, userAvatar, content, rating, createdAt } = activity
  const at = new Date(createdAt)
  const isOwn = userId === readerId
  return (
    <li className="flex gap-3.5 py-4.5">
      <Avatar name={userName} url={userAvatar} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="text-soft wrap-anywhere">
          <Link to={paths.profile(userId)} className={linkStyle}>
            {isOwn ? 'You' : userName}
          </Link>{' '}
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
  const { type, otherId, otherName } = activity
  if (type === 'follow' && otherId !== null) {
    return (
      <>
        started following{' '}
        <Link to={paths.profile(otherId)} className={linkStyle}>
          {otherId === readerId ? 'you' : otherName}
        </Link>
      </>
    )
  }
  const words = { rating: 'rated', comment: 'commented on', recipe: 'shared', follow: 'followed' }
  return (
    <>
      {words[type]} <RecipeLink activity={activity} />
    </>
  )
}

function RecipeLink({ activity }: { activity: Activity }) {
  const { recipeId, recipeTitle } = activity
  if (recipeId === null) return 'a recipe'
  return (
    <Link to={recipePath(activity, recipeId)} className={linkStyle}>
      {recipeTitle ?? `Recipe ${recipeId}`}
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
      <span className="sr-only">{rating} of 5 stars</span>
      {Array.from({ length: 5 }, (_, index) => (
        <StarIcon key={index} size={17} className={index < rating ? '' : 'opacity-25'} />
      ))}
    </p>
  )
}
