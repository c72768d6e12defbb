import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { languages } from '#domain/texts/language.ts'
import { buildIcons } from './art/build.ts'
import { britishCards, readBritishNames } from './british.ts'
import { coversOf } from './art/drawn-recipe.ts'
import { readGoodCatalogue } from './check.ts'
import { checkForms } from './composing/check-forms.ts'
import { knownFoodsOf } from './composing/known-foods.ts'
import { readForms } from './composing/read.ts'
import { readTongue } from './composing/tongue.ts'
import { englishTexts } from '#domain/composing/in-language/tongue.ts'
import { writeTongue } from './transport-tongue.ts'
import { readForms as unpackForms, writeForms } from './transport-dishes.ts'
import { languagePart, readLanguages } from './languages.ts'
import { CatalogueInvalidError } from './problem.ts'
import { catalogueFolder } from './read.ts'
import { shownNames } from './language-names.ts'
import { readSwapTexts } from './swap-texts.ts'
import { writeLanguageNames } from './transport-language-names.ts'
import { writeLanguageSwaps } from './transport-language-swaps.ts'
import { writePackages } from './transport-packages.ts'
import { writeLines } from './transport-languages.ts'
import { writeNames, writeVocabulary } from './transport-vocabulary.ts'
import { translatedCards, translationsOf } from './translated.ts'
import { translatedLanguages } from './translations.ts'
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
  const cards = toCards(catalogue)
  const translations = await translationsOf(catalogue)
  const spoken = await readLanguages()
  const lines = spoken.map((each) => [
    `lines-${each.language}.json`,
    writeLines(vocabulary, languagePart(each, catalogue)),
  ])
  const files = {
    'vocabulary.json': writeVocabulary(vocabulary, names),
    'names.json': writeNames(vocabulary, names),
    'forms.json': writeForms(forms.book, forms.techniques, foods),
    'packages.json': writePackages(catalogue),
    'cards.json': writeCards(cards),
    'catalogue.json': toCatalogueFile(catalogue, translations),
    'covers.json': coversOf(catalogue, vocabulary),
    ...Object.fromEntries(lines),
  }
  const inLanguages: [string, RecipeCard[]][] = [
    ['en-GB', britishCards(cards)],
    ...(await translatedLanguages()).map((language): [string, RecipeCard[]] => [
      language,
      translatedCards(cards, translations, language),
    ]),
  ]
  for (const [language, translated] of inLanguages) {
    await mkdir(join(folder, language), { recursive: true })
    // By the same name: the build of a language takes it in the place of the English one.
    const file = join(folder, language, 'cards.json')
    await writeFile(file, JSON.stringify(writeCards(translated)))
  }
  await Promise.all(
    Object.entries(files).map(([name, content]) =>
      writeFile(join(folder, name), JSON.stringify(content)),
    ),
  )
  const british = shownNames({ names: await readBritishNames(), words: { meanings: {} } })
  await mkdir(join(folder, 'languages', 'en-GB'), { recursive: true })
  await writeFile(
    join(folder, 'languages', 'en-GB', 'names.json'),
    JSON.stringify(writeLanguageNames(vocabulary, british)),
  )
  const english = englishTexts(unpackForms(files['forms.json'], vocabulary))
  for (const each of spoken.filter(({ language }) =>
    languages.some(({ tag }) => tag === language),
  )) {
    const place = join(folder, 'languages', each.language)
    await mkdir(place, { recursive: true })
    const tongue = await readTongue(each.language, [])
    const shown = writeLanguageNames(vocabulary, shownNames(each), each.words.of)
    await writeFile(join(place, 'names.json'), JSON.stringify(shown))
    const swaps = writeLanguageSwaps(vocabulary, await readSwapTexts(each.language))
    await writeFile(join(place, 'swaps.json'), JSON.stringify(swaps))
    if (tongue !== null) {
      await writeFile(join(place, 'dishes.json'), JSON.stringify(writeTongue(tongue, english)))
    }
  }
  await buildIcons({
    icons: catalogue.ingredients.flatMap(({ icon }) => icon ?? []),
    outDir: join(folder, 'public'),
    onDrawn: (drawn, of) => say(`${drawn} of ${of} icons`),
  })
}

await build()
