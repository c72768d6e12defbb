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
    name: 'Welcome Chef',
    description: 'Joined Larder',
    icon: 'cook',
    color: 'tomato',
  },
  {
    id: 'first-dish',
    name: 'First Dish',
    description: 'Cooked a first recipe',
    icon: 'cooking',
    color: 'basil',
  },
  {
    id: 'ten-dishes',
    name: 'Warmed Up',
    description: 'Cooked ten times',
    icon: 'pot-of-food',
    color: 'basil',
  },
  {
    id: 'fifty-dishes',
    name: 'Always Cooking',
    description: 'Cooked fifty times',
    icon: 'trophy',
    color: 'char',
  },
  {
    id: 'world-kitchen',
    name: 'World Kitchen',
    description: 'Cooked from five cuisines',
    icon: 'sushi',
    color: 'tomato',
  },
  {
    id: 'house-special',
    name: 'House Special',
    description: 'Cooked one recipe on five days',
    icon: 'pie',
    color: 'butter',
  },
  {
    id: 'full-table',
    name: 'Full Table',
    description: 'Cooked for eight or more',
    icon: 'fork-and-knife-with-plate',
    color: 'tomato',
  },
  {
    id: 'week-at-the-stove',
    name: 'Week at the Stove',
    description: 'Cooked seven days in a row',
    icon: 'party-popper',
    color: 'char',
  },
  {
    id: 'waste-saver',
    name: 'Waste Saver',
    description: 'Cooked with what would not keep',
    icon: 'seedling',
    color: 'basil',
  },
  {
    id: 'first-words',
    name: 'First Words',
    description: 'Wrote a first comment',
    icon: 'speech-balloon',
    color: 'butter',
  },
  {
    id: 'fine-palate',
    name: 'Fine Palate',
    description: 'Rated ten recipes',
    icon: 'bowl-with-spoon',
    color: 'tomato',
  },
  {
    id: 'helping-hand',
    name: 'Helping Hand',
    description: 'Ten likes for what they wrote',
    icon: 'herb',
    color: 'basil',
  },
  {
    id: 'well-loved',
    name: 'Well Loved',
    description: 'A hundred likes for what they wrote',
    icon: 'rose',
    color: 'tomato',
  },
  {
    id: 'recipe-writer',
    name: 'Recipe Writer',
    description: 'Shared a first recipe',
    icon: 'spiral-notepad',
    color: 'butter',
  },
  {
    id: 'own-cookbook',
    name: 'Own Cookbook',
    description: 'Shared ten recipes',
    icon: 'books',
    color: 'char',
  },
  {
    id: 'good-company',
    name: 'Good Company',
    description: 'Followed by ten cooks',
    icon: 'clinking-glasses',
    color: 'basil',
  },
]

/** A badge by its id; undefined for one that this version does not know yet. */
export function badgeById(id: string): Badge | undefined {
  return badges.find((badge) => badge.id === id)
}
