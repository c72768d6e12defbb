import { t } from '../texts/t.ts'

/** What somebody earned once and keeps. The rule of each stands in the database, which awards them. */
export interface Badge {
  readonly id: string
  readonly name: string
  /** What it is for, as one would say it of the cook who has it. */
  readonly description: string
  /** The name of a picture: /icons/<name>.webp. */
  readonly icon: string
  readonly color: BadgeColor
}

export type BadgeColor = 'tomato' | 'basil' | 'butter' | 'char'

/** The easiest of a kind first. */
export const badges: readonly Badge[] = [
  {
    id: 'welcome-chef',
    get name() {
      return t('Welcome Chef')
    },
    get description() {
      return t('Joined Larder')
    },
    icon: 'cook',
    color: 'tomato',
  },
  {
    id: 'first-dish',
    get name() {
      return t('First Dish')
    },
    get description() {
      return t('Cooked a first recipe')
    },
    icon: 'cooking',
    color: 'basil',
  },
  {
    id: 'ten-dishes',
    get name() {
      return t('Warmed Up')
    },
    get description() {
      return t('Cooked ten times')
    },
    icon: 'pot-of-food',
    color: 'basil',
  },
  {
    id: 'fifty-dishes',
    get name() {
      return t('Always Cooking')
    },
    get description() {
      return t('Cooked fifty times')
    },
    icon: 'trophy',
    color: 'char',
  },
  {
    id: 'world-kitchen',
    get name() {
      return t('World Kitchen')
    },
    get description() {
      return t('Cooked from five cuisines')
    },
    icon: 'sushi',
    color: 'tomato',
  },
  {
    id: 'house-special',
    get name() {
      return t('House Special')
    },
    get description() {
      return t('Cooked one recipe on five days')
    },
    icon: 'pie',
    color: 'butter',
  },
  {
    id: 'full-table',
    get name() {
      return t('Full Table')
    },
    get description() {
      return t('Cooked for eight or more')
    },
    icon: 'fork-and-knife-with-plate',
    color: 'tomato',
  },
  {
    id: 'week-at-the-stove',
    get name() {
      return t('Week at the Stove')
    },
    get description() {
      return t('Cooked seven days in a row')
    },
    icon: 'party-popper',
    color: 'char',
  },
  {
    id: 'waste-saver',
    get name() {
      return t('Waste Saver')
    },
    get description() {
      return t('Cooked with what would not keep')
    },
    icon: 'seedling',
    color: 'basil',
  },
  {
    id: 'first-words',
    get name() {
      return t('First Words')
    },
    get description() {
      return t('Wrote a first comment')
    },
    icon: 'speech-balloon',
    color: 'butter',
  },
  {
    id: 'fine-palate',
    get name() {
      return t('Fine Palate')
    },
    get description() {
      return t('Rated ten recipes')
    },
    icon: 'bowl-with-spoon',
    color: 'tomato',
  },
  {
    id: 'helping-hand',
    get name() {
      return t('Helping Hand')
    },
    get description() {
      return t('Ten likes for what they wrote')
    },
    icon: 'herb',
    color: 'basil',
  },
  {
    id: 'well-loved',
    get name() {
      return t('Well Loved')
    },
    get description() {
      return t('A hundred likes for what they wrote')
    },
    icon: 'rose',
    color: 'tomato',
  },
  {
    id: 'recipe-writer',
    get name() {
      return t('Recipe Writer')
    },
    get description() {
      return t('Shared a first recipe')
    },
    icon: 'spiral-notepad',
    color: 'butter',
  },
  {
    id: 'own-cookbook',
    get name() {
      return t('Own Cookbook')
    },
    get description() {
      return t('Shared ten recipes')
    },
    icon: 'books',
    color: 'char',
  },
  {
    id: 'good-company',
    get name() {
      return t('Good Company')
    },
    get description() {
      return t('Followed by ten cooks')
    },
    icon: 'clinking-glasses',
    color: 'basil',
  },
]

/** A badge by its id; undefined for one that this version does not know yet. */
export function badgeById(id: string): Badge | undefined {
  return badges.find((badge) => badge.id === id)
}
