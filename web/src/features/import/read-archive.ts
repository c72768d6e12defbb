import { archivePaths } from '#domain/export/archive.ts'
import type { BroughtRecipe, Fault } from '#domain/import/brought.ts'
import { recipesInText } from '#domain/import/read-file.ts'
import { asText, unpack, type Entry, type Unpacked } from './unpack.ts'

export interface FoundRecipe extends BroughtRecipe {
  /** Its picture, where one came with it. */
  bytes: Uint8Array<ArrayBuffer> | null
}

export interface FoundFault {
  /** Of the file, as its owner calls it. */
  name: string
  fault: Fault
}

export interface Found {
  recipes: FoundRecipe[]
  faults: FoundFault[]
}

export const mostRecipes = 10_000

const folderOf = (path: string) => path.replace(/[^/]*$/, '')
const withoutEnding = (path: string) => path.replace(/\.[^./]+$/, '')
const fullPicture = /^(?:images\/)?(?:full|image|original)\.\w+$/i

/** Pictures by the folder that they lie in, so that each recipe looks through its own alone. */
function byFolder(pictures: Unpacked['pictures']): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  for (const path of pictures.keys()) {
    const folder = folderOf(path).replace(/images\/$/, '')
    folders.set(folder, [...(folders.get(folder) ?? []), path])
  }
  return folders
}

function inlinePicture(address: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(address.slice(address.indexOf(',') + 1))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

/** Finds the picture that belongs to a recipe in the file at `path`. */
function pictureFinder({ pictures }: Unpacked) {
  const folders = byFolder(pictures)
  return (path: string, { picture }: BroughtRecipe): Uint8Array<ArrayBuffer> | null => {
    if (picture?.startsWith('data:')) return inlinePicture(picture)
    if (picture !== null) return pictures.get(picture) ?? null
    const folder = folderOf(path)
    const beside = (folders.get(folder) ?? []).find(
      (each) =>
        (folder !== '' && fullPicture.test(each.slice(folder.length))) ||
        withoutEnding(each) === withoutEnding(path),
    )
    return beside === undefined ? null : (pictures.get(beside) ?? null)
  }
}

/** Our own archive has each recipe in several forms, of which one is whole. */
function recipesOfOurArchive(texts: readonly Entry[]): Entry[] | null {
  const named = (name: string) => texts.filter(({ path }) => path === name)
  return named(archivePaths.account).length > 0 ? named(archivePaths.recipes) : null
}

/** All that is in one file or archive: one that cannot be read is named, and takes none of the others with it. */
export function readArchive(file: Entry): Found {
  const unpacked = unpack(file)
  const pictureOf = pictureFinder(unpacked)
  const recipes: FoundRecipe[] = []
  const faults: FoundFault[] = unpacked.skipped.map(({ path, why }) => ({ name: path, fault: why }))
  const texts = recipesOfOurArchive(unpacked.texts) ?? unpacked.texts
  const isOne = texts.length === 1
  for (const { path, bytes } of texts) {
    const found = readText(path, bytes)
    if (found === 'unreadable') faults.push({ name: path, fault: 'unreadable' })
    // Archives hold other things beside recipes: settings, collections, a page that says what they are.
    else if (found.length === 0 && isOne) faults.push({ name: path, fault: 'empty' })
    else {
      for (const each of found) {
        if (each === null) faults.push({ name: path, fault: 'nameless' })
        else if (recipes.length < mostRecipes) {
          recipes.push({ ...each, picture: null, bytes: pictureOf(path, each) })
        } else faults.push({ name: each.draft.title, fault: 'tooMany' })
      }
    }
  }
  if (recipes.length === 0 && faults.length === 0) faults.push({ name: file.path, fault: 'empty' })
  return { recipes, faults }
}

function readText(path: string, bytes: Uint8Array): (BroughtRecipe | null)[] | 'unreadable' {
  try {
    const text = asText(bytes)
    const isBroken = /\.(?:json|paprikarecipe)$/i.test(path) && !isJson(text)
    return isBroken ? 'unreadable' : recipesInText(path, text)
  } catch {
    return 'unreadable'
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
    return true
  } catch {
    return false
  }
}
