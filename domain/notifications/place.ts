import { pagePatterns } from '../addresses.ts'
import type { NotificationGroup } from './groups.ts'

/** The part of an address that leads to a comment, or to a reply below one. */
export function commentHash(thread: string, reply?: string): string {
  return reply === undefined ? `#comment-${thread}` : `#comment-${thread}/${reply}`
}

const hashShape = /^#comment-([0-9a-f-]{36})(?:\/([0-9a-f-]{36}))?$/

/** What a hash leads to; null where it is another. */
export function linkedComment(hash: string): { thread: string; reply: string | null } | null {
  const [, thread, reply] = hashShape.exec(hash) ?? []
  return thread === undefined ? null : { thread, reply: reply ?? null }
}

const listHashShape = /^#list-([0-9a-f-]{36})$/

/** The shopping list that a hash leads to; null where it is another. */
export const linkedList = (hash: string): string | null => listHashShape.exec(hash)?.[1] ?? null

const at = (pattern: string, id: string | number) =>
  pattern.replace(/:id\??$/, encodeURIComponent(id))

/** Where a group leads, with the newest of it; null where there is nothing left to be seen. */
export function placeOf({ all: [newest], actors }: NotificationGroup): string | null {
  const { kind, commentId, parentId, recipeId, isUserRecipe, personId, list } = newest
  if (kind === 'follow') {
    const [first, second] = actors
    if (first === undefined) return null
    // Of several, one's own list of followers.
    return second === undefined ? at(pagePatterns.profile, first.id) : '/profile'
  }
  if (list !== null) return `${pagePatterns.shoppingList}#list-${list.id}`
  if (personId !== null) return at(pagePatterns.profile, personId)
  if (newest.subject === 'profile') return '/profile'
  if (recipeId === null) return null
  const recipe = at(isUserRecipe ? pagePatterns.userRecipe : pagePatterns.recipe, recipeId)
  if (commentId === null) return recipe
  return recipe + (parentId === null ? commentHash(commentId) : commentHash(parentId, commentId))
}
