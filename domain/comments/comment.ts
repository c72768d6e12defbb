import { formatNumber } from '../format-number.ts'
import { withoutBidiControls } from '../text-direction.ts'
import { t } from '../texts/t.ts'

/**
 * Why the text of a comment is folded away: its reader hid it, or three people reported it. `moderated` is not folded
 * away: its reader wrote it, and nobody else sees it.
 */
export type Folded = 'hidden' | 'reported' | 'moderated'

/** A comment, or a reply to one. */
export interface CommentOrReply {
  /** UUID. */
  id: string
  /** Null is a tombstone: a deleted comment that holds the place of its replies. */
  userId: string | null
  userName: string
  /** Address of the picture; null without one. */
  avatar: string | null
  /** Empty where it is folded away or deleted. */
  content: string
  /** ISO 8601. */
  createdAt: string
  /** When its author last changed it; null if never. */
  updatedAt: string | null
  likes: number
  /** By who reads it. */
  isLiked: boolean
  folded: Folded | null
  /** Where a page after this one begins; null for what was written here and not yet read back. */
  cursor: string | null
}

export interface Comment extends CommentOrReply {
  /** 1–5; null without one. */
  rating: number | null
  /** The first of them, oldest first. */
  replies: readonly CommentOrReply[]
  /** How many there are. */
  replyCount: number
}

/** The comments on a recipe as far as they are loaded. */
export interface Discussion {
  comments: readonly Comment[]
  /** Where the next page begins; null at the end. */
  next: string | null
}

export const longestComment = 2000
const nearTheEnd = 200

/** Letters as a person counts them, and the database: an emoji of one code point is one. */
export const lengthOf = (content: string): number =>
  Array.from(withoutBidiControls(content).trim()).length

/** Why a text cannot be posted, in words; null where it can. */
export function commentProblem(content: string): string | null {
  const length = lengthOf(content)
  if (length === 0) return t('Please write something first.')
  if (length > longestComment) {
    const count = length - longestComment
    return t(
      '{count, plural, other {A comment has room for {longest} characters; this one has {tooMany} too many.}}',
      { count, longest: formatNumber(longestComment), tooMany: formatNumber(count) },
    )
  }
  return null
}

/** How many characters are left, once that is worth saying; below 0 there are too many. */
export function charactersLeft(content: string): number | null {
  const left = longestComment - lengthOf(content)
  return left <= nearTheEnd ? left : null
}
