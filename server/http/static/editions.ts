import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { screensFile } from '#domain/served-addresses.ts'
import { type LanguageTag, languages as known } from '#domain/texts/language.ts'
import type { FilesOfScreens } from '../../pages/page-head.ts'
import { createPageTemplate, type DescribedPage, describedPage } from './page-template.ts'
import { listSite, type SiteFile } from './site-files.ts'

/** The app as it was built in one language. */
export interface Edition {
  readonly tag: LanguageTag
  readonly files: ReadonlyMap<string, SiteFile>
  readonly index: SiteFile | undefined
  readonly template: ReturnType<typeof createPageTemplate> | undefined
  /** The page as the operator's choices make it; undefined where it is the built one. */
  readonly plain: DescribedPage | undefined
}

export interface BuiltLanguage {
  readonly folder: string
  /** Resolves when it is built, where that is still under way; until then English is served in its place. */
  readonly built?: Promise<unknown> | undefined
}

/** Writes what the operator chose, and the languages that there are, into the built page. */
export type Install = (index: string, languages: readonly LanguageTag[]) => string

export interface Editions {
  /** English where there is none in that language. */
  in: (tag: string) => Edition
  /** A page that is open asks for its files whatever language was chosen since. */
  find: (path: string) => SiteFile | undefined
  readonly isBuilt: boolean
}

type Read = Pick<Edition, 'files' | 'index'> & {
  readonly built: string | undefined
  readonly screens: FilesOfScreens
}

/** Reads the app as it lies there now, in English and in further languages by their tags, of which some join later. */
export async function readEditions(
  english: string,
  languages: ReadonlyMap<LanguageTag, BuiltLanguage>,
  install: Install = (index) => index,
): Promise<() => Editions> {
  const read = new Map<LanguageTag, Read>([['en', await readFolder(english)]])
  let editions = installed(read, install)

  async function join(tag: LanguageTag, folder: string) {
    const found = await readFolder(folder)
    if (found.index === undefined) return
    read.set(tag, found)
    editions = installed(read, install)
  }
  for (const [tag, { folder, built }] of languages) {
    if (built === undefined) await join(tag, folder)
    // Who builds it tells what went wrong.
    else built.then(() => join(tag, folder)).catch(() => undefined)
  }
  return () => editions
}

async function readFolder(folder: string): Promise<Read> {
  const files = await listSite(folder)
  const index = files.get('/index.html')
  const built = index && (await readFile(index.file, 'utf8'))
  return { files, index, built, screens: await readScreens(folder) }
}

const screensSchema = z.object({
  '/recipes': z.array(z.string()).default([]),
  '/recipe/': z.array(z.string()).default([]),
})

/** None where the build says nothing of them: pages open without, a little later. */
async function readScreens(folder: string): Promise<FilesOfScreens> {
  const text = await readFile(path.join(folder, screensFile), 'utf8').catch(() => '{}')
  return screensSchema.parse(JSON.parse(text))
}

function installed(read: ReadonlyMap<LanguageTag, Read>, install: Install): Editions {
  const tags = known.map(({ tag }) => tag).filter((tag) => read.has(tag))
  const all = new Map<string, Edition>()
  for (const [tag, { built, screens, ...rest }] of read) {
    const page = built === undefined ? undefined : install(built, tags)
    all.set(tag, {
      ...rest,
      tag,
      template: page === undefined ? undefined : createPageTemplate(page, tags, screens),
      plain: page === undefined || page === built ? undefined : describedPage(Buffer.from(page)),
    })
  }
  const english = all.get('en') ?? { ...nothing, tag: 'en' }
  const files = new Map([...all.values()].toReversed().flatMap((edition) => [...edition.files]))
  return {
    in: (tag) => all.get(tag) ?? english,
    find: (address) => files.get(address),
    isBuilt: files.size > 0,
  }
}

const nothing = { files: new Map(), index: undefined, template: undefined, plain: undefined }
