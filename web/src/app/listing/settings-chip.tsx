import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { SettingsIcon } from '#web/ui/account-icons.tsx'
import { Link } from '#web/ui/link.tsx'

/** Shows what the dietary settings hold back, and leads to them. */
export function SettingsChip({ words }: { words: string }) {
  return (
    <Link
      to={paths.accountPlace('diet')}
      className="inline-flex min-h-11 items-center gap-2 rounded-full bg-basil-soft px-4 py-1.5 text-[0.9375rem] font-semibold text-basil hover:underline"
    >
      <SettingsIcon size={17} />
      {t('Your settings: {words}', { words })}
    </Link>
  )
}
