import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder of the repository: above this file, both in server/ and, built, in dist/server/. */
function findRoot(from: string): string {
  if (existsSync(path.join(from, 'supabase', 'migrations'))) return from
  const parent = path.dirname(from)
  if (parent === from) throw new Error('Larder must be started from inside its own folder.')
  return findRoot(parent)
}

const root = findRoot(import.meta.dirname)

/** Every file and folder that the server reads, in one place. */
export const paths = {
  root,
  platform: path.join(root, 'server', 'platform'),
  migrations: path.join(root, 'supabase', 'migrations'),
  catalogue: path.join(root, 'catalogue', 'build', 'catalogue.json'),
  /** What dishes are composed of: the files that the browser reads. */
  vocabulary: path.join(root, 'catalogue', 'build', 'vocabulary.json'),
  /** What further languages call the foods, a folder each. */
  catalogueInLanguages: path.join(root, 'catalogue', 'build', 'languages'),
  cards: path.join(root, 'catalogue', 'build', 'cards.json'),
  /** The same in further languages, a folder each. */
  cardsInLanguages: path.join(root, 'catalogue', 'build'),
  forms: path.join(root, 'catalogue', 'build', 'forms.json'),
  web: path.join(root, 'dist', 'web'),
  /** The app in further languages, a folder each. */
  webInLanguages: path.join(root, 'dist', 'languages'),
  /** The texts of further languages. */
  languages: path.join(root, 'languages'),
  /** Where the built server's entries lie; what they share lies elsewhere below it. */
  builtServer: path.join(root, 'dist', 'server'),
  defaultData: path.join(root, '.larder'),
} as const
