import { singularise } from '../singular.ts'
import type { IngredientId, Vocabulary } from '../vocabulary.ts'
import { singularsIn } from './meaning.ts'
import type { LanguageWords } from './words.ts'

const mostForms = 48

/** All forms of a span, each word in the singulars that it may have: what is written first. */
function formsOf(tokens: readonly string[], words: LanguageWords): string[] {
  let forms = ['']
  for (const token of tokens) {
    const singulars = [...new Set(singularsIn(token, words).map(singularise))]
    forms = singulars.flatMap((each) =>
      forms.map((form) => (form === '' ? each : `${form} ${each}`)),
    )
    if (forms.length > mostForms) forms = forms.slice(0, mostForms)
  }
  return forms
}

/** The ingredient that a span of folded words is called, in one of the forms that it may have. */
export function namedBy(
  tokens: readonly string[],
  words: LanguageWords,
  { aliases }: Vocabulary,
): IngredientId | null {
  for (const form of formsOf(tokens, words)) {
    const id = aliases.get(form)
    if (id !== undefined) return id
  }
  return null
}
