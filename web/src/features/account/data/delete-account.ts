import { queryOptions } from '@tanstack/react-query'

import { t } from '#domain/texts/t.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { callFunction, FunctionFailure } from '#web/lib/backend/functions.ts'

import { AuthFailure } from '../forms/auth-failure.ts'
import { signInAgain } from '../forms/service-errors.ts'

/** Whether there is a password to ask for. */
export function hasPasswordQuery(userId: string) {
  return queryOptions({
    queryKey: ['has-password', userId],
    queryFn: async (): Promise<boolean> => {
      const { data, error } = await (await dataClient()).rpc('has_password')
      if (error) throw error
      return data
    },
  })
}

/**
 * Has the backend erase the account; resolves when it is gone. Null for who has no password: they have to
 * have signed in a moment ago.
 *
 * @throws AuthFailure, with the field `password` for a wrong one; BackendNotConfigured
 */
export async function deleteAccount(password: string | null): Promise<void> {
  if (password === '') {
    throw new AuthFailure('input_invalid', t('Enter your password'), { field: 'password' })
  }
  try {
    await callFunction('account', { action: 'delete', ...(password !== null && { password }) })
  } catch (cause) {
    throw cause instanceof FunctionFailure ? failureFrom(cause) : cause
  }
}

function failureFrom(cause: FunctionFailure): AuthFailure {
  if (cause.code === 'wrong_password') {
    return new AuthFailure('invalid_credentials', cause.message, { cause, field: 'password' })
  }
  if (cause.code === 'sign_in_again') return signInAgain(cause)
  const code = cause.code === 'too_many_requests' ? cause.code : 'refused'
  return new AuthFailure(code, cause.message || t('Your account could not be deleted'), { cause })
}
