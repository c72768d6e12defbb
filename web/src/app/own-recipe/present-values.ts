import { t } from '#domain/texts/t.ts'
import { cuisineName } from '#domain/recipes/cuisine-name.ts'
import { kindName } from '#domain/recipes/kind-name.ts'
import type { RecipeDraft } from '#domain/recipes/draft.ts'
import type { Visibility } from '#domain/recipes/own/saved-recipe.ts'
import { difficultyWords, minutesInWords } from '#web/features/recipes/words.ts'

interface PresentValue {
  text: string
  /** False for the name of what nobody stated yet. */
  isStated: boolean
}

const seenBy: Readonly<Record<Visibility, string>> = {
  private: t('Only you'),
  followers: t('Your followers'),
  public: t('Everyone'),
}

const stated = (text: string): PresentValue => ({ text, isStated: true })
const missing = (text: string): PresentValue => ({ text, isStated: false })

/** "Serves 4 · 30 min · Italian · Only you": what the folded fields of a recipe hold. */
export function presentValues(draft: RecipeDraft, visibility: Visibility): PresentValue[] {
  const { servings, readyInMinutes, activeMinutes, difficulty, mealType, tags, source } = draft
  const kinds = [...mealType.map(kindName), ...draft.cuisine.map(cuisineName)]
  const from = source === null ? null : (source.name ?? hostOf(source.url))
  return [
    servings === null
      ? missing(t('Servings'))
      : stated(t('Serves {servings, plural, other {#}}', { servings })),
    readyInMinutes === null ? missing(t('Time')) : stated(minutesInWords(readyInMinutes)),
    activeMinutes === null || activeMinutes === readyInMinutes
      ? null
      : stated(t('{time} at work', { time: minutesInWords(activeMinutes) })),
    difficulty === null ? null : stated(difficultyWords[difficulty]),
    ...(kinds.length === 0 ? [missing(t('Cuisine'))] : kinds.map(stated)),
    tags.length === 0
      ? null
      : stated(t('{count, plural, one {# tag} other {# tags}}', { count: tags.length })),
    draft.tip === null ? null : stated(t('A tip')),
    draft.storage === null ? null : stated(t('How it keeps')),
    from === null ? null : stated(t('From {source}', { source: from })),
    stated(seenBy[visibility]),
  ].filter((each) => each !== null)
}

function hostOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).hostname : address
}
