import { useQuery } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { logged } from '#web/lib/logged.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { fetchBlocked } from './people-queries.ts'
import { ListState } from '#web/ui/list-state.tsx'
import { T } from '#web/ui/t.tsx'
import { useBlock } from './use-block.ts'

interface BlockedDialogProps {
  readerId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Whom one blocked, each with the way back. */
export function BlockedDialog({ readerId, open, onOpenChange }: BlockedDialogProps) {
  const { unblock } = useBlock(readerId)
  const blocked = useQuery({
    queryKey: ['people', readerId, 'blocked'],
    queryFn: () => logged('Loading whom you blocked', fetchBlocked()),
    enabled: open,
  })
  const people = blocked.data ?? []
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Blocked cooks')}
      description={t('You and they do not see each other. They are not told.')}
    >
      <ListState
        state={{ ...blocked, refetch: () => void blocked.refetch() }}
        isEmpty={people.length === 0}
        empty={t('You have blocked nobody.')}
      >
        <ul className="divide-y divide-line">
          {people.map(({ id, name, avatar }) => (
            <li key={id} className="flex items-center gap-3.5 py-2.5">
              <Avatar name={name} url={avatar} size="sm" />
              <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
              <Button size="sm" variant="secondary" onClick={() => void unblock(id)}>
                <T
                  text="Unblock <who>{name}</who>"
                  name={name}
                  who={<span className="sr-only" />}
                />
              </Button>
            </li>
          ))}
        </ul>
      </ListState>
    </Dialog>
  )
}
