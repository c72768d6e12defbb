import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildIcons } from './art/build.ts'
import { coversOf } from './art/drawn-recipe.ts'
import { readGoodCatalogue } from './check.ts'
import { checkForms } from './composing/check-forms.ts'
import { knownFoodsOf } from './composing/known-foods.ts'
import { readForms } from './composing/read.ts'
import { languagePart, readLanguages } from './languages.ts'
import { writeForms } from './transport-dishes.ts'
import { CatalogueInvalidError } from './problem.ts'
import { catalogueFolder } from './read.ts'
import { writePackages } from './transport-packages.ts'
import { writeLines } from './transport-languages.ts'
import { writeNames, writeVocabulary } from './transport-vocabulary.ts'
import { writeCards } from './transport.ts'
import { allAliases, toVocabulary } from './vocabulary.ts'
import { toCards, toCatalogueFile } from './write.ts'

/** How far it is: who runs it shows the last line. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Writes catalogue/build/ but for the covers: what the browser and the database's loader read. Run by `tsx`. */
async function build(): Promise<void> {
  say('reading and checking them')
  const catalogue = await readGoodCatalogue()
  const folder = join(catalogueFolder, 'build')
  await mkdir(folder, { recursive: true })
  const vocabulary = toVocabulary(catalogue)
  const names = allAliases(catalogue)
  const forms = await readForms(catalogueFolder)
  const problems = checkForms(forms, vocabulary)
  if (problems.length > 0) throw new CatalogueInvalidError(problems)
  const foods = knownFoodsOf(catalogue, forms, vocabulary)
  const languages = await readLanguages()
  const lines = languages.map((each) => [
    `lines-${each.language}.json`,
    writeLines(vocabulary, languagePart(each, catalogue)),
  ])
  const files = {
    'vocabulary.json': writeVocabulary(vocabulary, names),
    'names.json': writeNames(vocabulary, names),
    'forms.json': writeForms(forms.book, forms.techniques, foods),
    'packages.json': writePackages(catalogue),
    'cards.json': writeCards(toCards(catalogue)),
    'catalogue.json': toCatalogueFile(catalogue),
    'covers.json': coversOf(catalogue, vocabulary),
    ...Object.fromEntries(lines),
  }
  await Promise.all(
    Object.entries(files).map(([name, content]) =>
      writeFile(join(folder, name), JSON.stringify(content)),
    ),
  )
  await buildIcons({
    icons: catalogue.ingredients.flatMap(({ icon }) => icon ?? []),
    outDir: join(folder, 'public'),
    onDrawn: (drawn, of) => say(`${drawn} of ${of} icons`),
  })
}

await build()
