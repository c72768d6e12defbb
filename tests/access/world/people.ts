import { millisecondsPer } from '#domain/time-units.ts'

/**
 * Everybody in the matrix. Their ids are fixed, and so are those of their rows: what an answer or a
 * change holds can be named by whose it is and what, as `ada.pantry`.
 */
export const people = {
  trial: '1',
  expired: '2',
  subscriber: '3',
  /** Signed in, in the trial, and with no rows but those that every account has. */
  stranger: '4',
  /** Whom nobody here follows; her account asks for a second factor. */
  ada: '5',
  /** Whom all actors with rows follow. */
  fay: '6',
  /** Who blocked all actors. */
  bo: '7',
  /** Whom all actors with rows blocked. */
  cleo: '8',
  /** An account without an address. */
  guest: '9',
} as const

export type Person = keyof typeof people

export const isPerson = (name: string): name is Person => name in people
export const everybody = Object.keys(people).filter(isPerson)

/** Who holds a row of every kind. */
export const owners = ['trial', 'expired', 'subscriber', 'ada', 'fay', 'bo'] as const

/** The rows that one person may hold, by the end of their ids. */
export const kinds = {
  account: '00',
  pantry: '01',
  list: '02',
  item: '03',
  collection: '04',
  cooked: '05',
  comment: '20',
  reply: '21',
  secretcomment: '22',
  deletedcomment: '23',
  followerscomment: '24',
  portrait: '30',
  photo: '31',
  released: '32',
  /** Pictures of photos: for everyone, for followers, for oneself, and of none yet. */
  shot: '33',
  followersshot: '34',
  secretshot: '35',
  newshot: '36',
  made: '37',
  followersmade: '38',
  secretmade: '39',
  session: '40',
  factor: '41',
  challenge: '42',
  identity: '43',
  /** The session of an app that they let in, the app, and a token for a script. */
  app: '44',
  client: '45',
  script: '46',
  passkey: '47',
  key: '50',
  act: '60',
  notice: '61',
  browser: '62',
  /** A kitchen that is shared: what is there, what somebody left there, and an invitation. */
  flat: '70',
  flatthing: '71',
  flatleft: '72',
  flatlist: '73',
  flatitem: '74',
  invitation: '75',
  eater: '76',
  meal: '77',
  flatmeal: '78',
  /** A collection that is shared there. */
  flatcollection: '79',
} as const

export type Kind = keyof typeof kinds

export const recipes = { public: 1, followers: 2, private: 3, deleted: 4 } as const

export type RecipeName = keyof typeof recipes
export const recipeNames: readonly RecipeName[] = ['public', 'followers', 'private', 'deleted']

/** Days from 2000-01-01 on: a recipe of ours may be that of the day where they leave its id's rest by 61. */
const today = Math.floor((Date.now() - Date.UTC(2000, 0, 1)) / millisecondsPer.day)

/**
 * Ours: who is not signed in reads the first whole, and of the second the card. It is the turn of the second today and
 * of the third tomorrow, so that there is a recipe of the day whenever the matrix runs, over midnight too.
 */
export const catalogue = {
  plain: 1,
  premium: 61 + (today % 61),
  other: 122 + ((today + 1) % 61),
} as const
const nameOfOurs = new Map<number, string>([
  [catalogue.premium, 'our.premium'],
  [catalogue.other, 'our.other'],
])

/** What the database numbers itself stands above all numbers of this world. */
export const firstNewNumber = 5_000_000

export const uuidOf = (person: Person, kind: Kind = 'account') =>
  `${people[person]}0000000-0000-4000-8000-0000000000${kinds[kind]}`

/** An id that belongs to nobody. */
export const nobody = 'f0000000-0000-4000-8000-000000000000'

export const recipeOf = (person: Person, recipe: RecipeName) =>
  100_000 + Number(people[person]) * 10_000 + recipes[recipe]

/** A word that stands in one row of this world and nowhere else. */
export const wordOf = (person: Person, kind: string) => `${person}~${kind}`

const entriesOf = <Name extends string>(record: Readonly<Record<Name, string | number>>) =>
  new Map(Object.entries<string | number>(record).map(([name, end]) => [String(end), name]))
const personOfDigit = entriesOf(people)
const kindOfEnd = entriesOf(kinds)
const recipeOfEnd = entriesOf(recipes)

/** `ada` for her account, `ada.pantry` for a row of hers; undefined for what is not of this world. */
export function nameOfUuid(value: string): string | undefined {
  const [, digit = '', end = ''] =
    /^([1-9])0000000-0000-4000-8000-0000000000(\d\d)$/.exec(value) ?? []
  const person = personOfDigit.get(digit)
  const kind = kindOfEnd.get(end)
  if (person === undefined || kind === undefined) return undefined
  return kind === 'account' ? person : `${person}.${kind}`
}

/** `ada.private` for a recipe of hers, by its number; of ours those whose number follows the day. */
export function nameOfRecipe(number: number): string | undefined {
  if (number >= firstNewNumber) return 'new'
  const ours = nameOfOurs.get(number)
  if (ours !== undefined) return ours
  const person = personOfDigit.get(String(Math.floor(number / 10_000) - 10))
  const recipe = recipeOfEnd.get(String(number % 10_000))
  return person === undefined || recipe === undefined ? undefined : `${person}.${recipe}`
}
