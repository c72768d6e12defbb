interface ProgressBarProps {
  label: string
  value: number
  most: number
}

/** How much is done of what there is. */
export function ProgressBar({ label, value, most }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={value}
      className="h-2 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className="h-full rounded-full bg-basil transition-[width]"
        style={{ width: `${most === 0 ? 0 : (100 * value) / most}%` }}
      />
    </div>
  )
}
