import { textField } from '#web/lib/json.ts'
import { toast } from '#web/ui/toast.ts'

/** Why something could not be kept, in words. A refusal carries a code, a lost connection none. */
export function whyNotKept(cause: unknown): string {
  const code = textField(cause, 'message') ?? ''
  switch (code) {
    case 'comment_limit':
      return 'That is a lot in a short time. Please wait a little, then try again.'
    case 'row_limit_reached':
      return 'That is more than an account holds.'
    case 'reply_without_comment':
      return 'The comment that you answer is no longer there.'
    case 'comment_gone':
      return 'It is no longer there.'
    default:
      return textField(cause, 'code') === undefined
        ? 'Comments need a connection, and there is none just now. Please try again later.'
        : 'That could not be kept. Please try again.'
  }
}

export function sayNotKept(title: string) {
  return (cause: unknown) => toast({ title, description: whyNotKept(cause), tone: 'error' })
}
