import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

import type { CredentialField } from './auth-failure.ts'
import type { Failure } from './use-attempt.ts'

/** For a form: takes the focus to the field that is to be put right, else to the one named. */
export function useFaultFocus(
  failure: Failure | null,
  otherwise: CredentialField,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure === null) return
    const name = failure.field ?? otherwise
    form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
  }, [failure, otherwise])
  return form
}

/** What a field says of a failure that is its own. */
export function faultOf(failure: Failure | null, field: CredentialField): string | undefined {
  return failure?.field === field ? failure.message : undefined
}
