import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { FollowButton } from '#web/features/people/follow-button.tsx'
import { MoreIcon } from '#web/ui/more-icon.tsx'
import type { Person } from '#web/features/people/person.ts'
import { useBlock } from '#web/features/people/use-block.ts'
import { useFollow } from '#web/features/people/use-follow.ts'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { Menu } from '#web/ui/menu.tsx'

const { Piece: ReportThingDialog } = lazyPiece(
  async () => (await import('#web/features/moderation/report-thing-dialog.tsx')).ReportThingDialog,
)

export const moreStyle =
  'inline-flex size-11 items-center justify-center rounded-full text-soft transition-colors hover:bg-sunken hover:text-ink'

/** What one does about somebody else. */
export function PersonActions({ readerId, person }: { readerId: string; person: Person }) {
  const { isFollowing = false } = useFollow(readerId, person.id)
  const { block } = useBlock(readerId)
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <FollowButton readerId={readerId} person={person} />
      <Menu
        label={t('More about {name}', { name: person.name })}
        className={moreStyle}
        items={[
          { key: 'report', label: t('Report'), onSelect: () => setReporting(true) },
          {
            key: 'block',
            label: t('Block {name}', { name: person.name }),
            danger: true,
            onSelect: () => void block(person, isFollowing),
          },
        ]}
      >
        <MoreIcon />
      </Menu>
      {isReporting && (
        <ReportThingDialog
          reported={{ thing: 'profile', id: person.id }}
          readerId={readerId}
          onClose={() => setReporting(false)}
          onUnavailable={() => {
            setReporting(false)
            notifyUnavailable()
          }}
        />
      )}
    </>
  )
}
