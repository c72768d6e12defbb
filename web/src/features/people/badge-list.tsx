import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { formatMonth } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import type { EarnedBadge } from './person.ts'

const grounds = {
  tomato: 'bg-tomato-soft',
  basil: 'bg-basil-soft',
  butter: 'bg-butter',
  char: 'bg-sunken',
} as const

/** Two rows on a desk, and no more than a phone shows without much scrolling. */
const shownFirst = 6

/** What somebody has earned, and what for; the newest first. */
export function BadgeList({ badges }: { badges: readonly EarnedBadge[] }) {
  const [all, setAll] = useState(false)
  const newestFirst = badges.toReversed()
  const shown = all ? newestFirst : newestFirst.slice(0, shownFirst)
  return (
    <>
      <ul className="grid grid-cols-1 gap-2.5 min-[30rem]:grid-cols-2 lg:grid-cols-3">
        {shown.map((badge) => (
          <BadgeCard key={badge.id} badge={badge} />
        ))}
      </ul>
      {badges.length > shown.length && (
        <Button variant="secondary" size="sm" className="mt-4" onClick={() => setAll(true)}>
          {t('{count, plural, other {Show all # badges}}', { count: badges.length })}
        </Button>
      )}
    </>
  )
}

function BadgeCard({ badge }: { badge: EarnedBadge }) {
  const { name, description, icon, color, earnedAt } = badge
  return (
    <li className="flex items-center gap-3.5 rounded-card bg-card p-3 shadow-card">
      <span
        className={cn(
          'grid size-15 shrink-0 place-items-center rounded-full ring-2 ring-card ring-inset',
          grounds[color],
        )}
      >
        <img src={`/icons/${icon}.webp`} alt="" width={38} height={38} loading="lazy" />
      </span>
      <div className="min-w-0">
        <h3 className="font-display text-lg leading-tight font-[580]">{name}</h3>
        <p className="text-sm text-soft">{description}</p>
        <p className="text-[0.8125rem] text-soft">{formatMonth(new Date(earnedAt))}</p>
      </div>
    </li>
  )
}
