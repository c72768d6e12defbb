import { t } from '#domain/texts/t.ts'
import {
  longestReportWords,
  reasonsFor,
  reasonInWords,
  type ReportReason,
} from '#domain/reports.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'

interface ReportDialogProps {
  userName: string
  onReport: (reason: ReportReason, words: string) => void
  onClose: () => void
}

/** What is wrong with a comment. */
export function ReportDialog({ userName, onReport, onClose }: ReportDialogProps) {
  return (
    <ReasonDialog
      title={t('Report this comment')}
      description={t(
        '{name} does not learn who reported it. When three people have, it is folded away for everyone.',
        { name: userName },
      )}
      question={t('What is wrong with it?')}
      reasons={reasonsFor.comment.map((value) => ({ value, label: reasonInWords(value) }))}
      longest={longestReportWords}
      confirmLabel={t('Report')}
      onConfirm={onReport}
      onClose={onClose}
    />
  )
}
