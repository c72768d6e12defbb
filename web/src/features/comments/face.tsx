import { useState } from 'react'

interface FaceProps {
  name: string
  avatar: string | null
  size: 'sm' | 'md'
}

/** A person's picture, or the first letter of their name where there is none or it does not come. */
export function Face({ name, avatar, size }: FaceProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const place = `${size === 'md' ? 'size-11' : 'mt-1 size-9'} shrink-0 rounded-full`
  if (avatar !== null && avatar !== failed) {
    return (
      <img
        src={avatar}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setFailed(avatar)}
        className={`${place} bg-sunken object-cover`}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={`${place} grid place-items-center bg-butter font-semibold text-butter-text`}
    >
      {Array.from(name.trim())[0]?.toUpperCase() ?? '?'}
    </span>
  )
}
