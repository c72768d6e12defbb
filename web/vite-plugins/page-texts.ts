import { t } from '../../domain/texts/t.ts'

/** What web/index.html says before there is an app, in the language that is spoken. */
export const pageTexts = (): readonly string[] => [
  t('Discover delicious recipes using ingredients you already have at home.'),
  t('Larder needs JavaScript to find recipes for what you have.'),
]
