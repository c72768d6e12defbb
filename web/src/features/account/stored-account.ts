import { authStorageKey } from '#web/lib/backend/auth-source.ts'
import { field, textField } from '#web/lib/json.ts'
import { readStored } from '#web/lib/local-storage.ts'
import { awaitsSecondStep } from './second-factor/assurance.ts'
import type { Account } from './user.ts'

/** Goes on as who was signed in here last, where nobody can be asked. */
export function resume(as: (account: Account) => unknown): void {
  const account = storedAccount()
  if (account !== null) as(account)
}

/** As the auth client keeps it. */
function storedAccount(): Account | null {
  return readStored(authStorageKey, (json) => {
    const user = field(json, 'user')
    const id = textField(user, 'id')
    if (id === undefined || awaitsSecondStep(json)) return null
    const name = textField(field(user, 'user_metadata'), 'name')
    return {
      id,
      email: textField(user, 'email') ?? '',
      created_at: textField(user, 'created_at') ?? '',
      is_anonymous: field(user, 'is_anonymous') === true,
      user_metadata: name === undefined ? {} : { name },
    }
  })
}
