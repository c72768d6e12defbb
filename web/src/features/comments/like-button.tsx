import { t } from '#domain/texts/t.ts'
import type { CommentOrReply } from '#domain/comments/comment.ts'
import { HeartFilledIcon, HeartIcon } from '#web/ui/icons.tsx'

interface LikeButtonProps {
  comment: CommentOrReply
  onLike: (isLiked: boolean) => void
}

/** A like of one's own, and how many there are. */
export function LikeButton({ comment, onLike }: LikeButtonProps) {
  const { isLiked, likes, userName } = comment
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={t(
        '{likes, plural, one {Like what {name} says, # like} other {Like what {name} says, # likes}}',
        { likes, name: userName },
      )}
      onClick={() => onLike(!isLiked)}
      className="-ms-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-xl px-2 text-[0.9375rem] font-semibold text-soft tabular-nums transition-colors hover:bg-sunken hover:text-ink aria-pressed:text-tomato-text"
    >
      {isLiked ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}
      {likes > 0 && likes}
    </button>
  )
}
