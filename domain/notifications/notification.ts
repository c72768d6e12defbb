/** What a notification is about, as `notifications.kind` has it. What a newer version knows is left out. */
export const notificationKinds = [
  'reply',
  'comment',
  'like',
  'follow',
  'report',
  'moderation',
  'shopping',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** What one may switch on and off: `spoils` is no act, and worked out from the pantry. */
export const switchableKinds = [...notificationKinds, 'spoils'] as const
export type SwitchableKind = (typeof switchableKinds)[number]

/** How one is notified. */
export const ways = ['in_app', 'by_push', 'by_mail'] as const
export type Way = (typeof ways)[number]

/** One act that concerns its reader. */
export interface Notification {
  /** UUID. */
  id: string
  kind: NotificationKind
  /** Who did it; null for what moderators do. */
  actor: { id: string; name: string; avatar: string | null } | null
  /** What was written, or is liked, or was reported. */
  commentId: string | null
  /** The comment that a reply answers. */
  parentId: string | null
  /** How the comment begins. */
  excerpt: string | null
  recipeId: number | null
  recipeTitle: string | null
  /** Whether it is somebody's own, and not of the catalogue. */
  isUserRecipe: boolean
  /** Of a report. */
  outcome: 'acted' | 'dismissed' | null
  /** Of moderation: what was done. */
  act: 'hide' | 'remove' | 'warn' | null
  /** Of a report or of moderation: about what. */
  subject: 'comment' | 'recipe' | 'photo' | 'profile' | null
  /** A recipe's title, or how a comment begins. */
  subjectTitle: string | null
  /** Whose profile was reported. */
  personId: string | null
  /** Of a member of one's kitchen at the shop: with which list, and how many things were still to be bought. */
  list: { id: string; name: string; things: number } | null
  /** ISO 8601, as exact as the backend wrote it: the next page begins after it. */
  createdAt: string
  isRead: boolean
}
