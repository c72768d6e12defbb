import { type Notification, notificationKinds } from './notification.ts'

/** A row as the database writes it. */
export interface NotificationRow {
  id: string
  kind: string
  actor_id: string | null
  actor_name: string | null
  actor_avatar: string | null
  comment_id: string | null
  parent_comment_id: string | null
  excerpt: string | null
  recipe_id: number | null
  recipe_title: string | null
  recipe_owner: string | null
  outcome: string | null
  act: string | null
  subject: string | null
  subject_title: string | null
  person_id: string | null
  list_id: string | null
  list_name: string | null
  things: number | null
  created_at: string
  read_at: string | null
}

const oneOf = <Word extends string>(word: string | null, words: readonly Word[]): Word | null =>
  words.find((each) => each === word) ?? null

/** None for a kind that only a newer version knows. */
export function notificationFrom(row: NotificationRow): Notification[] {
  const kind = oneOf(row.kind, notificationKinds)
  if (kind === null) return []
  const { actor_id: id, actor_name: name, list_id: listId, list_name: listName } = row
  return [
    {
      id: row.id,
      kind,
      actor: id === null || name === null ? null : { id, name, avatar: row.actor_avatar },
      commentId: row.comment_id,
      parentId: row.parent_comment_id,
      excerpt: row.excerpt,
      recipeId: row.recipe_id,
      recipeTitle: row.recipe_title,
      isUserRecipe: row.recipe_owner !== null,
      outcome: oneOf(row.outcome, ['acted', 'dismissed']),
      act: oneOf(row.act, ['hide', 'remove', 'warn']),
      subject: oneOf(row.subject, ['comment', 'recipe', 'photo', 'profile']),
      subjectTitle: row.subject_title,
      personId: row.person_id,
      list:
        listId === null || listName === null
          ? null
          : { id: listId, name: listName, things: row.things ?? 0 },
      createdAt: row.created_at,
      isRead: row.read_at !== null,
    },
  ]
}
