import { judgementInWords } from '#domain/notifications/judgement.ts'
import type { Notice } from './notices.ts'

const things = ['comment', 'recipe', 'photo', 'profile'] as const

/** "A moderator hid your recipe “Leek soup”: only you see it now." */
export function noticeInWords({ kind, thing, title }: Notice): string {
  const known = things.find((each) => each === thing) ?? null
  return judgementInWords({ act: kind, thing: known, title })
}
