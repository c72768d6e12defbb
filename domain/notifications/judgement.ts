interface Judgement {
  /** What was done; a warning where it is not known. */
  act: 'hide' | 'remove' | 'warn' | null
  /** About what of its reader's. */
  thing: 'comment' | 'recipe' | 'photo' | 'profile' | null
  /** A recipe's title, also of a photo, or how a comment begins; null where nothing is known of it. */
  title: string | null
}

/** "A moderator hid your recipe “Leek soup”: only you see it now." */
export function judgementInWords({ act, thing, title }: Judgement): string {
  const name = title === null || thing === 'profile' ? '' : ` “${title}”`
  const what = thing === 'photo' && name !== '' ? 'photo of' : thing
  const whose = `your ${what ?? 'page'}${name}`
  switch (act) {
    case 'hide':
      return `A moderator hid ${whose}: only you see it now.`
    case 'remove':
      return thing === 'profile'
        ? 'A moderator took the name and the picture off your profile.'
        : `A moderator removed ${whose}.`
    case 'warn':
    case null:
      return `A moderator wrote to you about ${whose}.`
  }
}
