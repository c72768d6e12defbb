import { fieldOf, listOf, type Json } from '../import/json.ts'
import { t } from '../texts/t.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { draftOfSavedRow } from './saved-row.ts'
import { recipeAsCooklang } from './write-cooklang.ts'
import { recipeAsJson } from './write-json.ts'
import { recipeAsMarkdown } from './write-markdown.ts'

/** Where things lie in the archive of an account. */
export const archivePaths = {
  /** Everything, as the account has it. */
  account: 'larder.json',
  /** The own recipes, as schema.org and with what they need to be brought back whole. */
  recipes: 'recipes.json',
  cooklang: 'cooklang',
  markdown: 'markdown',
  pictures: 'pictures',
  readme: 'README.txt',
} as const

/** Names that Windows has for devices, whatever ending follows. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** A name that every file system takes, and that no other file of the archive has. */
export function fileNames(titles: readonly string[]): string[] {
  const taken = new Set<string>()
  return titles.map((title) => {
    const plain = title
      .normalize('NFC')
      // Text that turns its direction makes one file's ending look like another's.
      .replace(/[\p{Cc}\p{Bidi_Control}<>:"/\\|?*]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80)
      // The cut may leave half of a character.
      .replace(/\p{Surrogate}$/u, '')
      .replace(/[. ]+$/, '')
      .replace(deviceName, '$& recipe')
    const base = plain === '' ? /* not shown */ 'Recipe' : plain
    let name = base
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${base} ${count}`
    taken.add(name.toLowerCase())
    return name
  })
}

export interface Archive {
  /** Texts by their path. */
  texts: Record<string, string>
  /** Pictures that belong into it: where, and where they are read on the backend. */
  pictures: { path: string; address: string }[]
}

/** What lies where, in the language of who takes it along. */
const readme = () =>
  t(
    'This is everything that your Larder account holds.\n\nlarder.json    all of it, for other programs and for you\nrecipes.json   your own recipes, as schema.org has them: other apps read this file,\n               and Larder brings them back from this archive whole\ncooklang/      the same recipes for Cooklang\nmarkdown/      the same recipes to read and print\npictures/      their pictures\n',
  )

const ownPicture = /^\/storage\/v1\/object\/public\/pictures\/.+\.(\w{1,5})$/

/** All files of an account’s archive, from the answer of `export_my_data`. */
export function archiveOf(data: Json, vocabulary: Vocabulary): Archive {
  const drafts = listOf(fieldOf(data, 'own_recipes')).flatMap(
    (row) => draftOfSavedRow(row, vocabulary) ?? [],
  )
  const names = fileNames(drafts.map(({ draft }) => draft.title))
  const texts: Record<string, string> = {}
  const pictures: Archive['pictures'] = []
  const all = drafts.map(({ draft, savedAs }, index) => {
    const name = names[index] ?? String(index)
    const ending = ownPicture.exec(draft.image ?? '')?.[1]
    const picture = ending === undefined ? null : `${archivePaths.pictures}/${name}.${ending}`
    if (picture !== null) pictures.push({ path: picture, address: draft.image ?? '' })
    // An address within this backend says nothing elsewhere.
    const plain = { ...draft, image: null }
    texts[`${archivePaths.cooklang}/${name}.cook`] = recipeAsCooklang(plain)
    texts[`${archivePaths.markdown}/${name}.md`] = recipeAsMarkdown(plain)
    return recipeAsJson(plain, { ...savedAs, picture })
  })
  texts[archivePaths.recipes] = JSON.stringify(all, null, 2)
  texts[archivePaths.account] = JSON.stringify(data, null, 2)
  texts[archivePaths.readme] = readme()
  return { texts, pictures }
}
