import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * What somebody types into a field, while they look at another place and come back: for some minutes, in this tab, never
 * on the device. Not for passwords.
 */
export function useTyped(
  userId: string,
  field: string,
  saved: string,
): [text: string, type: (text: string) => void] {
  const client = useQueryClient()
  const queryKey = ['typed', userId, field]
  const [text, setText] = useState(() => client.getQueryData<string>(queryKey) ?? saved)
  function type(next: string) {
    setText(next)
    client.setQueryData<string>(queryKey, next)
  }
  return [text, type]
}
