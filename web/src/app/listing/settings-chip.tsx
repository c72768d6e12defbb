import type { DietarySettings } from '#domain/dietary-settings.ts'
import { paths } from '#web/lib/paths.ts'
import { SettingsIcon } from '#web/ui/account-icons.tsx'
import { Link } from '#web/ui/link.tsx'

/** What somebody's settings always ask for, in words; empty where it is nothing. */
export function settingsInWords(settings: DietarySettings | null): string {
  if (settings === null) return ''
  const diets = settings.preferences.filter(({ checked }) => checked)
  const avoided = [...settings.restrictions, ...settings.otherRestrictions].filter(
    ({ checked }) => checked,
  )
  return [
    ...diets.map(({ name }) => name.toLowerCase()),
    ...avoided.map(({ name }) => `no ${name.toLowerCase()}`),
  ].join(', ')
}

/** Shows what the dietary settings hold back, and leads to them. */
export function SettingsChip({ words }: { words: string }) {
  return (
    <Link
      to={paths.account}
      className="inline-flex min-h-11 items-center gap-2 rounded-full bg-basil-soft px-4 py-1.5 text-[0.9375rem] font-semibold text-basil hover:underline"
    >
      <SettingsIcon size={17} />
      Your settings: {words}
    </Link>
  )
}
