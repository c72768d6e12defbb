import { describe, expect, test } from 'vitest'
import type { Comment, Discussion, CommentOrReply } from './comment.ts'
import { afterChange, type DiscussionChange } from './discussion.ts'

const reply = (id: string, more: Partial<CommentOrReply> = {}): CommentOrReply => ({
  id,
  userId: 'ada',
  userName: 'Ada',
  avatar: null,
  content: `What ${id} says`,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: null,
  likes: 0,
  isLiked: false,
  folded: null,
  cursor: id,
  ...more,
})
const comment = (id: string, more: Partial<Comment> = {}): Comment => ({
  ...reply(id),
  rating: null,
  replies: [],
  replyCount: more.replies?.length ?? 0,
  ...more,
})
const discussion = (...comments: Comment[]): Discussion => ({ comments, next: null })

/** The ids, replies in brackets, a tombstone as †. */
const outline = ({ comments }: Discussion) =>
  comments
    .map((each) => {
      const replies = each.replies.map(({ id }) => id).join(' ')
      return `${each.userId === null ? '†' : ''}${each.id}${replies && `(${replies})`}`
    })
    .join(' ')

const before = discussion(
  comment('a', { replies: [reply('a1', { userId: 'bo' }), reply('a2')] }),
  comment('b', { userId: 'bo', rating: 4, likes: 1 }),
)

test.each<[DiscussionChange, string]>([
  [{ kind: 'say', comment: comment('c') }, 'c a(a1 a2) b'],
  [{ kind: 'reply', to: 'b', reply: reply('b1') }, 'a(a1 a2) b(b1)'],
  [{ kind: 'delete', id: 'b' }, 'a(a1 a2)'],
  [{ kind: 'delete', id: 'a' }, '†a(a1 a2) b'],
  [{ kind: 'delete', id: 'a1' }, 'a(a2) b'],
  [{ kind: 'part', userId: 'bo' }, 'a(a2)'],
  [{ kind: 'more', page: { comments: [comment('b'), comment('c')], next: 'n' } }, 'a(a1 a2) b c'],
  [{ kind: 'more-replies', to: 'a', replies: [reply('a2'), reply('a3')] }, 'a(a1 a2 a3) b'],
])('%o', (change, after) => {
  const once = afterChange(before, change)
  expect(outline(once)).toBe(after)
  expect(outline(afterChange(once, change))).toBe(after)
})

test('a tombstone keeps nothing of its author and goes with its last reply', () => {
  const tombstone = afterChange(before, { kind: 'delete', id: 'a' })
  expect(tombstone.comments[0]).toMatchObject({ userId: null, userName: '', content: '' })
  const one = afterChange(tombstone, { kind: 'delete', id: 'a1' })
  expect(outline(afterChange(one, { kind: 'delete', id: 'a2' }))).toBe('b')
})

test('a reply that is not shown keeps the tombstone standing', () => {
  const long = discussion(comment('a', { replies: [reply('a1')], replyCount: 2 }))
  const tombstone = afterChange(long, { kind: 'delete', id: 'a' })
  expect(outline(afterChange(tombstone, { kind: 'delete', id: 'a1' }))).toBe('†a')
})

describe('likes', () => {
  const likesOf = (change: DiscussionChange, start = before) => {
    const [, b] = afterChange(start, change).comments
    return [b?.likes, b?.isLiked]
  }

  test('toggle once, however often it is said', () => {
    const like = { kind: 'like', id: 'b', isLiked: true } as const
    expect(likesOf(like)).toEqual([2, true])
    expect(likesOf(like, afterChange(before, like))).toEqual([2, true])
    expect(likesOf({ ...like, isLiked: false }, afterChange(before, like))).toEqual([1, false])
  })

  test('never fall below 0, and replies have them too', () => {
    const odd = discussion(comment('x'), comment('b', { isLiked: true, likes: 0 }))
    expect(likesOf({ kind: 'like', id: 'b', isLiked: false }, odd)).toEqual([0, false])
    const liked = afterChange(before, { kind: 'like', id: 'a1', isLiked: true })
    expect(liked.comments[0]?.replies[0]).toMatchObject({ likes: 1, isLiked: true })
  })
})

test('edited, folded away and shown again', () => {
  const edited = afterChange(before, { kind: 'edit', id: 'a1', content: 'New', at: 'now' })
  expect(edited.comments[0]?.replies[0]).toMatchObject({ content: 'New', updatedAt: 'now' })
  const folded = afterChange(edited, { kind: 'fold', id: 'a1' })
  expect(folded.comments[0]?.replies[0]).toMatchObject({ content: '', folded: 'hidden' })
  const shown = afterChange(folded, { kind: 'unfold', id: 'a1', content: 'New' })
  expect(shown.comments[0]?.replies[0]).toMatchObject({ content: 'New', folded: null })
})

test('a reply just written stays last when older ones are fetched', () => {
  const mine = afterChange(before, {
    kind: 'reply',
    to: 'a',
    reply: reply('mine', { cursor: null }),
  })
  const more = afterChange(mine, { kind: 'more-replies', to: 'a', replies: [reply('a3')] })
  expect(outline(more)).toBe('a(a1 a2 a3 mine) b')
  expect(more.comments[0]?.replyCount).toBe(3)
})
