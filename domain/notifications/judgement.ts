import { t } from '../texts/t.ts'

interface Judgement {
  /** What was done; a warning where it is not known. */
  act: 'hide' | 'remove' | 'warn' | null
  /** About what of its reader's. */
  thing: 'comment' | 'recipe' | 'photo' | 'profile' | null
  /** A recipe's title, also of a photo, or how a comment begins; null where nothing is known of it. */
  title: string | null
}

/** "A moderator hid your recipe “Leek soup”: only you see it now." */
export function judgementInWords({ act, thing: about, title }: Judgement): string {
  const thing = about ?? 'other'
  if (act === 'remove' && thing === 'profile') {
    return t('A moderator took the name and the picture off your profile.')
  }
  return title === null || thing === 'profile' ? unnamed(act, thing) : named(act, thing, title)
}

function unnamed(act: Judgement['act'], thing: string): string {
  switch (act) {
    case 'hide':
      return t(
        'A moderator hid your {thing, select, comment {comment} recipe {recipe} photo {photo} profile {profile} other {page}}: only you see it now.',
        { thing },
      )
    case 'remove':
      return t(
        'A moderator removed your {thing, select, comment {comment} recipe {recipe} photo {photo} other {page}}.',
        { thing },
      )
    case 'warn':
    case null:
      return t(
        'A moderator wrote to you about your {thing, select, comment {comment} recipe {recipe} photo {photo} profile {profile} other {page}}.',
        { thing },
      )
  }
}

function named(act: Judgement['act'], thing: string, title: string): string {
  switch (act) {
    case 'hide':
      return t(
        'A moderator hid your {thing, select, comment {comment} recipe {recipe} photo {photo of} other {page}} “{title}”: only you see it now.',
        { thing, title },
      )
    case 'remove':
      return t(
        'A moderator removed your {thing, select, comment {comment} recipe {recipe} photo {photo of} other {page}} “{title}”.',
        { thing, title },
      )
    case 'warn':
    case null:
      return t(
        'A moderator wrote to you about your {thing, select, comment {comment} recipe {recipe} photo {photo of} other {page}} “{title}”.',
        { thing, title },
      )
  }
}
