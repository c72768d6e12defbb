/**
 * `npm run catalogue:tell -- de [--add] [--form stew] [--most 5] [--json]`: how a language tells of dishes and swaps. `--add` adds to
 * catalogue/languages/<tag> what is new in English, empty; what is wrong or missing is named; `--form` shows dishes of a form in
 * both languages, composed of kitchens by chance. Ends with 1 where something is wrong.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { composeDishes } from '#domain/composing/compose.ts'
import type { Dish } from '#domain/composing/dish.ts'
import { strictTeller } from '#domain/composing/in-language/teller.ts'
import { UntoldError } from '#domain/composing/telling.ts'
import { nounsIn, type Tongue } from '#domain/composing/in-language/tongue.ts'
import { catalogueFolder } from '../../read.ts'
import { checkSwapTexts, readSwapTexts } from '../../swap-texts.ts'
import { textsOfSwaps } from '../../transport-language-swaps.ts'
import { dishTexts } from '../dish-texts.ts'
import { faultsOfTongue } from '../check-tongue.ts'
import { randomKitchens } from './random-kitchens.ts'
import { wholeBook } from './whole-book.ts'
import { readDishTexts, readTongue, withNamesOf } from '../tongue.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    add: { type: 'boolean', default: false },
    form: { type: 'string' },
    most: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
})
const [tag] = positionals
if (tag === undefined) throw new Error('Say a language: npm run catalogue:tell -- de')
const say = (...lines: readonly string[]) => process.stderr.write(`${lines.join('\n')}\n`)

const { catalogue, files, ...book } = await wholeBook()
const vocabulary = await withNamesOf(tag, book.vocabulary)
const composing = { ...book.composing, vocabulary }
const english = dishTexts(files)

/** Each area with its English texts in order; what English has no more goes. */
async function addMissing(language: string): Promise<void> {
  const known = new Map(
    [...(await readDishTexts(language)).values()].flatMap((area) => Object.entries(area)),
  )
  const folder = join(catalogueFolder, `languages/${language}/dishes`)
  await mkdir(folder, { recursive: true })
  for (const [area, texts] of english) {
    const all = Object.fromEntries(texts.map((text) => [text, known.get(text) ?? '']))
    await writeFile(join(folder, `${area}.json`), `${JSON.stringify(all, null, 2)}\n`)
  }
  const said = await readSwapTexts(language)
  const swaps = textsOfSwaps(vocabulary).map((text) => [text, said.get(text) ?? ''] as const)
  const file = join(catalogueFolder, `languages/${language}/swaps.json`)
  await writeFile(file, `${JSON.stringify(Object.fromEntries(swaps), null, 2)}\n`)
}

function show(dish: Dish, tongue: Tongue): void {
  const lines = ({ title, summary, steps }: Dish) => [title, summary, ...steps]
  say('', ...lines(dish))
  try {
    say('—', ...lines({ ...dish, ...strictTeller(tongue, composing)(dish) }))
  } catch (thrown) {
    if (!(thrown instanceof UntoldError)) throw thrown
    say(`— untold: ${thrown.message}`)
  }
}

if (values.add) await addMissing(tag)
const problems = checkSwapTexts(tag, await readSwapTexts(tag), vocabulary)
const tongue = await readTongue(tag, problems)
if (tongue === null) throw new Error(`There is no grammar of “${tag}”`)
const { missing, faults } = faultsOfTongue(tongue, files)
const nounOf = nounsIn(vocabulary, tongue.grammar)
/** Whether a form may take it. */
const isTold = (id: string) => composing.techniques.of(id) !== null
const ungendered = [...composing.vocabulary.ingredients.values()].flatMap(({ id, shown }) =>
  shown !== undefined && isTold(id) && nounOf(id) === undefined ? shown.one : [],
)
if (ungendered.length > 0) say(`No gender is known of: ${ungendered.join(', ')}`)
for (const { file, entry, text } of problems) say(`${file} ${entry}: ${text}`)
for (const { english: text, faults: found } of faults) say(`${text}\n  → ${found.join('; ')}`)
if (values.form !== undefined) {
  const kitchens = randomKitchens(400, catalogue, vocabulary, composing.techniques)
  const dishes = kitchens
    .flatMap(({ kitchen }) => composeDishes(kitchen, composing))
    .filter(({ form }) => form.id === values.form)
  for (const dish of dishes.slice(0, Number(values.most))) show(dish, tongue)
}
say(`${missing.length} texts are missing, ${faults.length} are wrong`)
if (values.json) {
  process.stdout.write(`${JSON.stringify({ missing: missing.length, wrong: faults.length })}\n`)
}
process.exitCode = problems.length + faults.length > 0 ? 1 : 0
