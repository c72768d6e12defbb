import type { DietarySettings } from '#domain/dietary-settings.ts'
import type { SwappedFacts } from '#domain/recipes/swap-facts.ts'
import { AlertIcon } from '#web/ui/icons.tsx'
import { listInWords } from '../words.ts'

interface DietWarningProps {
  /** The person's; `failed` where they could not be read. Null for who has none. */
  settings: DietarySettings | 'failed' | null
  /** Null while it is looked up. */
  facts: Pick<SwappedFacts, 'diets' | 'allergens'> | null
}

/** What a person must know before they cook this, from what they said they avoid. */
export function DietWarning({ settings, facts }: DietWarningProps) {
  const words = warningOf(settings, facts)
  if (words === null) return null
  return (
    <div
      role="note"
      aria-label="Your diet"
      className="mb-6 flex items-start gap-2.5 rounded-field bg-danger-soft px-4 py-3 font-medium text-danger"
    >
      <AlertIcon className="mt-0.5" />
      <p>{words}</p>
    </div>
  )
}

const checked = (options: readonly { id: string; name: string; checked: boolean }[]) =>
  options.filter((option) => option.checked)

/** In a sentence; null where there is nothing to warn of. */
export function warningOf(
  settings: DietWarningProps['settings'],
  facts: DietWarningProps['facts'],
): string | null {
  if (settings === null) return null
  if (settings === 'failed') {
    return 'Your dietary settings could not be loaded, so this recipe is not checked against them.'
  }
  const avoided = checked(settings.restrictions)
  if (facts === null) {
    return avoided.length === 0 ? null : 'Not checked yet against what you avoid.'
  }
  if (avoided.length > 0 && facts.allergens === null) {
    const names = listInWords(
      avoided.map(({ id }) => id),
      avoided.length,
    )
    return `It is not known whether this contains ${names.replace(/ and (?=[^ ]+$)/u, ' or ')}, which you avoid.`
  }
  const contained = avoided.filter(({ id }) => facts.allergens?.some((each) => each === id))
  const unsuited = checked(settings.preferences).filter(({ id }) => !facts.diets.includes(id))
  const sentences = [
    contained.length > 0 &&
      `Contains ${listInWords(
        contained.map(({ id }) => id),
        contained.length,
      )}, which you avoid.`,
    unsuited.length > 0 &&
      `Not known to be ${listInWords(
        unsuited.map(({ id }) => id),
        unsuited.length,
      )}.`,
  ].filter((each) => each !== false)
  return sentences.length === 0 ? null : sentences.join(' ')
}
