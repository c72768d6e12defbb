import { useQueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { logged } from '#web/lib/logged.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'
import { toast } from '#web/ui/toast.ts'
import { sendAct, sendUndo, type ModerationKind } from './moderation-acts.ts'
import type { ReportedRow } from './moderation-queue.ts'

const doneWords: Readonly<Record<ModerationKind, string>> = {
  hide: t('It is hidden'),
  remove: t('It is removed'),
  warn: t('The message is on its way'),
  ban: t('The account is banned'),
  dismiss: t('The reports are dismissed'),
}

/** What a moderator does; each is reported with a way back, and the lists are read anew. */
export function useModeration(userId: string) {
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: ['moderation', userId] })

  async function failed(cause: unknown): Promise<void> {
    const description = await whyNot(cause, 'person', { otherwise: t('Please try again.') })
    toast({ title: t('That could not be done'), description, tone: 'error' })
    await readAgain()
  }

  async function undo(act: string): Promise<void> {
    try {
      await logged('Undoing an act of moderation', sendUndo(act))
      toast({ title: t('It is taken back'), tone: 'success' })
      await readAgain()
    } catch (cause) {
      await failed(cause)
    }
  }

  async function judge(row: ReportedRow, kind: ModerationKind, message = ''): Promise<void> {
    try {
      const act = await logged(
        'An act of moderation',
        sendAct(kind, row.thing, row.thingId, message),
      )
      toast({
        title: doneWords[kind],
        action: { label: t('Undo'), onAction: () => void undo(act) },
      })
      await readAgain()
    } catch (cause) {
      await failed(cause)
    }
  }
  return { judge, undo }
}
