import { t } from '#domain/texts/t.ts'
import { longestReportWords, reasonInWords, reasonsFor } from '#domain/reports.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { reportThing, type Reportable } from './report-thing.ts'

interface ReportThingDialogProps {
  reported: Reportable
  readerId: string
  onClose: () => void
}

/** What is wrong with somebody's recipe, photo or profile. */
export function ReportThingDialog({ reported, readerId, onClose }: ReportThingDialogProps) {
  const { thing } = reported
  return (
    <ReasonDialog
      title={t(
        '{thing, select, recipe {Report this recipe} photo {Report this photo} other {Report this profile}}',
        { thing },
      )}
      description={t(
        'Who looks after this Larder will read it. Nobody else learns that it was you.',
      )}
      question={t('What is wrong with it?')}
      reasons={reasonsFor[thing].map((value) => ({ value, label: reasonInWords(value) }))}
      longest={longestReportWords}
      confirmLabel={t('Report')}
      onConfirm={(reason, words) => void reportThing(reported, readerId, reason, words)}
      onClose={onClose}
    />
  )
}
