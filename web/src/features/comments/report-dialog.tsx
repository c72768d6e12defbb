import { longestReportWords, reasonsFor, reasonWords, type ReportReason } from '#domain/reports.ts'
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
      title="Report this comment"
      description={`${userName} does not learn who reported it. When three people have, it is folded away for everyone.`}
      question="What is wrong with it?"
      reasons={reasonsFor.comment.map((value) => ({ value, label: reasonWords[value] }))}
      longest={longestReportWords}
      confirmLabel="Report"
      onConfirm={onReport}
      onClose={onClose}
    />
  )
}
