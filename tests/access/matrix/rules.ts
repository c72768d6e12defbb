import { firstNewNumber, isPerson } from '../world/people.ts'
import { appMayChange, appMaySee, appOwner } from './app.ts'
import type { Cell } from './cell.ts'
import type { Change } from './describe.ts'
import { mentionsIn, type Mention, ownerOf } from './names.ts'
import type { Outcome, Row } from './attempt.ts'
import { changesInFlat, maySeeInFlat } from './kitchen-rules.ts'

/**
 * What must hold of every cell, whatever the committed outcomes say: who may see what of whom, and who
 * may change which columns of whose rows.
 */
type Audience = 'nobody' | 'owner' | 'followers' | 'signed in' | 'with access' | 'everyone'

/** By the kind of a word or an id of this world, who may ever read it. */
const audiences: Readonly<Record<string, Audience>> = {
  ...of('nobody', 'secret', 'factor', 'challenge', 'token', 'app'),
  ...of('owner', 'account', 'pantry', 'diet', 'correction', 'list', 'item', 'collection', 'kept'),
  ...of('owner', 'eater', 'meal', 'note', 'client', 'script'),
  ...of(
    'owner',
    'cooked',
    'taken',
    'device',
    'session',
    'invoice',
    'photo',
    'released',
    'portrait',
  ),
  ...of('owner', 'private', 'privatebody', 'deleted', 'deletedbody', 'secretcomment'),
  ...of('owner', 'deletedcomment', 'identity', 'notice', 'act', 'reported', 'browser'),
  ...of('owner', 'secretshot', 'secretmade', 'newshot'),
  ...of('followers', 'followers', 'followersbody', 'followerscomment'),
  ...of('followers', 'followersshot', 'followersmade'),
  ...of('signed in', 'name', 'comment', 'reply', 'shot', 'made'),
  ...of('with access', 'premiumbody'),
  ...of(
    'everyone',
    'id',
    'key',
    'public',
    'publicbody',
    'plain',
    'premium',
    'other',
    'body',
    'more',
  ),
}

function of(audience: Audience, ...kinds: string[]): Record<string, Audience> {
  return Object.fromEntries(kinds.map((kind) => [kind, audience]))
}

const withAccess: readonly Cell['actor'][] = ['trial', 'subscriber', 'stranger', 'ada', 'fay', 'bo']
const followersOfFay: readonly Cell['actor'][] = ['trial', 'expired', 'subscriber', 'ada']
const blockedByBo: readonly Cell['actor'][] = ['trial', 'expired', 'subscriber', 'stranger']

function maySee(cell: Cell, mention: Mention): boolean {
  const { actor } = cell
  const { owner, kind } = mention
  const inFlat = actor === 'service' ? null : maySeeInFlat(cell, mention)
  if (inFlat !== null) return inFlat
  const audience = audiences[kind] ?? 'nobody'
  if (actor === 'service' || actor === owner) return audience !== 'nobody'
  // Whoever blocked somebody is seen by visitors alone. The ids of those who liked stand in a list.
  if (owner === 'bo' && blockedByBo.includes(actor) && kind !== 'id') return false
  switch (audience) {
    case 'followers':
      return owner === 'fay' && followersOfFay.includes(actor)
    case 'signed in':
      return isPerson(actor)
    case 'with access':
      return withAccess.includes(actor)
    case 'everyone':
      return true
    case 'nobody':
    case 'owner':
      return false
  }
}

interface Writes {
  /** On rows of the actor: `insert`, `delete`, and the columns that may change. */
  own?: string
  /** On rows of others. */
  others?: string
  /** On rows of a kitchen that was just made. */
  made?: string
}

// Others' are raised by what notifies them.
const kept = { own: 'insert delete version changed_at', others: 'insert version changed_at' }
const searched = { own: 'insert delete *', others: 'rating popularity' }

