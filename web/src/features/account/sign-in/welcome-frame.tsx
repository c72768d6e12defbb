import type { ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

import { welcomeCovers } from './welcome-covers.ts'

interface WelcomeFrameProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** The standalone screens of an account: the brand, one form, and on wide screens a laid table. */
export function WelcomeFrame({ title, lead, children }: WelcomeFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-5 py-6 sm:px-10">
        <Link
          to={paths.home}
          className="inline-flex min-h-11 items-center self-start font-display text-[1.75rem] font-bold text-tomato-text"
        >
          Larder
        </Link>
        <div className="m-auto w-full max-w-105 py-8">
          <PageTitle lead={lead}>{title}</PageTitle>
          {children}
        </div>
      </div>
      <LaidTable />
    </div>
  )
}

/** Decoration only: lazy pictures, so that a phone, which hides it, fetches none of them. */
function LaidTable() {
  return (
    <div aria-hidden="true" className="hidden p-4 lg:block">
      <div className="relative sticky top-4 h-[calc(100dvh-2rem)] overflow-hidden rounded-[2rem] bg-basil-soft">
        {welcomeCovers.map(({ slug, place }) => (
          <img
            key={slug}
            src={`/covers/${slug}.webp`}
            alt=""
            loading="lazy"
            width={640}
            height={480}
            className={cn('absolute rounded-card shadow-card', place)}
          />
        ))}
        <p className="absolute inset-x-8 bottom-8 font-display text-3xl leading-tight text-balance">
          {t('Dinner is already in your kitchen.')}
        </p>
      </div>
    </div>
  )
}
