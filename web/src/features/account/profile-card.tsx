import type { ReactNode } from 'react'

import { formatMonth } from '#web/lib/format.ts'

import type { Profile } from './queries.ts'
import { unknownUser } from './queries.ts'

/** A person as others see them. */
export function ProfileCard({ profile, action }: { profile: Profile; action?: ReactNode }) {
  const { email, avatarUrl, joinedAt } = profile
  const name = profile.name ?? unknownUser
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={name} url={avatarUrl} />
      <div className="min-w-0 flex-1 basis-56">
        <h1 tabIndex={-1} className="text-[2.125rem] wrap-anywhere sm:text-[2.75rem]">
          {name}
        </h1>
        {joinedAt !== null && <p className="mt-1 text-soft">Joined {formatMonth(joinedAt)}</p>}
        {email !== null && (
          <a
            href={`mailto:${email}`}
            className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {email}
          </a>
        )}
      </div>
      {action}
    </header>
  )
}

function Avatar({ name, url }: { name: string; url: string | null }) {
  if (url !== null) {
    return (
      <img src={url} alt="" width={96} height={96} className="size-24 rounded-full object-cover" />
    )
  }
  const [initial] = name.trim().toUpperCase()
  return (
    <div
      aria-hidden="true"
      className="grid size-24 shrink-0 place-items-center rounded-full bg-basil font-display text-4xl font-bold text-basil-ink"
    >
      {initial ?? '?'}
    </div>
  )
}
