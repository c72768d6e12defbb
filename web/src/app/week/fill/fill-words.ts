import type { HowOften, Wishable } from '#domain/week/fill/wishes-on-offer.ts'
import { wishNamed } from '#domain/week/fill/wishes-on-offer.ts'
import type { Shopping } from '#domain/week/fill/asked-week.ts'
import type { FilledWeek } from '#domain/week/fill/filled-week.ts'
import { worthOfUnknown } from '#domain/week/solver/stocks-of.ts'
import { t } from '#domain/texts/t.ts'
import { minutesInWords } from '#web/features/recipes/words.ts'

export const wishWords: Readonly<Record<Wishable, string>> = {
  fish: t('Fish|wished for in a week'),
  'no-meat': t('Vegetarian|wished for in a week'),
  pulses: t('Beans and lentils|wished for in a week'),
  pasta: t('Pasta|wished for in a week'),
  rice: t('Rice|wished for in a week'),
  potatoes: t('Potatoes|wished for in a week'),
}

export const oftenWords: Readonly<Record<HowOften, string>> = {
  'once-at-least': t('once or more'),
  'twice-at-least': t('twice or more'),
  'once-at-most': t('once at most'),
  never: t('not at all'),
}

export const shoppingOptions: readonly { value: Shopping; label: string; hint: string }[] = [
  {
    value: 'none',
    label: t('Nothing'),
    hint: t('Only what your kitchen can cook without a shop.'),
  },
  {
    value: 'little',
    label: t('Little'),
    hint: t('No more than the first dishes of your list would need.'),
  },
  {
    value: 'any',
    label: t('Whatever it takes'),
    hint: t('As much as uses up the most of what spoils.'),
  },
]

/** The wishes that no plan can meet, by name. */
export function missedInWords({ answer: { missed } }: FilledWeek): readonly string[] {
  return missed.flatMap(({ wish }) => {
    const named = wishNamed(wish)
    if (named === null) return []
    return typeof named === 'string' ? wishWords[named] : minutesInWords(named.minutes)
  })
}

/** How far it is known that no week is better, in plain words. */
export function proofInWords({ answer: { proof }, spoiling }: FilledWeek, shopping: Shopping) {
  if (proof.kind === 'optimal') {
    if (spoiling === 0) return t('Proven: no plan needs less shopping.')
    return shopping === 'any'
      ? t('Proven: no plan lets less spoil.')
      : t('Proven: no plan with as little shopping uses more of what spoils.')
  }
  const { level, atMostLess } = proof
  if (level === 'repeated' || level === 'minutes')
    return t(
      'Proven: no plan with as little shopping uses more of what spoils. One with more variety, or quicker, may be there.',
    )
  if (level === 'packages')
    return t(
      'Proven: no plan uses more of what spoils. Another may need less shopping, by {count, plural, one {# package} other {# packages}} at most.',
      { count: atMostLess },
    )
  if (level === 'wasted')
    return t(
      'Not proven so far: another plan may save up to {grams} g more. What has no amount counts as {each} g.',
      { grams: String(atMostLess), each: String(worthOfUnknown) },
    )
  return t('Not proven so far: another plan may fill more meals, or meet more wishes.')
}
