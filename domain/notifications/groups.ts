import type { Notification } from './notification.ts'

/** Several people did the same: "Ada and 3 others liked your comment". */
export interface NotificationGroup {
  /** Stays the same while the group grows at its old end. */
  key: string
  /** The newest first; at least one. */
  all: readonly [Notification, ...Notification[]]
  /** Who did it, each once, the newest first. */
  actors: readonly NonNullable<Notification['actor']>[]
  isRead: boolean
}

/** What stands together: the same kind about the same thing, read and unread apart. Reports and judgements stand alone. */
function keyOf({ id, kind, commentId, parentId, recipeId, list, isRead }: Notification): string {
  const about = {
    reply: parentId,
    comment: recipeId,
    like: commentId,
    follow: 'you',
    report: id,
    moderation: id,
    shopping: list?.id,
  }[kind]
  return `${kind} ${about ?? id} ${isRead ? 'read' : 'new'}`
}

function groupOf(key: string, all: NotificationGroup['all']): NotificationGroup {
  const actors = all.flatMap(({ actor }) => actor ?? [])
  return {
    key,
    all,
    actors: [...new Map(actors.map((actor) => [actor.id, actor])).values()],
    isRead: all[0].isRead,
  }
}

/** Notifications, the newest first, in groups; a group stands where its newest one does. */
export function grouped(notifications: readonly Notification[]): NotificationGroup[] {
  const groups = new Map<string, [Notification, ...Notification[]]>()
  for (const each of notifications) {
    const key = keyOf(each)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [each])
    else group.push(each)
  }
  return [...groups].map(([key, all]) => groupOf(key, all))
}
