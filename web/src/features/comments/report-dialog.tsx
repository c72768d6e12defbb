import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { reportReasons, type ReportReason } from './comment-writes.ts'

interface ReportDialogProps {
  userName: string
  onReport: (reason: ReportReason) => void
  onClose: () => void
}

/** What is wrong with a comment. */
export function ReportDialog({ userName, onReport, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  function report() {
    if (reason === null) return
    onReport(reason)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Report this comment"
      description={`${userName} does not learn who reported it. When three people have, it is folded away for everyone.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={reason === null} onClick={report}>
            Report
          </Button>
        </>
      }
    >
      <fieldset className="space-y-1">
        <legend className="sr-only">What is wrong with it?</legend>
        {reportReasons.map(([id, words]) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 hover:bg-sunken"
          >
            <input
              type="radio"
              name="reason"
              value={id}
              checked={reason === id}
              onChange={() => setReason(id)}
              className="size-5 accent-tomato"
            />
            {words}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
