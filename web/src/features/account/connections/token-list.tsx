import { t } from '#domain/texts/t.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { formatDate } from '#web/lib/format.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { T } from '#web/ui/t.tsx'

import { ConnectionRow } from './connection-row.tsx'
import type { ScriptToken } from './script-tokens.ts'

interface TokenListProps {
  tokens: readonly ScriptToken[]
  pending: boolean
  onEnd: (token: ScriptToken) => void
}

/** What each opens, until when, and when it was used. */
export function TokenList({ tokens, pending, onEnd }: TokenListProps) {
  if (tokens.length === 0) return null
  return (
    <ul className="divide-y divide-line">
      {tokens.map((token) => (
        <ConnectionRow
          key={token.id}
          name={token.name}
          scopes={token.scopes}
          facts={`${endOf(token)} · ${usedOf(token)}`}
          endWords={
            <T
              text="Withdraw<which> {token}</which>"
              which={<span className="sr-only" />}
              token={token.name}
            />
          }
          pending={pending}
          onEnd={() => onEnd(token)}
        />
      ))}
    </ul>
  )
}

function endOf({ expiresAt }: ScriptToken): string {
  if (expiresAt === null) return t('Without an end')
  const day = formatDate(expiresAt)
  return expiresAt.getTime() > serverNow().getTime()
    ? t('Until {day}', { day })
    : t('Ended on {day}', { day })
}

function usedOf({ usedAt }: ScriptToken): string {
  return usedAt === null
    ? t('never used')
    : t('used {when}', { when: timeAgo(usedAt, serverNow()) })
}
