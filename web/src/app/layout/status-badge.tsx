import { Link } from 'react-router'

import type { Access } from '#domain/access.ts'
import { paths } from '#web/lib/paths.ts'
import { cn } from '#web/ui/cn.ts'

interface Badge {
  desktop: string
  mobile: string
  to: string
  style: string
}

const upgrade: Badge = {
  desktop: 'Upgrade',
  mobile: 'Upgrade to Premium',
  to: paths.pricing,
  style: 'border-line bg-card text-tomato-text hover:border-tomato',
}

const badges: Record<Access['situation'], Badge> = {
  expired: {
    desktop: 'Trial Expired - Upgrade',
    mobile: 'Trial Expired - Upgrade Now',
    to: paths.pricing,
    style: 'border-transparent bg-tomato-soft text-tomato-text hover:border-tomato',
  },
  trial: upgrade,
  subscribed: {
    desktop: 'Premium',
    mobile: 'Premium Account',
    to: paths.account,
    style: 'border-transparent bg-basil-soft text-basil hover:border-basil',
  },
  visitor: upgrade,
}

interface StatusBadgeProps {
  situation: Access['situation']
  wording: 'desktop' | 'mobile'
  className?: string
}

/** Says how the person stands with the plan, and leads to where that is changed. */
export function StatusBadge({ situation, wording, className }: StatusBadgeProps) {
  const badge = badges[situation]
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
