import { t } from '../texts/t.ts'
import type { NotificationGroup } from './groups.ts'
import { judgementInWords } from './judgement.ts'
import { type NotificationKind, notificationKinds } from './notification.ts'

/** "Ada", "Ada and Bo", "Ada and 3 others". */
export function actorsInWords({ actors }: Pick<NotificationGroup, 'actors'>): string {
  const [first, second] = actors.map(({ name }) => name)
  const count = actors.length - 1
  if (first === undefined) return ''
  if (second === undefined) return first
  return count === 1
    ? t('{first} and {second}', { first, second })
    : t('{first} and {count, plural, one {# other} other {# others}}', { first, count })
}

/** What happened, in one sentence with `who` in it where somebody is named. */
function sentenceOf({ all: [newest, ...older], actors }: NotificationGroup, who: string): string {
  const { kind, recipeTitle: title, subject, outcome } = newest
  const people = actors.length
  switch (kind) {
    case 'reply':
      return older.length === 0
        ? t('{who} replied to your comment', { who })
        : t('{people, plural, other {{who} replied to a comment of yours}}', { people, who })
    case 'comment':
      return title === null
        ? t('{people, plural, other {{who} commented on your recipe}}', { people, who })
        : t('{people, plural, other {{who} commented on your recipe “{title}”}}', {
            people,
            who,
            title,
          })
    case 'like':
      return t('{people, plural, other {{who} liked your comment}}', { people, who })
    case 'follow': {
      const count = older.length + 1
      return t('{count, plural, one {{who} follows you now} other {{who} follow you now}}', {
        count,
        who,
      })
    }
    case 'report': {
      const thing = subject ?? 'other'
      return outcome === 'dismissed'
        ? t(
            'You reported {thing, select, comment {a comment} recipe {a recipe} photo {a photo} profile {a profile} other {something}}. A moderator looked at it and found nothing wrong. Thank you for telling us.',
            { thing },
          )
        : t(
            'You reported {thing, select, comment {a comment} recipe {a recipe} photo {a photo} profile {a profile} other {something}}. A moderator did something about it. Thank you for telling us.',
            { thing },
          )
    }
    case 'moderation':
      return judgementInWords({ act: newest.act, thing: subject, title: newest.subjectTitle })
    case 'shopping': {
      const { name: list, things: count } = newest.list ?? { name: '', things: 0 }
      return t(
        '{people, plural, one {{who} is} other {{who} are}} at the shop: {count, plural, one {# thing} other {# things}} on “{list}”',
        { people, who, count, list },
      )
    }
  }
}

/** Not in any name: a private character of Unicode. */
const place = '\uE000'

/** The words before and after those who did it, for a page that marks them. */
export function aroundActors(group: NotificationGroup): { before: string; after: string } {
  const [before = '', after] = sentenceOf(group, place).split(place)
  return after === undefined ? { before: '', after: before } : { before, after }
}

/** All of it in one sentence, without a full stop where somebody is named. */
export function groupInWords(group: NotificationGroup): string {
  return sentenceOf(group, actorsInWords(group)).trim()
}

/** A few words for a device that shows them outside the app: a title, and a text where there is more to say. */
export function announced(groups: readonly NotificationGroup[]): { title: string; body: string } {
  const [first, second] = groups
  if (first === undefined) return { title: t('Something happened'), body: '' }
  if (second !== undefined) {
    const count = groups.reduce((sum, { all }) => sum + all.length, 0)
    return {
      title: t('{count, plural, one {# thing happened} other {# things happened}}', { count }),
      body: groups.slice(0, 3).map(groupInWords).join('\n'),
    }
  }
  const [{ kind, recipeTitle }] = first.all
  if (kind === 'report') return { title: t('What you reported'), body: groupInWords(first) }
  if (kind === 'moderation') return { title: t('From a moderator'), body: groupInWords(first) }
  return { title: groupInWords(first), body: kind === 'comment' ? '' : (recipeTitle ?? '') }
}

function counted(kind: NotificationKind, count: number): string {
  switch (kind) {
    case 'reply':
      return t(
        '{count, plural, one {# reply to your comments} other {# replies to your comments}}',
        { count },
      )
    case 'comment':
      return t(
        '{count, plural, one {# comment on your recipes} other {# comments on your recipes}}',
        { count },
      )
    case 'like':
      return t('{count, plural, one {# like of your comments} other {# likes of your comments}}', {
        count,
      })
    case 'follow':
      return t('{count, plural, one {# new follower} other {# new followers}}', { count })
    case 'report':
      return t(
        '{count, plural, one {# answer to what you reported} other {# answers to what you reported}}',
        { count },
      )
    case 'moderation':
      return t(
        '{count, plural, one {# message from a moderator} other {# messages from moderators}}',
        { count },
      )
    case 'shopping':
      return t(
        '{count, plural, one {# time somebody was at the shop} other {# times somebody was at the shop}}',
        { count },
      )
  }
}

/** "2 replies to your comments", by kind, in the order of the kinds. */
export function countsInWords(
  counts: Readonly<Partial<Record<NotificationKind, number>>>,
): string[] {
  return notificationKinds.flatMap((kind) => {
    const count = counts[kind] ?? 0
    return count === 0 ? [] : counted(kind, count)
  })
}
