import type { RecipeDraft } from '../../recipes/draft.ts'
import { languageOfTag, shownLanguage } from './shown-language.ts'
import type { Language } from './words.ts'

/** In what lines are read besides English: before it, or where English does not know them. */
export interface LineLanguage {
  language: Language
  isFirst: boolean
}

/** The language of the app, where it is one in which lines are read. */
function ownLanguage(locale: string): Language | null {
  const own = languageOfTag(locale)
  return own === 'en' ? null : own
}

/**
 * The language of what somebody typed or pasted into an app in the language of `locale`: that of the app, unless the words show
 * another. Null for English alone.
 */
export function languageOfText(text: string, locale: string): LineLanguage | null {
  const own = ownLanguage(locale)
  const shown = shownLanguage(text) ?? own
  if (shown === null) return null
  if (shown === 'en') return own === null ? null : { language: own, isFirst: false }
  // In an English app English is asked first: one word of another language makes no other of it.
  return { language: shown, isFirst: own !== null }
}

/** The words of a recipe by which its language is known. */
export type WordsOfRecipe = Pick<RecipeDraft, 'title' | 'steps' | 'lines' | 'language'>

/**
 * The language of a recipe: as its source says, else as its words show, else that of the app. A source that says English is not
 * believed where the words show another, for many pages say it of all that they hold.
 */
export function languageOfRecipe(recipe: WordsOfRecipe, locale: string): LineLanguage | null {
  const said = languageOfTag(recipe.language ?? '')
  if (said !== null && said !== 'en') return { language: said, isFirst: true }
  const words = [recipe.title, ...recipe.lines.map(({ text }) => text), ...recipe.steps]
  const shown = shownLanguage(words.join('\n'))
  if (shown !== null && shown !== 'en') return { language: shown, isFirst: said === null }
  const own = said === 'en' || shown === 'en' ? null : ownLanguage(locale)
  return own === null ? null : { language: own, isFirst: true }
}
