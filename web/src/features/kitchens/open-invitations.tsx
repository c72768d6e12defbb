import { useQuery, useQueryClient } from '@tanstack/react-query'

import { t } from '#domain/texts/t.ts'
import { formatMoment } from '#web/lib/format-moment.ts'
import { Button } from '#web/ui/button.tsx'

import { invitationsKey, invitationsQuery } from './invitations-query.ts'
import { withdrawInvitation } from './kitchen-actions.ts'
import { roleName } from './kitchen-words.ts'
import { useTry } from './use-try.ts'

export const endsWords = (endsAt: Date): string =>
  t('It ends {when}.', { when: formatMoment(endsAt) })

/** Invitations that somebody may still follow; each can be withdrawn. */
export function OpenInvitations({ kitchen }: { kitchen: string }) {
  const client = useQueryClient()
  const { data: open = [] } = useQuery(invitationsQuery(kitchen))
  const { pending, attempt } = useTry()
  if (open.length === 0) return null

  async function withdraw(id: string) {
    await attempt(async () => {
      await withdrawInvitation(id)
      await client.invalidateQueries({ queryKey: invitationsKey(kitchen) })
    })
  }

  return (
    <div className="mt-4">
      <h3 className="text-lg">{t('Open invitations')}</h3>
      <ul className="divide-y divide-line">
        {open.map(({ id, role, endsAt }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1">
              {roleName(role)} <span className="text-soft">· {endsWords(endsAt)}</span>
            </span>
            <Button variant="quiet" size="sm" disabled={pending} onClick={() => void withdraw(id)}>
              {t('Withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
