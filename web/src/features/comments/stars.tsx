import { starShapes, starsInWords, type StarShape } from '#domain/comments/stars.ts'

const outline = 'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L3.6 9.7l5.8-.8L12 3.6Z'
/** The left half of it, down the middle; the star is mirrored where one reads from the right. */
const leftHalf = 'M12 3.6 9.4 8.9l-5.8.8 4.2 4.1-1 5.8 5.2-2.7V3.6Z'

interface StarProps {
  shape: StarShape
  /** Edge length in CSS pixels. */
  size: number
}

/** One star. It decorates what words say. */
export function Star({ shape, size }: StarProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0 rtl:-scale-x-100"
    >
      <path d={outline} fill={shape === 'full' ? 'currentColor' : 'none'} />
      {shape === 'half' && <path d={leftHalf} fill="currentColor" stroke="none" />}
    </svg>
  )
}

/** A rating as five stars, to the half. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  return (
    <span
      role="img"
      aria-label={starsInWords(rating)}
      className="inline-flex items-center gap-0.5 text-butter-text"
    >
      {starShapes(rating).map((shape, star) => (
        <Star key={star} shape={shape} size={size} />
      ))}
    </span>
  )
}
