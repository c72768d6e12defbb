import { useState } from 'react'

import { cn } from './cn.ts'

interface AvatarProps {
  name: string
  /** Null where there is none; one that cannot be loaded counts as none. */
  url: string | null
  size?: 'xs' | 'sm' | 'md' | 'lg'
  className?: string
}

const sizes = {
  xs: { edge: 36, style: 'size-9 text-base' },
  sm: { edge: 44, style: 'size-11 text-lg' },
  md: { edge: 56, style: 'size-14 text-2xl' },
  lg: { edge: 112, style: 'size-28 text-5xl' },
} as const

/** A round portrait, or the first letter of the name. It decorates: the name stands beside it. */
export function Avatar({ name, url, size = 'md', className }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const { edge, style } = sizes[size]
  if (url !== null && url !== missing) {
    return (
      <img
        src={url}
        alt=""
        width={edge}
        height={edge}
        loading="lazy"
        onError={() => setMissing(url)}
        className={cn('shrink-0 rounded-full bg-sunken object-cover', style, className)}
      />
    )
  }
  // A whole character: half of an emoji is none.
  const [initial] = name.trim().toUpperCase()
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid shrink-0 place-items-center rounded-full bg-basil font-display font-bold text-basil-ink',
        style,
        className,
      )}
    >
      {initial ?? '?'}
    </span>
  )
}
