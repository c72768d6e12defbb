import type { Comment, Discussion, CommentOrReply } from './comment.ts'

/** One change of what is shown of a discussion. */
export type DiscussionChange =
  | { kind: 'say'; comment: Comment }
  | { kind: 'reply'; to: string; reply: CommentOrReply }
  | { kind: 'edit'; id: string; content: string; at: string }
  | { kind: 'delete'; id: string }
  | { kind: 'like'; id: string; isLiked: boolean }
  | { kind: 'fold'; id: string }
  | { kind: 'unfold'; id: string; content: string }
  /** Everything that a person wrote goes out of sight. */
  | { kind: 'part'; userId: string }
  | { kind: 'more'; page: Discussion }
  | { kind: 'more-replies'; to: string; replies: readonly CommentOrReply[] }

/** The discussion after a change. Said twice, a change makes no difference. */
export function afterChange(before: Discussion, change: DiscussionChange): Discussion {
  const { comments } = before
  switch (change.kind) {
    case 'say':
      return { ...before, comments: [change.comment, ...without(comments, [change.comment.id])] }
    case 'reply':
      return withComment(before, change.to, (comment) => withReplies(comment, [change.reply], 1))
    case 'more-replies':
      return withComment(before, change.to, (comment) => withReplies(comment, change.replies, 0))
    case 'edit': {
      const { content, at } = change
      return withEach(before, change.id, (comment) => ({ ...comment, content, updatedAt: at }))
    }
    case 'like':
      return withEach(before, change.id, (comment) => afterLike(comment, change.isLiked))
    case 'fold':
      return withEach(before, change.id, (comment) => ({
        ...comment,
        content: '',
        folded: 'hidden',
      }))
    case 'unfold': {
      const { content } = change
      return withEach(before, change.id, (comment) => ({ ...comment, content, folded: null }))
    }
    case 'delete':
      return { ...before, comments: comments.flatMap((each) => afterDelete(each, change.id)) }
    case 'part': {
      const others = comments.filter(({ userId }) => userId !== change.userId)
      return { ...before, comments: others.map((each) => withoutRepliesOf(each, change.userId)) }
    }
    case 'more': {
      const ids = comments.map(({ id }) => id)
      const added = without(change.page.comments, ids)
      return { comments: [...comments, ...added], next: change.page.next }
    }
  }
}

const without = <Each extends { id: string }>(list: readonly Each[], ids: readonly string[]) =>
  list.filter(({ id }) => !ids.includes(id))

function withComment(
  discussion: Discussion,
  id: string,
  change: (comment: Comment) => Comment,
): Discussion {
  const comments = discussion.comments.map((each) => (each.id === id ? change(each) : each))
  return { ...discussion, comments }
}

/** Wherever it stands: as a comment, or as a reply to one. */
function withEach(
  discussion: Discussion,
  id: string,
  change: <Each extends CommentOrReply>(comment: Each) => Each,
): Discussion {
  const comments = discussion.comments.map((each) => {
    if (each.id === id) return change(each)
    if (!each.replies.some((reply) => reply.id === id)) return each
    return {
      ...each,
      replies: each.replies.map((reply) => (reply.id === id ? change(reply) : reply)),
    }
  })
  return { ...discussion, comments }
}

function withReplies(
  comment: Comment,
  replies: readonly CommentOrReply[],
  counted: number,
): Comment {
  const added = without(
    replies,
    comment.replies.map(({ id }) => id),
  )
  if (added.length === 0) return comment
  // What was read back goes before what was only written here.
  const all = [...comment.replies, ...added]
  const inOrder = [
    ...all.filter(({ cursor }) => cursor !== null),
    ...all.filter(({ cursor }) => cursor === null),
  ]
  return { ...comment, replies: inOrder, replyCount: comment.replyCount + counted }
}

/** A like is a toggle of its person; the count never falls below 0. */
export function afterLike<Each extends CommentOrReply>(comment: Each, isLiked: boolean): Each {
  if (comment.isLiked === isLiked) return comment
  return { ...comment, isLiked, likes: Math.max(0, comment.likes + (isLiked ? 1 : -1)) }
}

/** A comment with replies stays as a tombstone, which goes with its last reply. */
function afterDelete(comment: Comment, id: string): Comment[] {
  if (comment.id === id) return comment.replyCount === 0 ? [] : [tombstoneOf(comment)]
  if (!comment.replies.some((reply) => reply.id === id)) return [comment]
  const replyCount = comment.replyCount - 1
  if (comment.userId === null && replyCount === 0) return []
  return [{ ...comment, replies: without(comment.replies, [id]), replyCount }]
}

const tombstoneOf = (comment: Comment): Comment => ({
  ...comment,
  userId: null,
  userName: '',
  avatar: null,
  content: '',
  rating: null,
  updatedAt: null,
  likes: 0,
  isLiked: false,
  folded: null,
})

function withoutRepliesOf(comment: Comment, userId: string): Comment {
  const replies = comment.replies.filter((reply) => reply.userId !== userId)
  const gone = comment.replies.length - replies.length
  return gone === 0 ? comment : { ...comment, replies, replyCount: comment.replyCount - gone }
}
