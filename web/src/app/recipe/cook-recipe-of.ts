import { type AdaptedStep, withNotes } from '#domain/cooking/adapted-step.ts'
import type { NeedMatch } from '#domain/matching/need.ts'
import { isToDraw } from '#domain/recipes/cover/cover-to-draw.ts'
import { isFurtherFood } from '#domain/recipes/own/further-row.ts'
import { isLeftOut } from '#domain/recipes/leaving-out.ts'
import { isToldInEnglish, type Recipe } from '#domain/recipes/recipe.ts'
import type { CountedThing } from '#domain/recipes/scale-counts.ts'
import { shownStepText } from '#domain/recipes/scale-shown-step.ts'
import type { Scaling } from '#domain/recipes/scale.ts'
import type { CookRecipe } from '#web/features/cooking/cook-recipe.ts'
import type { ShownLine } from '#web/features/recipes/lines/line-matches.ts'
import { noteWhenScaled } from '#domain/recipes/scale-note.ts'
import { wordsOf } from '#web/features/recipes/lines/line-name.ts'

export interface AsCooked {
  recipe: Pick<Recipe, 'id' | 'title' | 'image' | 'isFallback' | 'instructions' | 'writtenSteps'>
  /** Null where they are not open to the reader. */
  steps: readonly AdaptedStep[] | null
  lines: readonly ShownLine[]
  /** How the kitchen meets each line; empty where there is none to speak of. */
  needs: readonly NeedMatch[]
  servings: number
  scaling: Scaling
  counted: readonly CountedThing[]
}

/**
 * The recipe for cook mode, as it stands on its page: with its servings, measures and swaps. Null where
 * its steps are not open to the reader, or not known.
 */
export function cookRecipeOf({
  recipe,
  steps,
  lines,
  needs,
  servings,
  scaling,
  counted,
}: AsCooked): CookRecipe | null {
  if (steps === null || steps.length === 0) return null
  const { id, title, image } = recipe
  const isInEnglish = isToldInEnglish(recipe)
  return {
    id,
    title,
    image: isToDraw(image) ? '' : image,
    servings,
    instructions: steps.map((step) =>
      withNotes({
        text: shownStepText(step, scaling, counted, isInEnglish),
        notes: step.notes,
      }),
    ),
    ...(isInEnglish && { isInEnglish, written: recipe.instructions ?? [] }),
    ...(steps.some(({ written }) => written !== undefined) && {
      written: steps.map(({ text, written = text }) => written),
    }),
    lines: lines.flatMap((shown, index) => {
      const isWithout = isLeftOut(shown.swap) || needs[index]?.state === 'left-out'
      if (isWithout || isFurtherFood(shown.written)) return []
      const { line } = shown
      const { amount, name } = wordsOf(shown, scaling)
      const named = [amount, name].filter((part) => part !== '').join(' ')
      const note = noteWhenScaled(line.note, scaling.factor)
      const text = note === null ? named : `${named}, ${note}`
      const { ingredient, name: writtenName } = shown.written
      return [
        {
          ingredient: line.ingredient,
          name: line.name,
          amount,
          text,
          ...(shown.swap !== null && { written: { ingredient, name: writtenName } }),
        },
      ]
    }),
  }
}
