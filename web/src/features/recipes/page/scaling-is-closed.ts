import { t } from '#domain/texts/t.ts'
import { isForEveryone } from '#web/lib/installation.ts'

/** Why the servings cannot be changed. */
export const scalingIsClosed = (): string =>
  isForEveryone()
    ? t('Changing the servings is open to everyone with an account.')
    : t('Changing the servings is part of the plan.')
