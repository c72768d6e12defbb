/** What somebody earned once and keeps. The rule of each stands in the database, which awards them. */
export interface Badge {
  readonly id: string
  readonly name: string
  /** What it is for, as one would say it of the cook who has it. */
  readonly description: string
  readonly icon: BadgeIcon
  readonly color: BadgeColor
}

export type BadgeIcon =
  | 'hat'
  | 'pan'
  | 'pot'
  | 'globe'
  | 'star'
  | 'table'
  | 'calendar'
  | 'leaf'
  | 'speech'
  | 'spoon'
  | 'hand'
  | 'heart'
  | 'pen'
  | 'book'
  | 'people'

export type BadgeColor = 'tomato' | 'basil' | 'butter' | 'char'

/** In the order in which they stand on a profile, the easiest of a kind first. */
export const badges: readonly Badge[] = [
  {
    id: 'welcome-chef',
    name: 'Welcome Chef',
    description: 'Joined Larder',
    icon: 'hat',
    color: 'tomato',
  },
  {
    id: 'first-dish',
    name: 'First Dish',
    description: 'Cooked a first recipe',
    icon: 'pan',
    color: 'basil',
  },
  {
    id: 'ten-dishes',
    name: 'Warmed Up',
    description: 'Cooked ten times',
    icon: 'pot',
    color: 'basil',
  },
  {
    id: 'fifty-dishes',
    name: 'Always Cooking',
    description: 'Cooked fifty times',
    icon: 'pot',
    color: 'char',
  },
  {
    id: 'world-kitchen',
    name: 'World Kitchen',
    description: 'Cooked from five cuisines',
    icon: 'globe',
    color: 'tomato',
  },
  {
    id: 'house-special',
    name: 'House Special',
    description: 'Cooked one recipe on five days',
    icon: 'star',
    color: 'butter',
  },
  {
    id: 'full-table',
    name: 'Full Table',
    description: 'Cooked for eight or more',
    icon: 'table',
    color: 'tomato',
  },
  {
    id: 'week-at-the-stove',
    name: 'Week at the Stove',
    description: 'Cooked seven days in a row',
    icon: 'calendar',
    color: 'char',
  },
  {
    id: 'waste-saver',
    name: 'Waste Saver',
    description: 'Cooked with what would not keep',
    icon: 'leaf',
    color: 'basil',
  },
  {
    id: 'first-words',
    name: 'First Words',
    description: 'Wrote a first comment',
    icon: 'speech',
    color: 'butter',
  },
  {
    id: 'fine-palate',
    name: 'Fine Palate',
    description: 'Rated ten recipes',
    icon: 'spoon',
    color: 'tomato',
  },
  {
    id: 'helping-hand',
    name: 'Helping Hand',
    description: 'Ten likes for what they wrote',
    icon: 'hand',
    color: 'basil',
  },
  {
    id: 'well-loved',
    name: 'Well Loved',
    description: 'A hundred likes for what they wrote',
    icon: 'heart',
    color: 'tomato',
  },
  {
    id: 'recipe-writer',
    name: 'Recipe Writer',
    description: 'Shared a first recipe',
    icon: 'pen',
    color: 'butter',
  },
  {
    id: 'own-cookbook',
    name: 'Own Cookbook',
    description: 'Shared ten recipes',
    icon: 'book',
    color: 'char',
  },
  {
    id: 'good-company',
    name: 'Good Company',
    description: 'Followed by ten cooks',
    icon: 'people',
    color: 'basil',
  },
]
