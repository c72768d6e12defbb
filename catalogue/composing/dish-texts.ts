import { textsOfReasons } from '#domain/composing/reason-texts.ts'
import type { FormFiles } from './read.ts'

/** Every text that dishes are told with in English, each once, by the area whose file has it first. */
export function dishTexts({
  areas,
  book,
}: Pick<FormFiles, 'areas' | 'book'>): Map<string, readonly string[]> {
  const known = new Set<string>()
  const ofFiles = new Map(
    areas.map(({ name, entries, techniques }) => {
      const ofForms = entries.flatMap(({ titles, summary, steps, tip, storage }) => [
        ...titles.map((each) => (typeof each === 'string' ? each : each.title)),
        summary,
        ...steps,
        tip,
        storage,
      ])
      const treatments = techniques.flatMap(({ methods }) => Object.values(methods))
      const ofTechniques = treatments.flatMap(({ prep, done, note }) => [prep, done, note])
      const texts = [...ofForms, ...ofTechniques].filter(
        (text) => text !== undefined && text !== null && !known.has(text) && known.add(text),
      )
      return [name, texts.filter((text) => typeof text === 'string')]
    }),
  )
  return ofFiles.set('reasons', textsOfReasons(book.flavours.values()))
}
