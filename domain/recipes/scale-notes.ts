import { formatQuantity } from '../ingredients/format-quantity.ts'
import type { CountedThing } from './scale-counts.ts'
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
 */
export function scalingNotes(
  steps: readonly string[],
  base: number,
  factor: number,
  counted: readonly CountedThing[] = [],
): string[] {
  if (factor === 1) return []
  const says = (pattern: RegExp) => steps.some((step) => pattern.test(step))
  const more = factor > 1
  const isNoticeable = factor >= noticeable || factor <= 1 / noticeable
  const people = `${formatQuantity(base)} ${base === 1 ? 'serving' : 'servings'}`
  const notes: string[] = []
  if (says(sizedVessel)) {
    notes.push(
      `Tins, dishes and pans keep the size for ${people}: take ${
        more ? 'a bigger one, or two,' : 'a smaller one,'
      } so that it stands as deep.`,
    )
  }
  if (isNoticeable && says(oven)) {
    notes.push(
      `Baking times are for ${people}: ${
        more ? 'a deeper dish takes longer' : 'a smaller one is done sooner'
      }, so go by how it looks.`,
    )
  }
  if (isNoticeable && more && says(heat)) {
    notes.push('Do not crowd the pan: fry in batches. A fuller pot takes longer to come to a boil.')
  }
  if (says(pieces)) {
    notes.push(`Numbers of pieces in the method, such as “cut it in 8”, are for ${people}.`)
  }
  const [count] = unscalableCounts(steps, counted)
  if (count !== undefined) {
    notes.push(`The method counts as for ${people} in places, such as “${count}”.`)
  }
  return notes
}
