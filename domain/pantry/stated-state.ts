import type { ParsedLine } from '../ingredients/parse-line.ts'
import { isScale } from '../ingredients/unit-ratios.ts'

/** How a thing stands, as it was typed: "opened milk", "frozen peas", "half an onion", "leftover rice". */
export interface StatedState {
  frozen: boolean
  /** Cooked once already. */
  leftover: boolean
  /** On its way out: wilting, overripe, to be used up. */
  fading: boolean
  /** A pack that somebody has begun. */
  opened: boolean
  /** Of the thing itself only a part is there, as far as it comes in one piece. */
  cut: boolean
}

const frozenWord = /(?<!\bor )\b(?:frozen|frzn?)\b/iu
const leftoverWord =
  /\bleft[ -]?overs?\b|^(?:yesterday|last night)['’]?s\b|\bfrom (?:yesterday|last night)$/iu
const fadingWord =
  /^(?:an? |the |some )?(?:wilt(?:ing|ed)|limp|tired|ageing|aging|old(?!-)|over-?ripe|very ripe|browning|fading|shrivelled)\b|\bneeds? (?:using|eating|to be used|to go)\b|\bto (?:use|be used|eat) up\b|\b(?:going off|on (?:its|their) way out)\b/iu
const openedWord =
  /\b(?:opened|half[ -](?:used|empty|full|eaten)|part[ -]used)\b|^(?:(?:an?|the) )?(?:already )?(?:open|started) /iu
const restWord =
  /^(?:an? |the )?(?:little |small |last )?(?:bit|rest|remains|remainder|heel|end|last|dregs?|scraps?|third|quarter)(?: left)? of\b|^some .+ left$/iu
const half = 0.5

/** "Half a bag" and "half an onion" are begun; half a kilo is only an amount. */
function isHalf({ amount, unit }: ParsedLine): boolean {
  const isMeasured = unit !== null && isScale(unit)
  return amount !== null && amount.min === half && amount.max === null && !isMeasured
}

/** What a line that was typed says of how the thing stands. */
export function statedState(line: ParsedLine): StatedState {
  const text = line.original
  const isPart = isHalf(line) || restWord.test(text)
  return {
    frozen: frozenWord.test(text),
    leftover: leftoverWord.test(text),
    fading: fadingWord.test(text),
    opened: isPart || openedWord.test(text),
    cut: isPart && line.unit === null,
  }
}
