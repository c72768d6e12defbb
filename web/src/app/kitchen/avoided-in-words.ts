import type { Eater } from '#domain/people/table.ts'
import { t } from '#domain/texts/t.ts'
import { settingsInWords } from '#web/features/account/dietary-words.ts'

/** What somebody at the table avoids; of who has not shared it, that it is not known. */
export const avoidedInWords = ({ name, settings }: Eater): string =>
  settings === null
    ? t('{name} has not shared what they avoid: ask them.', { name })
    : settingsInWords(settings) || t('Nothing left out')
