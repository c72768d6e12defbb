import { t } from '#domain/texts/t.ts'
import type { ReportReason } from '#domain/reports.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { logged } from '#web/lib/logged.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'
import { toast } from '#web/ui/toast.ts'

/** A recipe of somebody else, a photo of what they made, or a profile. */
export type Reportable =
  | { thing: 'recipe'; id: number }
  | { thing: 'photo' | 'profile'; id: string }

const columnOf = { recipe: 'recipe_id', photo: 'photo_id', profile: 'profile_id' } as const

function aboutOf(reported: Reportable) {
  if (reported.thing === 'recipe') return { recipe_id: reported.id }
  return reported.thing === 'photo' ? { photo_id: reported.id } : { profile_id: reported.id }
}

/** Once for each person and thing: a second report of the same changes nothing. */
async function sendReport(
  reported: Reportable,
  readerId: string,
  reason: ReportReason,
  words: string,
) {
  const client = await dataClient()
  await client
    .from('reports')
    .upsert(
      { ...aboutOf(reported), reporter_id: readerId, reason, ...(words !== '' && { words }) },
      { onConflict: `reporter_id,${columnOf[reported.thing]}`, ignoreDuplicates: true },
    )
    .throwOnError()
}

async function takeBackReport({ thing, id }: Reportable, readerId: string) {
  const client = await dataClient()
  await client
    .from('reports')
    .delete()
    .eq(columnOf[thing], id)
    .eq('reporter_id', readerId)
    .throwOnError()
}

/** Sends a report, says so with a way back, and says why where it could not be sent. */
export async function reportThing(
  reported: Reportable,
  readerId: string,
  reason: ReportReason,
  words: string,
): Promise<void> {
  try {
    await logged('Reporting something', sendReport(reported, readerId, reason, words))
  } catch (cause) {
    return failed(t('It could not be reported'), cause)
  }
  toast({
    title: t('Thank you. It is reported'),
    action: {
      label: t('Undo'),
      onAction: () =>
        void logged('Taking a report back', takeBackReport(reported, readerId)).catch(
          (cause: unknown) => failed(t('It could not be taken back'), cause),
        ),
    },
  })
}

async function failed(title: string, cause: unknown): Promise<void> {
  const description = await whyNot(cause, 'person', {
    otherwise: t('Please try again.'),
    offline: t('A report needs a connection, and there is none just now.'),
  })
  toast({ title, description, tone: 'error' })
}
