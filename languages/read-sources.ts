import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findLiterals } from './find-literals.ts'
import { findMessages, lineOf } from './find-messages.ts'
import { spoken } from './spoken.ts'

const root = path.join(import.meta.dirname, '..')
const folders = ['web/src', 'web/vite-plugins', 'domain', 'functions', 'server']
/** Nor what is for those who build it. */
const ofTests = /\.test\.tsx?$|\/testing\/|^web\/src\/(?:test-setup\.ts$|design\/)/
/** They write texts into code; what they do is no text. */
const ofTexts = /^domain\/texts\/|^web\/src\/ui\/t\.tsx$/

export interface Message {
  readonly text: string
  readonly kind: 'call' | 'element'
  /** `web/src/app/account/login-screen.tsx:24` */
  readonly place: string
  readonly isInFunction: boolean
}

export interface Sources {
  readonly files: number
  readonly messages: readonly Message[]
  /** Words of the code that people see and that are no text. */
  readonly literals: readonly { readonly words: string; readonly place: string }[]
}

/** Posix paths from the root, of code that is no test. */
function sourceFiles(): string[] {
  const found = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  )
  return found
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !ofTests.test(file) && !ofTexts.test(file))
    .toSorted()
}

const isToBeRead = (file: string) =>
  file.startsWith('web/src/') || spoken.some((place) => file.startsWith(place))

/** @throws where a text is not written in place */
export function readSources(): Sources {
  const messages: Message[] = []
  const literals: { words: string; place: string }[] = []
  const files = sourceFiles()
  for (const file of files) {
    const code = readFileSync(path.join(root, file), 'utf8')
    if (/\/t\.tsx?'/.test(code)) {
      for (const use of findMessages(code, file).messages) {
        const { text, kind, isInFunction } = use
        messages.push({ text, kind, isInFunction, place: `${file}:${lineOf(code, use)}` })
      }
    }
    if (!isToBeRead(file)) continue
    const found = findLiterals(code, file)
    literals.push(...found.map(({ words, line }) => ({ words, place: `${file}:${line}` })))
  }
  return { files: files.length, messages, literals }
}
