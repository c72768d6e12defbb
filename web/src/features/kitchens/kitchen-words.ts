import { t } from '#domain/texts/t.ts'
import type { Kitchen, Role } from './kitchen.ts'

/** What a kitchen is called. */
export const kitchenName = ({ name, isHome }: Pick<Kitchen, 'name' | 'isHome'>): string =>
  name ?? (isHome ? t('Your own kitchen') : t('A shared kitchen'))

export const roleName = (role: Role): string =>
  ({ owner: t('Owner'), cook: t('Cook'), helper: t('Helper') })[role]

/** What somebody may do there. */
export const roleWords = (role: Role): string =>
  ({
    owner: t('Decides who is here, and changes everything.'),
    cook: t('Changes everything: the pantry, what is always at home, the lists.'),
    helper: t('Sees everything, adds to the shopping lists and ticks them.'),
  })[role]

/** What becomes of the meal plan, which goes home with nobody. */
export const planEnds = (): string => t('What is planned there ends with it.')
