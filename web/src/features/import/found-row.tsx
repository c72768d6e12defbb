import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EyeIcon } from '#web/ui/action-icons.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { FoundRow, RowKind } from './found-rows.ts'
import { faultInWords, faultName } from './import-words.ts'
import type { FoundFault } from './read-archive.ts'

export const rowKinds: Readonly<Record<RowKind, { label: string; tag: string | null }>> = {
  new: { label: t('New|recipes'), tag: null },
  incomplete: { label: t('With something missing'), tag: t('incomplete') },
  there: { label: t('There already'), tag: t('there already') },
}
interface RowProps {
  row: FoundRow
  isChosen: boolean
  onToggle: () => void
  onLookThrough: () => void
}

/** One recipe that was found: whether it is chosen, what is in it, and a way to look through it. */
export function FoundRowView({
  row: { recipe, kind, facts },
  isChosen,
  onToggle,
  onLookThrough,
}: RowProps) {
  const { tag } = rowKinds[kind]
  const isThere = kind === 'there'
  return (
    <div className="flex items-center gap-2">
      <Checkbox
        className="min-w-0 grow"
        checked={isChosen && !isThere}
        disabled={isThere}
        onChange={onToggle}
        label={
          <span className="font-medium wrap-anywhere">
            {recipe.draft.title} {tag !== null && <Tag>{tag}</Tag>}
          </span>
        }
        hint={facts}
      />
      {!isThere && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('Look through {title}', { title: recipe.draft.title })}
          onClick={onLookThrough}
        >
          <EyeIcon size={18} />
          <span className="whitespace-nowrap max-sm:hidden">{t('Look through')}</span>
        </Button>
      )}
    </div>
  )
}

/** What could not be read, and why. */
export function Faults({ faults }: { faults: readonly FoundFault[] }) {
  return (
    <details className="rounded-card bg-sunken px-5 py-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {t('{count, plural, one {# thing could not be read} other {# things could not be read}}', {
          count: faults.length,
        })}
      </summary>
      <ul className="mb-3 space-y-1.5 text-[0.9375rem]">
        {faults.slice(0, 200).map((each, index) => (
          <li key={index} className="wrap-anywhere">
            <span className="font-medium">{faultName(each)}</span>{' '}
            <span className="text-soft">{faultInWords(each)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
