import { t } from '#domain/texts/t.ts'
import { listInWords } from './words.ts'

/** Wherever a table is named: of whom at it nobody here knows what they avoid. */
export const unsharedInWords = (people: readonly { name: string }[]): string =>
  t('Not known for {names}: ask what they avoid.', {
    names: listInWords(
      people.map(({ name }) => name),
      people.length,
    ),
  })
