import { foldText, normalise } from '#domain/ingredients/normalise.ts'
import {
  isUnitQualifier,
  unitFromAbbreviation,
  unitFromWords,
} from '#domain/ingredients/unit-words.ts'
import type { LabelledLine } from './labelled.ts'

/** What a parser made of a line. */
export interface Reading {
  quantity: number | null
  /** In the parser's own words. */
  unit: string | null
  /** The unit as it was typed, where the parser keeps it. */
  unitText: string | null
  /** The size of one pack, where the parser keeps it apart from how many there are. */
  pack: { quantity: number; unit: string } | null
  /** What of the thing is needed, where the parser keeps that apart: the yolk of "yolks of 2 eggs". */
  part: string | null
  /** The name, and the alternatives that the line offers. */
  names: readonly string[]
}

/** Units are the same where they are spellings of one: tablespoon, tbsp; tin, can. */
function unitForm(unit: string): string {
  const words = unit.split(/\s+/u).filter((word) => word !== '')
  while (words.length > 1 && isUnitQualifier(words[0]?.toLowerCase() ?? '')) words.shift()
  const written = words.join(' ')
  return unitFromAbbreviation(written) ?? unitFromWords(normalise(written)) ?? normalise(written)
}

/** Case, accents, hyphens and plurals do not count, nor does the "of" or article before a name. */
function nameForm(name: string): string {
  const form = normalise(foldText(name))
  return form.replace(/^(?:of|the|a|an)\s+/u, '')
}

/** "butter or margarine" is labelled as one name: its words, whatever parts them. */
function choiceForm(names: readonly string[]): string {
  return names
    .map(nameForm)
    .join(' ')
    .replace(/\b(?:or|and)\b/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Which parts of a line were read as a person labelled them. */
export function isRight(reading: Reading, line: LabelledLine) {
  const [labelled] = line.names
  const unit = unitForm(line.unit)
  const units = [reading.unit ?? '', reading.unitText ?? ''].map(unitForm)
  const [first = ''] = reading.names
  return {
    quantity: reading.quantity !== null && Math.abs(reading.quantity - line.quantity) < 0.006,
    unit: units.includes(unit),
    name:
      nameForm(first) === nameForm(labelled) ||
      choiceForm(reading.names) === choiceForm([labelled]),
  }
}
