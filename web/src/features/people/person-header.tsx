import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { levelById, nextLevelInWords } from '#domain/people/cooking-level.ts'
import { formatMonth } from '#web/lib/format.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { Person } from './person.ts'

interface PersonHeaderProps {
  person: Person
  /** Follow and more, or edit. */
  actions: ReactNode
}

/** Who it is, since when, and how far they have come. */
export function PersonHeader({ person, actions }: PersonHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-7 gap-y-5">
      <Avatar
        name={person.name}
        url={person.avatar}
        size="lg"
        className="ring-4 ring-card shadow-card"
      />
      <div className="min-w-0 flex-1 basis-64">
        <h1 tabIndex={-1} className="text-[2.125rem] wrap-anywhere sm:text-[2.75rem]">
          {person.name}
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-soft">
          <Tag tone="butter">{levelById(person.cookingLevel).name}</Tag>
          {person.followsMe && <Tag tone="basil">{t('Follows you')}</Tag>}
          {person.joinedAt !== null && (
            <span>{t('Joined {month}', { month: formatMonth(new Date(person.joinedAt)) })}</span>
          )}
        </p>
        {person.cooks !== null && <LevelAhead cooks={person.cooks} />}
        {person.email !== null && (
          <a
            href={`mailto:${person.email}`}
            className="mt-1 inline-flex min-h-11 items-center font-semibold break-all underline underline-offset-4"
          >
            {person.email}
          </a>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">{actions}</div>
    </header>
  )
}

function LevelAhead({ cooks }: { cooks: number }) {
  const words = nextLevelInWords(cooks)
  return words === null ? null : <p className="mt-1.5 text-[0.9375rem] text-soft">{words}</p>
}
