import { t } from '#domain/texts/t.ts'
import type { DietarySettings } from '#domain/dietary-settings.ts'
import type { Contents } from '#domain/ingredients/contents.ts'
import { dietConflicts } from '#domain/recipes/diet-conflicts.ts'
import { rulesOf } from '#domain/recipes/suits-diet.ts'
import type { SwappedFacts } from '#domain/recipes/swap-facts.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { useLazyCode } from '#web/lib/use-lazy-code.ts'
import { Link } from '#web/ui/link.tsx'
import { AlertIcon } from '#web/ui/icons.tsx'
import { avoidablesInWords, eitherInWords } from '../avoidable-words.ts'
import { dietName } from '../diet-words.ts'
import { listInWords } from '../words.ts'

/** Whom it concerns is asked where somebody else eats too; until it has come, all of it is said to who reads. */
const { code: warningByName } = lazyCode(
  async () => (await import('./warning-by-name.ts')).warningByName,
)

interface DietWarningProps {
  /** The person's; `pending` while they are read, `failed` where they could not be. Null for who has none. */
  settings: DietarySettings | 'pending' | 'failed' | null
  /** Null while it is looked up. */
  facts: Pick<SwappedFacts, keyof Contents | 'diets'> | null
  /** The lines in which no food was recognised, as written: what they hold is why things are not known. */
  unread: readonly string[]
  /** Where its own cook says what they are; null for everybody else. */
  editing: string | null
}

/** What a person must know before they cook this, from what they said they avoid. */
export function DietWarning({ settings, facts, unread, editing }: DietWarningProps) {
  const byName = useLazyCode(warningByName, 'eating' in Object(settings))
  const words = byName?.(settings, facts, unread) ?? warningOf(settings, facts, unread)
  if (words === null) return null
  return (
    <div
      role="note"
      aria-label={t('Your diet')}
      className="mb-6 flex items-start gap-2.5 rounded-field bg-danger-soft px-4 py-3 font-medium text-danger"
    >
      <AlertIcon className="mt-0.5" />
      <p>
        {words}
        {editing !== null && words.includes(notRead(unread)) && (
          <>
            {' '}
            <Link to={editing} className="font-semibold underline underline-offset-4">
              {t('{count, plural, one {Say what it is} other {Say what they are}}', {
                count: unread.length,
              })}
            </Link>
          </>
        )}
      </p>
    </div>
  )
}

const notRead = (lines: readonly string[]) =>
  t('Larder could not read {lines}.', {
    lines: listInWords(lines.map((line) => t('“{line}”', { line }))),
  })

/** In a sentence; null where there is nothing to warn of. */
export function warningOf(
  settings: DietWarningProps['settings'],
  facts: DietWarningProps['facts'],
  unread: readonly string[] = [],
): string | null {
  if (settings === null) return null
  if (settings === 'failed') {
    return t(
      'Your dietary settings could not be loaded, so this recipe is not checked against them.',
    )
  }
  if (settings === 'pending' || (facts === null && rulesOf(settings).restrictions.length > 0)) {
    return t('Not checked yet against what you avoid.')
  }
  if (facts === null) return null
  const { contains, unknown, breaks } = dietConflicts(facts, settings)
  const sentences = [
    contains.length > 0 &&
      t('Contains {allergens}, which you avoid.', { allergens: avoidablesInWords(contains) }),
    unknown.length > 0 &&
      t('It is not known whether this contains {allergens}, which you avoid.', {
        allergens: eitherInWords(unknown),
      }),
    breaks.length > 0 &&
      t('Not known to be {diets}.', { diets: listInWords(breaks.map(dietName), breaks.length) }),
    // What is not known may be in a line that nobody could read.
    unread.length > 0 && unknown.length + breaks.length > 0 && notRead(unread),
  ]
  return sentences.filter((each) => each !== false).join(' ') || null
}
