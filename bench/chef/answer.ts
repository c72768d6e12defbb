import { answerApart } from '#domain/chat/answer-alone.ts'
import { dietarySettingsFrom } from '#domain/dietary-settings.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { lackedBy, ownedBy } from '#domain/recipes/lacked.ts'
import { rulesOf } from '#domain/recipes/suits-diet.ts'
import type { Recipes } from '../kitchens/catalogue.ts'
import { today, typedPantry } from '../kitchens/pantry.ts'
import type { Said } from './judge.ts'
import type { Question } from './question.ts'

/** Answers a question as the app does for somebody with this pantry and these settings. */
export function answerTo({ question, pantry, settings }: Question, recipes: Recipes): Said {
  const { vocabulary, cards, composing } = recipes
  if (composing === undefined) throw new Error('The chef answers with dishes too.')
  const checked = (ids: readonly string[]) => ids.map((id) => ({ id, checked: true }))
  const stated = dietarySettingsFrom({
    preferences: checked(settings.preferences),
    restrictions: checked(settings.restrictions),
    otherRestrictions: checked(settings.restrictions),
  })
  const home = {
    items: typedPantry(pantry, vocabulary).items,
    staples: usualStaples,
    rules: rulesOf(stated),
    lacked: lackedBy(stated),
    owned: ownedBy(stated),
  }
  return answerApart(question, home, { recipes: cards, composing }, today)
}
