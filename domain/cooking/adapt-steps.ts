import { t } from '../texts/t.ts'
import { ingredientPlural } from '../ingredients/names.ts'
import type { Substitution, Vocabulary } from '../ingredients/vocabulary.ts'
import type { AdaptedStep } from './adapted-step.ts'
import { isLeftOut } from '../recipes/leaving-out.ts'
import { noteOfSwap } from '../recipes/said-of-swap.ts'
import { ingredientsOfSteps } from './step-ingredients.ts'
import { swappedWords, type CookedLine } from './swapped-words.ts'

function inPlaceOf({ need, uses }: Substitution, vocabulary: Vocabulary): string {
  const [first = '', ...others] = uses.map((id) => ingredientPlural(id, vocabulary))
  const taken = others.reduce((names, last) => t('{names} and {last}', { names, last }), first)
  const replaced = ingredientPlural(need, vocabulary)
  return t('Use {taken} in place of {replaced} here.', { taken, replaced })
}

/**
 * The steps with what is taken instead: its name stands in the text where it fits there, else a note says so at
 * each step that names what it replaces. What a cook says of a swap stands at the first of them. As written
 * where nothing is swapped, or the vocabulary has not come.
 *
 * @param leftOut for each step what of it is left out, in a sentence; empty where nothing is
 * @param translated the steps as they are shown, where `steps` are those in English: their words stay, and notes say the rest
 */
export function adaptSteps(
  steps: readonly string[],
  lines: readonly CookedLine[],
  vocabulary: Vocabulary | undefined,
  leftOut: readonly string[] = [],
  translated?: readonly string[],
): AdaptedStep[] {
  const shown = (written: string, place: number) => {
    const text = translated?.[place]
    return text === undefined ? { text: written } : { text, written }
  }
  const withoutIt = (place: number) => [leftOut[place] ?? ''].filter((note) => note !== '')
  if (vocabulary === undefined || lines.every(({ swap }) => swap === null || isLeftOut(swap))) {
    return steps.map((step, place) => ({ ...shown(step, place), notes: withoutIt(place) }))
  }
  const written = lines.map((line) => line.written)
  const named = ingredientsOfSteps(steps, written, vocabulary)
  const explained = new Set<string>()
  return steps.map((step, place) => {
    const before = named[place] ?? []
    const swapped = before.filter((at) => lines[at]?.swap && !isLeftOut(lines[at].swap))
    let text = step
    const notes = new Set<string>()
    for (const at of swapped) {
      const line = lines[at]
      if (!line?.swap) continue
      const others = written.filter(({ ingredient }) => ingredient !== line.swap?.need)
      const adapted = translated ? null : swappedWords(text, line, others, vocabulary)
      if (adapted === null) notes.add(inPlaceOf(line.swap, vocabulary))
      else text = adapted
      if (!explained.has(line.swap.need) && line.swap.note !== '') notes.add(noteOfSwap(line.swap))
      explained.add(line.swap.need)
    }
    return { ...shown(text, place), notes: [...notes, ...withoutIt(place)] }
  })
}
