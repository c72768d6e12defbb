import { t } from '#domain/texts/t.ts'
import type { Access } from '#domain/access.ts'
import { paths } from '#web/lib/paths.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'

interface Badge {
  desktop: string
  mobile: string
  to: string
  style: string
}

const upgrade: Badge = {
  desktop: t('Upgrade'),
  mobile: t('Upgrade to Premium'),
  to: paths.pricing,
  style: 'border-line bg-card text-tomato-text hover:border-tomato',
}

const badges: Record<Access['situation'], Badge | null> = {
  expired: {
    desktop: t('Trial Expired - Upgrade'),
    mobile: t('Trial Expired - Upgrade Now'),
    to: paths.pricing,
    style: 'border-transparent bg-tomato-soft text-tomato-text hover:border-tomato',
  },
  trial: upgrade,
  subscribed: {
    desktop: t('Premium'),
    mobile: t('Premium Account'),
    to: paths.account,
    style: 'border-transparent bg-basil-soft text-basil hover:border-basil',
  },
  visitor: upgrade,
  everyone: null,
  unknown: null,
}

interface StatusBadgeProps {
  access: Access
  wording: 'desktop' | 'mobile'
  className?: string
}

/**
 * How the person stands with the plan, and the way to where that is changed. Nothing where it is not known: within
 * the trial, too, somebody may have a plan already.
 */
export function StatusBadge({ access, wording, className }: StatusBadgeProps) {
  const isKnown = access.basis === 'stated' || access.basis === 'remembered'
  const badge = isKnown ? badges[access.situation] : null
  if (badge === null) return null
  return (
    <Link
      to={badge.to}
      className={cn(
        'inline-flex min-h-11 items-center justify-center rounded-full border px-4 text-[0.9375rem]',
        'font-bold whitespace-nowrap transition-colors',
        badge.style,
        className,
      )}
    >
      {badge[wording]}
    </Link>
  )
}
