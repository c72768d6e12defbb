import { useEffect, useId, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { spoilingWords } from '#web/features/pantry/list/spoiling-words.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { noteTold } from './told-spoiling.ts'
import { useSpoiling } from './use-spoiling.ts'

/** What of the pantry wants to be used now; nothing where all keeps. */
export function SpoilingSection({ userId }: { userId: string }) {
  const spoiling = useSpoiling(userId)
  const [now] = useState(() => new Date())
  const heading = useId()
  useEffect(() => noteTold(userId, spoiling), [userId, spoiling])
  if (spoiling.length === 0) return null
  return (
    <section aria-labelledby={heading} className="mb-6 rounded-card bg-butter px-5 py-5">
      <h2 id={heading} className="text-xl">
        {t('Use these now')}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {spoiling.map(({ item, left }) => (
          <li key={item.id} className="wrap-anywhere">
            <span className="font-semibold">{item.name}</span>{' '}
            <span className="text-sm">{spoilingWords(left, now)}</span>
          </li>
        ))}
      </ul>
      <Link
        to={paths.home}
        className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t('See what to cook with them')}
      </Link>
    </section>
  )
}
