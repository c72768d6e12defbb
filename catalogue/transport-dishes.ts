import type { Flavour, Form, FormBook } from '#domain/composing/form.ts'
import { type Technique, Techniques } from '#domain/composing/technique.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { CatalogueFileError, hasFormat } from './transport-format.ts'

/** How what dishes are composed of travels from the build to the browser and to the server. */

const formsFormat = 'larder-forms-1'

interface FormsFile {
  format: typeof formsFormat
  forms: readonly Form[]
  flavours: readonly Flavour[]
  never: FormBook['never']
  techniques: readonly Technique[]
}

function isFormsFile(file: unknown): file is FormsFile {
  return hasFormat(file, formsFormat)
}

export function writeForms(book: FormBook, techniques: readonly Technique[]): FormsFile {
  return {
    format: formsFormat,
    forms: [...book.forms.values()],
    flavours: [...book.flavours.values()],
    never: book.never,
    techniques,
  }
}

/**
 * The book and the techniques as the composer takes them.
 *
 * @throws CatalogueFileError for what `writeForms` of this version did not write
 */
export function readForms(
  file: unknown,
  vocabulary: Vocabulary,
): { book: FormBook; techniques: Techniques; vocabulary: Vocabulary } {
  if (!isFormsFile(file)) throw new CatalogueFileError(formsFormat)
  const byId = <Entry extends { id: string }>(entries: readonly Entry[]) =>
    new Map(entries.map((entry) => [entry.id, entry]))
  return {
    book: { forms: byId(file.forms), flavours: byId(file.flavours), never: file.never },
    techniques: new Techniques(file.techniques, vocabulary),
    vocabulary,
  }
}
