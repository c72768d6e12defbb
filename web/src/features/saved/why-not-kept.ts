import { textField } from '#web/lib/json.ts'

/** Why the backend did not keep something: it takes the plan, the account is full, or it failed. */
export function whyNotKept(cause: unknown): 'plan' | 'full' | 'failed' {
  const message = textField(cause, 'message')
  if (message === 'feature_required') return 'plan'
  return message === 'row_limit_reached' ? 'full' : 'failed'
}
