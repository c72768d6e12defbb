import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { LockIcon } from '#web/ui/action-icons.tsx'
import { Cover } from '#web/lib/covers/cover.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { T } from '#web/ui/t.tsx'
import { isForEveryone } from '#web/lib/installation.ts'
import { wayToPlan } from '#web/lib/plan-way.ts'
import type { Teaser } from './queries.ts'

interface TeaserRowProps {
  /** Undefined while they are being loaded. */
  teasers: readonly Teaser[] | undefined
  /** Why it is locked, in one line. */
  note: string
  /** The ways in. */
  actions: ReactNode
}

const words = new Map([
  ['recipe_of_the_day', t('Recipe of the day')],
  ['seasonal_suggestions', t('In season now')],
  ['recommendations', t('For your taste')],
])

/** So wide that on a phone the first picture is the largest of the screen: it is asked for before all others. */
const place = 'w-60 shrink-0 snap-start sm:w-52'
const card = 'relative h-full overflow-hidden rounded-card border border-line bg-card'

/** A look at what the plan opens: pictures and titles, plainly locked, and never in the way. */
export function TeaserRow({ teasers, note, actions }: TeaserRowProps) {
  return (
    <section aria-labelledby="what-to-cook-today">
      <div className="mb-3 flex min-h-32 flex-wrap items-end justify-between gap-x-6 gap-y-2 sm:min-h-18">
        <div className="min-w-0">
          <h2 id="what-to-cook-today" className="text-[1.5rem]">
            {t('What to cook today')}
          </h2>
          <p className="mt-0.5 text-[0.9375rem] text-soft">{note}</p>
        </div>
        <p className="flex flex-wrap gap-2">{actions}</p>
      </div>
      <ul className="-mx-4 flex min-h-[18.25rem] snap-x snap-proximity scroll-px-4 gap-3.5 overflow-x-auto px-4 pb-3 sm:-mx-6 sm:min-h-[17.5rem] sm:scroll-px-6 sm:px-6 lg:-mx-10 lg:scroll-px-10 lg:px-10">
        {teasers === undefined
          ? Array.from({ length: 5 }, (_, index) => (
              <li key={index} className={place}>
                <Skeleton className="h-full rounded-card" />
              </li>
            ))
          : teasers.map((teaser, index) => (
              <li key={`${teaser.feature} ${teaser.id}`} className={place}>
                <TeaserCard teaser={teaser} isFirst={index === 0} />
              </li>
            ))}
      </ul>
    </section>
  )
}

function TeaserCard({ teaser, isFirst }: { teaser: Teaser; isFirst: boolean }) {
  const way = isForEveryone() ? 'account' : 'plan'
  return (
    <article className={card}>
      <Cover
        src={teaser.image}
        alt=""
        width={640}
        height={480}
        // The largest picture of the page, for who opens it without access.
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className="aspect-4/3 w-full bg-sunken object-cover dark:brightness-90"
      />
      <span className="absolute top-2 end-2 grid size-8 place-items-center rounded-full bg-card/95">
        <LockIcon size={16} />
      </span>
      <div className="px-3.5 pt-2.5 pb-3.5">
        <p className="text-[0.8125rem] font-semibold text-soft">{words.get(teaser.feature)}</p>
        <h3 className="mt-0.5 text-[1.0625rem]">
          <Link
            to={wayToPlan('').to}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            <T
              text="{title}<hidden>, {way, select, account {open to everyone with an account} other {part of the plan}}</hidden>"
              title={teaser.title}
              way={way}
              hidden={<span className="sr-only" />}
            />
          </Link>
        </h3>
      </div>
    </article>
  )
}
