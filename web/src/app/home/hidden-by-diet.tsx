import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.tsx'

/** Shows that recipes are hidden, and by what: nothing disappears without a word. */
export function HiddenByDiet({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="mt-6 text-sm text-soft">
      {count === 1 ? '1 recipe is' : `${count} recipes are`} hidden by your{' '}
      <Link to={paths.account} className="font-semibold text-ink underline underline-offset-4">
        dietary settings
      </Link>
      .
    </p>
  )
}