/** Who may change what, by table; what does not stand here is changed by no act of a client. */
const writes: Readonly<Record<string, Writes>> = {
  'public.blocks': { own: 'insert delete' },
  'public.collection_recipes': {
    own: 'insert delete collection_id recipe_id recipe_data position',
  },
  'public.comments': {
    own: 'insert delete content rating updated_at likes liked_by user_id',
    others: 'likes liked_by delete',
  },
  'public.cook_photos': { own: 'insert note visibility is_cover deleted_at updated_at' },
  'public.cooked_recipes': {
    own: 'insert delete recipe_id servings taken dish_address dish_title',
  },
  'public.earned_badges': { own: 'insert', others: 'insert' },
  'public.eaters': { own: 'insert delete name dietary_settings kitchen' },
  'public.favorite_recipes': { own: 'insert delete' },
  'public.follows': { own: 'insert delete', others: 'delete' },
  'public.hidden_comments': { own: 'insert delete', others: 'insert delete' },
  'public.ingredient_corrections': { own: 'insert delete alias ingredient kitchen' },
  'public.kept_versions': kept,
  'public.kitchen_members': { own: 'insert here' },
  'public.kitchens': { own: 'name', made: 'insert' },
  'public.meal_plan_feeds': { own: 'insert delete secret_hash made_at' },
  'public.moderation_notices': { own: 'dismissed_at' },
  'public.notification_settings': { own: 'insert delete in_app by_push by_mail mail_since' },
  // Others' are made by triggers: whoever likes, follows or replies notifies somebody.
  'public.notifications': { own: 'read_at', others: 'insert delete' },
  'public.pantry_items': {
    own: 'insert delete name category quantity unit amount_stated ingredient status stocked_at typed_as place opened_at best_before kitchen user_id',
  },
  'public.planned_meals': {
    own: 'insert delete day meal position kind recipe_id dish_address leftovers_of title servings eaters cooked_at user_id',
  },
  'public.pictures': { own: 'insert removed_at cleared_at' },
  'public.private_profiles': { own: 'dietary_settings' },
  'public.public_profiles': { own: 'name email avatar_url' },
  'public.push_subscriptions': { own: 'insert delete', others: 'delete' },
  'public.recipe_cards': {
    own: 'insert delete *',
    others: 'rating review_count',
  },
  'public.recipe_collections': { own: 'insert delete name description color icon cover kitchen' },
  'public.recipe_notes': { own: 'insert delete recipe_id note written_at' },
  'public.recipe_details': { own: 'insert delete *' },
  'public.recipe_ingredients': { own: 'insert delete *' },
  'public.recipe_measures': { own: 'insert delete *' },
  'public.reports': { own: 'insert delete', others: 'delete' },
  'public.shopping_list_items': {
    own: 'insert delete list_id name category amount unit checked ingredient source kitchen',
  },
  'public.shopping_lists': { own: 'insert delete name kitchen' },
  'public.shopping_records': { own: 'insert delete doc changed_at', made: 'insert doc' },
  'public.shopping_versions': { own: 'version', made: 'insert version' },
  'public.staple_lists': { own: 'insert delete ingredients kitchen' },
  'auth.sessions': { own: 'delete' },
  'auth.refresh_tokens': { own: 'delete' },
  'private.comment_rate_limits': { own: 'insert minute in_minute day in_day' },
  'private.deleted_comments': { own: 'insert delete *' },
  'private.hidden_recipe_matches': searched,
  'private.import_rate_limits': { own: 'insert recent' },
  // Which go with an invitation; nobody reads them.
  'private.invitation_codes': { made: 'insert delete' },
  'private.invitation_tries': { own: 'insert failures failures_since seen', others: 'seen' },
  'private.pending_pushes': { others: 'insert delete' },
  'private.recipe_matches': searched,
  'private.recovery_codes': { own: 'insert delete' },
  'private.search_words': { others: 'insert' },
  'private.security_log': { own: 'insert' },
}

/** Columns that no act of a client moves, on whosever row. */
const fixed = new Set(['created_at', 'is_default', 'is_premium', 'is_popular', 'owner_id'])

function mayChange(cell: Cell, change: Change): boolean {
  const { actor } = cell
  if (actor === 'service') return true
  const rows = [change.before, change.after].filter((row) => row !== null)
  // What moves is changed where it was and where it is.
  const looked = change.columns.includes('kitchen') ? rows : rows.slice(0, 1)
  return looked.every((row) => {
    const allowed = new Set(allowedIn(cell, change.table, row).split(' '))
    if (change.kind !== 'update') return allowed.has(change.kind)
    return change.columns.every(
      (column) => !fixed.has(column) && (allowed.has('*') || allowed.has(column)),
    )
  })
}

function allowedIn(cell: Cell, table: string, row: Row): string {
  const inFlat = changesInFlat(cell, table, row)
  if (inFlat !== null) return inFlat
  const rule = writes[table]
  const owner = ownerOf(row)
  // A recipe that was not there before is of who made it, and so are its lines and its body.
  if (owner === cell.actor || Number(row['recipe_id']) >= firstNewNumber) return rule?.own ?? ''
  return (owner === 'our' ? (rule?.made ?? rule?.others) : rule?.others) ?? ''
}

/** What a cell shows or changes that its actor may not, in words; none where all is well. */
export function leaksOf(cell: Cell, outcome: Outcome, changes: readonly Change[]): string[] {
  const isApp = cell.actor === 'app'
  // An app may see and change what its cook may, and of that what it was let in to.
  const person: Cell = isApp ? { ...cell, actor: appOwner } : cell
  const outcomeText = JSON.stringify([outcome.rows, outcome.error])
  // An id that somebody sent tells them nothing when it comes back.
  const sent = new Set(mentionsIn(cell.attempt.sql).map((mention) => JSON.stringify(mention)))
  const seen = mentionsIn(outcomeText).filter(
    (mention) =>
      !(maySee(person, mention) && (!isApp || appMaySee(mention))) &&
      !(mention.form === 'id' && sent.has(JSON.stringify(mention))),
  )
  const changed = changes.filter(
    (change) => !mayChange(person, change) || (isApp && !appMayChange(change)),
  )
  return [
    ...seen.map(({ owner, kind }) => `sees ${owner}’s ${kind}`),
    ...changed.map(
      ({ table, kind, columns, before, after }) =>
        `${kind}s ${table} of ${ownerOf(before ?? after ?? {})}${kind === 'update' ? ` (${columns.join(', ')})` : ''}`,
    ),
  ]
}
