import type { DraftLine, RecipeDraft } from '../recipes/draft.ts'
import { schemaOrgRecipe } from '../recipes/schema-org.ts'
import { ownVersion, ownWord, type SavedAs, type OwnWords } from './own-words.ts'

/** What is said of a line beside its text. */
function wordsOf({ section, chosen, optional, use, without }: DraftLine): Omit<DraftLine, 'text'> {
  return {
    section,
    chosen,
    ...(optional !== undefined && { optional }),
    ...(use !== undefined && { use }),
    ...(without !== undefined && { without }),
  }
}

function ownWordsOf(draft: RecipeDraft, savedAs: Partial<SavedAs>): OwnWords {
  return {
    version: ownVersion,
    ...savedAs,
    lines: draft.lines.map(wordsOf),
    activeMinutes: draft.activeMinutes,
    difficulty: draft.difficulty,
    tip: draft.tip,
    storage: draft.storage,
  }
}

/**
 * A recipe as schema.org’s Recipe, which other apps read, with a part of our own for what it has no words for.
 * Read again it is the same recipe, field by field.
 */
export function recipeAsJson(draft: RecipeDraft, savedAs: Partial<SavedAs> = {}): object {
  return {
    ...schemaOrgRecipe(draft),
    // As they are: one tag may have a comma in it, and one step may end in a colon.
    keywords: draft.tags,
    ...(draft.language !== undefined && { inLanguage: draft.language }),
    recipeInstructions: draft.steps.map((text) => ({ '@type': 'HowToStep', text })),
    [ownWord]: ownWordsOf(draft, savedAs),
  }
}
