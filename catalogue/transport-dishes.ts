import type { Flavour, FormBook } from '#domain/composing/form.ts'
import type { KnownFoods } from '#domain/composing/nutrition-of-dish.ts'
import { type Technique, Techniques } from '#domain/composing/technique.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { type PackedFoods, packFoods, unpackFoods } from './transport-foods.ts'
import { type FormColumns, packForms, unpackForms } from './transport-form-columns.ts'
import { CatalogueFileError, hasFormat } from './transport-format.ts'
import { type KindLists, kindsPacker, kindsReader } from './transport-kinds.ts'
import { type PackedTechniques, packTechniques, unpackTechniques } from './transport-techniques.ts'

/** How what dishes are composed of travels from the build to the browser. */

const formsFormat = 'larder-forms-2'

interface FormsFile extends KindLists, PackedTechniques, PackedFoods, FormColumns {
  format: typeof formsFormat
  flavours: readonly Flavour[]
  never: FormBook['never']
}

function isFormsFile(file: unknown): file is FormsFile {
  return hasFormat(file, formsFormat)
}

export function writeForms(
  book: FormBook,
  techniques: readonly Technique[],
  foods: KnownFoods,
): FormsFile {
  const kinds = kindsPacker()
  return {
    format: formsFormat,
    flavours: [...book.flavours.values()],
    never: book.never,
    ...packTechniques(techniques, kinds),
    ...packFoods(foods, kinds),
    ...packForms([...book.forms.values()], kinds),
    // All that is above has its kinds in here.
    ...kinds.packed,
  }
}

/**
 * The book, the techniques and what foods give, as the composer takes them.
 *
 * @throws CatalogueFileError for what `writeForms` of this version did not write
 */
export function readForms(file: unknown, vocabulary: Vocabulary) {
  if (!isFormsFile(file)) throw new CatalogueFileError(formsFormat)
  const kinds = kindsReader(file)
  const byId = <Entry extends { id: string }>(entries: readonly Entry[]) =>
    new Map(entries.map((entry) => [entry.id, entry]))
  return {
    book: {
      forms: byId(unpackForms(file, kinds)),
      flavours: byId(file.flavours),
      never: file.never,
    } satisfies FormBook,
    techniques: new Techniques(unpackTechniques(file, kinds), vocabulary),
    foods: unpackFoods(file, kinds, vocabulary),
    vocabulary,
  }
}
