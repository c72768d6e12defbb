import { english, type Language } from './language.ts'

/** Who speaks: a language, with its texts by the English ones. */
export interface Speaker extends Pick<Language, 'tag'> {
  /** Undefined where the text has not been translated. */
  readonly translate: (english: string) => string | undefined
}

const inEnglish: Speaker = { tag: english.tag, translate: () => undefined }
let find: () => Speaker | undefined = () => undefined

export const speaker = (): Speaker => find() ?? inEnglish

/** On a host that serves people of several languages: who speaks to the one at hand. Undefined means English. */
export function findSpeakerBy(finding: () => Speaker | undefined): void {
  find = finding
}
