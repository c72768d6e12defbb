import { useState } from 'react'
import { toast } from '#web/ui/toast.ts'

/** One thing at a time that a person does to a kitchen; what goes wrong is said. */
export function useTry() {
  const [pending, setPending] = useState(false)

  /** Whether it was done. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    if (pending) return false
    setPending(true)
    try {
      await work()
      return true
    } catch (cause) {
      toast({ title: cause instanceof Error ? cause.message : String(cause), tone: 'error' })
      return false
    } finally {
      setPending(false)
    }
  }
  return { pending, attempt }
}
