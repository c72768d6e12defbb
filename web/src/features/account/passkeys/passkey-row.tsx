import { t } from '#domain/texts/t.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { formatDate } from '#web/lib/format.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { T } from '#web/ui/t.tsx'

import type { Passkey } from './passkeys.ts'

interface PasskeyRowProps {
  passkey: Passkey
  pending: boolean
  onRename: () => void
  onDelete: () => void
}

export function PasskeyRow({ passkey, pending, onRename, onDelete }: PasskeyRowProps) {
  const { addedAt, usedAt } = passkey
  const name = passkey.name ?? t('Passkey')
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-soft">
          {usedAt === null
            ? t('Added on {date}', { date: formatDate(addedAt) })
            : t('Used {when}', { when: timeAgo(usedAt, serverNow()) })}
        </span>
      </div>
      <Button variant="quiet" size="sm" disabled={pending} onClick={onRename}>
        <T text="Rename<which> {name}</which>" which={<span className="sr-only" />} name={name} />
      </Button>
      <Button variant="quiet" size="sm" disabled={pending} onClick={onDelete}>
        <T text="Delete<which> {name}</which>" which={<span className="sr-only" />} name={name} />
      </Button>
    </li>
  )
}
