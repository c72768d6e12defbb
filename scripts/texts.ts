/**
 * `npm run texts`: whether the app's texts can be in another language, and are (docs/languages.md). `npm test` runs it.
 * `-- --wrap FILE…` writes plain literals of these files as `t('…')`; `-- --add de` adds what has not been translated to the
 * language's files, empty, for a translator; `-- --json` counts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { languageOf, languages } from '../domain/texts/language.ts'
import { folderOf, readAreas } from '../languages/catalogues.ts'
import { checkTexts } from '../languages/check.ts'
import { readSources } from '../languages/read-sources.ts'
import { wrapLiterals } from '../languages/wrap-literals.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wrap: { type: 'boolean', default: false },
    add: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

/** The file of a text that is new to a language: the feature that shows it, or the folder. */
function areaOf(place: string): string {
  const [, room] = /^web\/src\/(?:app|features)\/([^/]+)\//.exec(place) ?? []
  const [, folder] = /^(?:web\/src|domain)\/([^/]+)\//.exec(place) ?? []
  return room ?? folder ?? 'server'
}

function addMissing(tag: string): number {
  const known = new Map(
    readAreas(languageOf(tag).tag).map(({ name, texts }) => [name, { ...texts }]),
  )
  const has = (text: string) => [...known.values()].some((texts) => text in texts)
  let added = 0
  for (const { text, place } of readSources().messages) {
    if (has(text)) continue
    const area = areaOf(place)
    known.set(area, { ...known.get(area), [text]: '' })
    added += 1
  }
  mkdirSync(folderOf(tag), { recursive: true })
  for (const [name, texts] of known) {
    const content = `${JSON.stringify(texts, null, 2)}\n`
    writeFileSync(path.join(folderOf(tag), `${name}.json`), content)
  }
  return added
}

function count() {
  const texts = new Set(readSources().messages.map(({ text }) => text))
  const translated = languages.flatMap(({ tag }) => {
    const areas = readAreas(tag)
    const done = areas.flatMap((area) => Object.values(area.texts)).filter((text) => text !== '')
    return areas.length === 0 ? [] : [[tag, done.length] as const]
  })
  return { texts: texts.size, translated: Object.fromEntries(translated) }
}

if (values.wrap) {
  for (const file of positionals) {
    writeFileSync(file, wrapLiterals(readFileSync(file, 'utf8'), file))
  }
} else if (values.add !== undefined) {
  process.stdout.write(`${addMissing(values.add)} texts are to be translated\n`)
} else if (values.json) {
  process.stdout.write(`${JSON.stringify(count())}\n`)
} else {
  const sources = readSources()
  if (sources.files < 500) throw new Error(`only ${sources.files} files were read`)
  const wrong = checkTexts(sources)
  for (const line of wrong) process.stdout.write(`${line}\n`)
  process.stdout.write(`${sources.messages.length} texts in ${sources.files} files\n`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}
