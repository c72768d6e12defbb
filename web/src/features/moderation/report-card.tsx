import { useState } from 'react'
import { reasonWords } from '#domain/reports.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { ActDialog, type ModerationAct } from './act-dialog.tsx'
import type { ModerationKind } from './moderation-acts.ts'
import type { ReportedRow } from './moderation-queue.ts'
import { ReportedContent } from './reported-content.tsx'

interface ReportCardProps {
  row: ReportedRow
  onJudge: (kind: ModerationKind, message?: string) => Promise<void>
}

const thingWords = {
  comment: 'Comment',
  recipe: 'Recipe',
  photo: 'Photo',
  profile: 'Profile',
} as const

/** One thing that was reported: why, what it shows, and what to do about it. */
export function ReportCard({ row, onJudge }: ReportCardProps) {
  const [openAct, setOpenAct] = useState<ModerationAct | null>(null)
  const [pending, setPending] = useState(false)
  const [now] = useState(() => new Date())
  const name = `${thingWords[row.thing].toLowerCase()} by ${row.authorName}`

  function judge(kind: ModerationKind, message?: string) {
    setPending(true)
    void onJudge(kind, message).finally(() => setPending(false))
  }

  return (
    <Card className="p-4 sm:p-5">
      <h2 className="text-lg wrap-anywhere">
        {thingWords[row.thing]} by <bdi>{row.authorName}</bdi>
      </h2>
      <p className="mb-3 text-soft">
        {row.count === 1 ? 'Reported once' : `Reported by ${row.count} people`}, first{' '}
        <time dateTime={row.since}>{timeAgo(new Date(row.since), now)}</time>
      </p>
      <ul className="mb-3 space-y-1.5">
        {row.reasons.map(({ reason, words }, index) => (
          <li key={index} className="flex flex-wrap items-baseline gap-x-2">
            <Tag tone="butter">{reasonWords[reason]}</Tag>
            {words !== null && (
              <span dir="auto" className="wrap-anywhere">
                {words}
              </span>
            )}
          </li>
        ))}
      </ul>
      <ReportedContent row={row} />
      {row.isJudgeable ? (
        <div
          role="group"
          aria-label={`What to do about the ${name}`}
          className="mt-4 flex flex-wrap gap-2"
        >
          {row.now !== null && (
            <>
              <Button size="sm" pending={pending} onClick={() => judge('hide')}>
                Hide
              </Button>
              <Button
                size="sm"
                variant="secondary"
                disabled={pending}
                onClick={() => setOpenAct('remove')}
              >
                Remove
              </Button>
            </>
          )}
          <Button
            size="sm"
            variant="secondary"
            disabled={pending}
            onClick={() => setOpenAct('warn')}
          >
            Warn
          </Button>
          <Button size="sm" variant="danger" disabled={pending} onClick={() => setOpenAct('ban')}>
            Ban
          </Button>
          <Button size="sm" variant="quiet" disabled={pending} onClick={() => judge('dismiss')}>
            Nothing wrong
          </Button>
        </div>
      ) : (
        <p className="mt-4 text-soft">
          This is yours or another moderator’s: who runs this Larder judges it.
        </p>
      )}
      {openAct !== null && (
        <ActDialog
          act={openAct}
          thing={row.thing}
          authorName={row.authorName}
          onConfirm={(message) => judge(openAct, message)}
          onClose={() => setOpenAct(null)}
        />
      )}
    </Card>
  )
}
