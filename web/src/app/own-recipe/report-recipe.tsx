import { useState } from 'react'
import { ReportThingDialog } from '#web/features/moderation/report-thing-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

/** The way to say that something is wrong with somebody else's recipe. */
export function ReportRecipe({ id, readerId }: { id: number; readerId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="print:hidden">
      <Button
        variant="quiet"
        size="sm"
        className="text-soft"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Report this recipe
      </Button>
      {isOpen && (
        <ReportThingDialog
          reported={{ thing: 'recipe', id }}
          readerId={readerId}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
