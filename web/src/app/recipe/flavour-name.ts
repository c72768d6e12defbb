import type { Flavour } from '#domain/composing/form.ts'
import { capitalised } from '#domain/ingredients/names.ts'
import { cuisineName } from '#domain/recipes/cuisine-name.ts'
import { isEnglish, t } from '#domain/texts/t.ts'

/** Those that are no cuisine of our recipes. */
const further: ReadonlyMap<string, string> = new Map([
  ['plain', t('Plain|flavour')],
  ['sweet', t('Sweet|flavour')],
  ['central-european', t('Central European|cuisine')],
])

/** A family of flavour as it stands alone: "Italian". Its own name is English. */
export const flavourName = ({ id, name }: Pick<Flavour, 'id' | 'name'>): string =>
  isEnglish() ? capitalised(name) : (further.get(id) ?? cuisineName(id))
