import { t } from '#domain/texts/t.ts'
import { textField } from '../json.ts'

/** What somebody was changing: one code can need other words there. */
export type Subject =
  | 'collection'
  | 'comment'
  | 'import'
  | 'kitchen'
  | 'meal plan'
  | 'own recipe'
  | 'pantry'
  | 'person'
  | 'picture'
  | 'plan'
  | 'saved recipe'
  | 'shopping list'

/** The same words everywhere, or those of a subject. */
type Words = string | Readonly<Partial<Record<Subject | 'elsewhere', string>>>

/**
 * The words for each code by which the database refuses a change; what a function refuses comes with its own.
 * `malformed` counts too for what the database refuses by a code of PostgreSQL.
 */
export const refusalWords = {
  collection_gone: t('This collection is not shared with you any more.'),
  comment_gone: t('It is no longer there.'),
  comment_limit: t('That is a lot in a short time. Please wait a little, then try again.'),
  another_kitchen: t('Only who cooks in both kitchens moves things from one to the other.'),
  cook_required: {
    'shopping list': t('You help in this kitchen: its cooks take things off the list.'),
    elsewhere: t('You help in this kitchen: its cooks change what is in it.'),
  },
  feature_required: {
    collection: t('Making collections is part of the plan'),
    import: t('Making recipes is part of the plan: the rest waits here until yours is open.'),
    'own recipe': t('Your plan does not include writing new recipes, or showing them to others.'),
    'shopping list': t('More than one list is part of the plan.'),
    elsewhere: t('That is part of the plan.'),
  },
  hidden_by_moderator: t('A moderator hid this recipe: nobody else sees it.'),
  invitation_ended: t('This invitation has ended, or the code is another. Ask for a new one.'),
  invitation_limit: t('Ten invitations are open already. Withdraw one first.'),
  invitation_tries: t(
    'Those were many codes in a short time. Please try again in a quarter of an hour.',
  ),
  kitchen_full: t('Eight cook there already: that is all.'),
  kitchen_limit: t('You cook in ten kitchens already. Leave one first.'),
  malformed: {
    'meal plan': t('It holds something that a week cannot.'),
    'own recipe': t('Something in it cannot be kept as it is.'),
    pantry: t('It holds something that a pantry cannot.'),
    'shopping list': t('It holds something that a list cannot.'),
  },
  member_gone: t('They do not cook there any more.'),
  moderator_account: t('What moderators show is judged by who runs this Larder.'),
  moderator_required: t('This is for moderators.'),
  next_owner_required: t('Say first whose kitchen it will be.'),
  not_a_member: t('You do not cook there any more.'),
  owner_required: t('Only the owner of the kitchen can do that.'),
  owner_stays: t('It is your kitchen: leave it to somebody, or end it.'),
  own_kitchen: t('Your own kitchen stays yours alone. Make one to share.'),
  person_not_found: {
    import: t('Please sign in again: the rest waits here.'),
    elsewhere: t('This cook is not there any more.'),
  },
  photo_limit: t('You show five photos of it already. Delete one first.'),
  picture_not_own: t('The picture is no longer there. Choose another one.'),
  recipe_not_public: t('Only what everybody may read goes into the collection of somebody else.'),
  recipe_not_found: t('This recipe is no longer there.'),
  reply_without_comment: t('The comment that you answer is no longer there.'),
  row_limit_reached: {
    kitchen: t('That is more than one kitchen holds. Remove some things first.'),
    import: t('Your account holds as many recipes as one can. Delete some, then go on.'),
    'meal plan': t('It holds 2,000 meals. Remove some that are past.'),
    'own recipe': t('Your kitchen holds 5,000 recipes of your own. Delete some to add more.'),
    pantry: t('It holds 1,000 things. Remove some that you no longer have.'),
    person: t('You follow 5,000 cooks: that is all.'),
    'saved recipe': t('You have saved 1,000 recipes, as many as an account holds'),
    'shopping list': t('Your lists are full. Take something off first.'),
    elsewhere: t('That is more than an account holds.'),
  },
} as const satisfies Readonly<Record<string, Words>>

type RefusalCode = keyof typeof refusalWords

const isKnown = (code: string | undefined): code is RefusalCode =>
  code !== undefined && Object.hasOwn(refusalWords, code)

function wordsFor(code: RefusalCode, subject: Subject): string | null {
  const found: Words = refusalWords[code]
  return typeof found === 'string' ? found : (found[subject] ?? found.elsewhere ?? null)
}

/** Why a change was refused for good, by the code that `refusalIn` gives. Null where nothing is known of it. */
export function wordsOfCode(code: string, subject: Subject): string | null {
  return wordsFor(isKnown(code) ? code : 'malformed', subject)
}

const checkViolation = '23514'
const isOurCode = (message: string | undefined) => /^[a-z]+(?:_[a-z]+)+$/.test(message ?? '')

/** Why something was refused: in the words of the function, for a code of the database, or in its own words. */
export function wordsOf(cause: unknown, subject: Subject): string | null {
  const [code, message] = [textField(cause, 'code'), textField(cause, 'message')]
  // By its name: the words come without the code that calls functions.
  if (textField(cause, 'name') === 'FunctionFailure') return message ?? null
  const known = [message, code].find(isKnown)
  if (known !== undefined) return wordsFor(known, subject)
  if (code !== checkViolation) return null
  // Which field of a recipe is at fault only the database knows.
  const details = isOurCode(message) ? textField(cause, 'details') : undefined
  return details ?? wordsFor('malformed', subject)
}
