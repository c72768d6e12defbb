import { toast } from '#web/ui/toast.ts'

/** For whom a change could not be kept; null is a visitor. */
export function sayNotKept(owner: string | null): void {
  if (owner === null) {
    toast({
      title: 'This browser keeps nothing for this page',
      description: 'Your pantry is here until you leave it. With an account it stays.',
      tone: 'error',
    })
  } else {
    toast({ title: 'That could not be saved. Your pantry is as it was.', tone: 'error' })
  }
}
