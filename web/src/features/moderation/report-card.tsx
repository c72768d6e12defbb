import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { reasonInWords } from '#domain/reports.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { T } from '#web/ui/t.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { ActDialog, type ModerationAct } from './act-dialog.tsx'
import type { ModerationKind } from './moderation-acts.ts'
import type { ReportedRow } from './moderation-queue.ts'
import { ReportedContent } from './reported-content.tsx'

interface ReportCardProps {
  row: ReportedRow
  onJudge: (kind: ModerationKind, message?: string) => Promise<void>
}

/** One thing that was reported: why, what it shows, and what to do about it. */
export function ReportCard({ row, onJudge }: ReportCardProps) {
  const [openAct, setOpenAct] = useState<ModerationAct | null>(null)
  const [pending, setPending] = useState(false)
  const [now] = useState(() => new Date())
  const { thing, authorName: name } = row

  function judge(kind: ModerationKind, message?: string) {
    setPending(true)
    void onJudge(kind, message).finally(() => setPending(false))
  }

  return (
    <Card className="p-4 sm:p-5">
      <h2 className="text-lg wrap-anywhere">
        <T
          text="{thing, select, comment {Comment by <author>{name}</author>} recipe {Recipe by <author>{name}</author>} photo {Photo by <author>{name}</author>} other {Profile by <author>{name}</author>}}"
          thing={thing}
          name={name}
          author={<bdi />}
        />
      </h2>
      <p className="mb-3 text-soft">
        <T
          text="{count, plural, one {Reported once, first <time>{ago}</time>} other {Reported by # people, first <time>{ago}</time>}}"
          count={row.count}
          ago={timeAgo(new Date(row.since), now)}
          time={<time dateTime={row.since} />}
        />
      </p>
      <ul className="mb-3 space-y-1.5">
        {row.reasons.map(({ reason, words }, index) => (
          <li key={index} className="flex flex-wrap items-baseline gap-x-2">
            <Tag tone="butter">{reasonInWords(reason)}</Tag>
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
          aria-label={t(
            '{thing, select, comment {What to do about the comment by {name}} recipe {What to do about the recipe by {name}} photo {What to do about the photo by {name}} other {What to do about the profile by {name}}}',
            { thing, name },
          )}
          className="mt-4 flex flex-wrap gap-2"
        >
          {row.now !== null && (
            <>
              <Button size="sm" pending={pending} onClick={() => judge('hide')}>
                {t('Hide|by a moderator')}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                disabled={pending}
                onClick={() => setOpenAct('remove')}
              >
                {t('Remove')}
              </Button>
            </>
          )}
          <Button
            size="sm"
            variant="secondary"
            disabled={pending}
            onClick={() => setOpenAct('warn')}
          >
            {t('Warn')}
          </Button>
          <Button size="sm" variant="danger" disabled={pending} onClick={() => setOpenAct('ban')}>
            {t('Ban')}
          </Button>
          <Button size="sm" variant="quiet" disabled={pending} onClick={() => judge('dismiss')}>
            {t('Nothing wrong')}
          </Button>
        </div>
      ) : (
        <p className="mt-4 text-soft">
          {t('This is yours or another moderator’s: who runs this Larder judges it.')}
        </p>
      )}
      {openAct !== null && (
        <ActDialog
          act={openAct}
          thing={thing}
          authorName={name}
          onConfirm={(message) => judge(openAct, message)}
          onClose={() => setOpenAct(null)}
        />
      )}
    </Card>
  )
}
