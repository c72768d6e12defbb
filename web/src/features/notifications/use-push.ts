import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { logged } from '#web/lib/logged.ts'
import { toast } from '#web/ui/toast.ts'
import { allowPush, type PushState, readPushState, stopPush } from './push.ts'

const stateKey = ['push-state'] as const

/** Whether this browser is pushed to, and the ways to change it. */
export function usePush(publicKey: string | undefined) {
  const client = useQueryClient()
  const { data: state } = useQuery({ queryKey: stateKey, queryFn: readPushState, staleTime: 0 })
  const [isPending, setPending] = useState(false)

  async function change(what: string, make: () => Promise<PushState>): Promise<PushState> {
    setPending(true)
    try {
      const changed = await logged(what, make())
      client.setQueryData<PushState>(stateKey, changed)
      return changed
    } catch {
      toast({
        title: t('That could not be changed'),
        description: t(
          'The service that brings messages to this browser did not answer. Please try again.',
        ),
        tone: 'error',
      })
      return 'off'
    } finally {
      setPending(false)
    }
  }

  return {
    /** Undefined until it is known. */
    state: publicKey === undefined ? ('unsupported' as const) : state,
    isPending,
    allow: () =>
      change(/* not shown */ 'Allowing push', () =>
        publicKey === undefined ? Promise.resolve('unsupported') : allowPush(publicKey),
      ),
    stop: () =>
      change(/* not shown */ 'Ending push', async () => {
        await stopPush()
        return 'off'
      }),
  }
}
