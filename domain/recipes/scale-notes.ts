import { formatQuantity } from '../ingredients/format-quantity.ts'
import { inBritishWords } from '../texts/british-words.ts'
import { isEnglish, locale, t } from '../texts/t.ts'
import type { CountedThing } from './scale-counts.ts'
import { countsLeft } from './scale-translated.ts'
import { unscalableCounts } from './unscalable-counts.ts'

const vessel = /\b(?:tin|dish|pan|pot|mou?lds?|tray|skillet|casserole)s?\b/iu
/** A vessel whose size was given: another amount needs another one. */
const sizedVessel = new RegExp(
  `(?:\\d ?(?:cm|mm|litres?)|-litre|-cup)\\b[^.;]{0,60}${vessel.source}|${vessel.source} of (?:about )?\\d`,
  'iu',
)
const oven = /\b(?:bake|roast)\b/iu
const heat = /\b(?:fry|sear|brown|simmer|boil|grill|steam)\b/iu
const pieces =
  /\b(?:shape|roll|cut|divide|scoop|form|fill|score)\b[^.;]{0,40}?\b(?:\d+|two|three|four|five|six|eight|ten|twelve)\b(?! ?(?:[×°]|(?:g|kg|ml|cm|mm|litres?|(?:tea|table)spoons?|minutes?|times|strokes)\b))/iu

/** From this much more or less on, a pan cooks noticeably differently. */
const noticeable = 1.4

/**
 * What a cook must mind who makes more or less than the recipe says: what numbers cannot tell. Nothing
 * for the servings as written. In sentences, the most important first.
 *
 * @param translated the steps as they are shown, where that is another language
 */
export function scalingNotes(
  steps: readonly string[],
  base: number,
  factor: number,
  counted: readonly CountedThing[] = [],
  translated?: readonly string[],
): string[] {
  if (factor === 1) return []
  const says = (pattern: RegExp) => steps.some((step) => pattern.test(step))
  const more = factor > 1
  const isNoticeable = factor >= noticeable || factor <= 1 / noticeable
  const shown = formatQuantity(base)
  const notes: string[] = []
  if (says(sizedVessel)) {
    notes.push(
      more
        ? t(
            'Tins, dishes and pans keep the size for {base, plural, one {{shown} serving} other {{shown} servings}}: take a bigger one, or two, so that it stands as deep.',
            { base, shown },
          )
        : t(
            'Tins, dishes and pans keep the size for {base, plural, one {{shown} serving} other {{shown} servings}}: take a smaller one, so that it stands as deep.',
            { base, shown },
          ),
    )
  }
  if (isNoticeable && says(oven)) {
    notes.push(
      more
        ? t(
            'Baking times are for {base, plural, one {{shown} serving} other {{shown} servings}}: a deeper dish takes longer, so go by how it looks.',
            { base, shown },
          )
        : t(
            'Baking times are for {base, plural, one {{shown} serving} other {{shown} servings}}: a smaller one is done sooner, so go by how it looks.',
            { base, shown },
          ),
    )
  }
  if (isNoticeable && more && says(heat)) {
    notes.push(
      t('Do not crowd the pan: fry in batches. A fuller pot takes longer to come to a boil.'),
    )
  }
  if (says(pieces)) {
    notes.push(
      t(
        'Numbers of pieces in the method, such as “cut it in 8”, are for {base, plural, one {{shown} serving} other {{shown} servings}}.',
        { base, shown },
      ),
    )
  }
  const isTranslated = !isEnglish() && translated !== undefined
  const [count] = isTranslated
    ? countsLeft(steps, translated, counted, locale())
    : unscalableCounts(steps, counted)
  if (count === '') {
    notes.push(
      t(
        'The method counts as for {base, plural, one {{shown} serving} other {{shown} servings}} in places.',
        { base, shown },
      ),
    )
  } else if (count !== undefined) {
    notes.push(
      t(
        'The method counts as for {base, plural, one {{shown} serving} other {{shown} servings}} in places, such as “{count}”.',
        { base, shown, count: locale() === 'en-GB' ? inBritishWords(count) : count },
      ),
    )
  }
  return notes
}
