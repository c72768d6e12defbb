import type { NotificationGroup } from './groups.ts'
import { judgementInWords } from './judgement.ts'
import { type NotificationKind, notificationKinds } from './notification.ts'

/** "Ada", "Ada and Bo", "Ada and 3 others". */
export function actorsInWords({ actors }: Pick<NotificationGroup, 'actors'>): string {
  const [first, second] = actors.map(({ name }) => name)
  const others = actors.length - 1
  if (first === undefined) return ''
  if (second === undefined) return first
  return others === 1 ? `${first} and ${second}` : `${first} and ${others} others`
}

const nameOf = (title: string | null) => (title === null ? '' : ` “${title}”`)

const reported = {
  comment: 'a comment',
  recipe: 'a recipe',
  photo: 'a photo',
  profile: 'a profile',
}

/** What happened, after who did it: "liked your comment". A whole sentence where nobody is named. */
export function deedInWords({ all: [newest, ...older] }: NotificationGroup): string {
  const { kind, recipeTitle, subject, outcome } = newest
  switch (kind) {
    case 'reply':
      return older.length === 0 ? 'replied to your comment' : 'replied to a comment of yours'
    case 'comment':
      return `commented on your recipe${nameOf(recipeTitle)}`
    case 'like':
      return 'liked your comment'
    case 'follow':
      return older.length === 0 ? 'follows you now' : 'follow you now'
    case 'report': {
      const what = `You reported ${subject === null ? 'something' : reported[subject]}.`
      return outcome === 'dismissed'
        ? `${what} A moderator looked at it and found nothing wrong. Thank you for telling us.`
        : `${what} A moderator did something about it. Thank you for telling us.`
    }
    case 'moderation':
      return judgementInWords({ act: newest.act, thing: subject, title: newest.subjectTitle })
  }
}

/** All of it in one sentence without a full stop where somebody is named. */
export function groupInWords(group: NotificationGroup): string {
  return [actorsInWords(group), deedInWords(group)].filter((part) => part !== '').join(' ')
}

/** A few words for a device that shows them outside the app: a title, and a text where there is more to say. */
export function announced(groups: readonly NotificationGroup[]): { title: string; body: string } {
  const [first, second] = groups
  if (first === undefined) return { title: 'Something happened', body: '' }
  if (second !== undefined) {
    const count = groups.reduce((sum, { all }) => sum + all.length, 0)
    return {
      title: `${count} things happened`,
      body: groups.slice(0, 3).map(groupInWords).join('\n'),
    }
  }
  const [{ kind, recipeTitle }] = first.all
  if (kind === 'report') return { title: 'What you reported', body: deedInWords(first) }
  if (kind === 'moderation') return { title: 'From a moderator', body: deedInWords(first) }
  return { title: groupInWords(first), body: kind === 'comment' ? '' : (recipeTitle ?? '') }
}

const counted: Readonly<Record<NotificationKind, readonly [one: string, more: string]>> = {
  reply: ['reply to your comments', 'replies to your comments'],
  comment: ['comment on your recipes', 'comments on your recipes'],
  like: ['like of your comments', 'likes of your comments'],
  follow: ['new follower', 'new followers'],
  report: ['answer to what you reported', 'answers to what you reported'],
  moderation: ['message from a moderator', 'messages from moderators'],
}

/** "2 replies to your comments", by kind, in the order of the kinds. */
export function countsInWords(
  counts: Readonly<Partial<Record<NotificationKind, number>>>,
): string[] {
  return notificationKinds.flatMap((kind) => {
    const count = counts[kind] ?? 0
    return count === 0 ? [] : `${count} ${counted[kind][count === 1 ? 0 : 1]}`
  })
}
