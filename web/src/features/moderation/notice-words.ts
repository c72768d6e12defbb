import type { Notice } from './notices.ts'

const things: Readonly<Record<string, string>> = {
  comment: 'comment',
  recipe: 'recipe',
  photo: 'photo of',
  profile: 'profile',
}

/** "A moderator hid your recipe “Leek soup”: only you see it now." */
export function noticeInWords({ kind, thing, title }: Notice): string {
  const name = title === null || thing === 'profile' ? '' : ` “${title}”`
  const whose = `your ${things[thing] ?? 'page'}${name}`
  switch (kind) {
    case 'hide':
      return `A moderator hid ${whose}: only you see it now.`
    case 'remove':
      return thing === 'profile'
        ? 'A moderator took the name and the picture off your profile.'
        : `A moderator removed ${whose}.`
    case 'warn':
      return `A moderator wrote to you about ${whose}.`
  }
}
