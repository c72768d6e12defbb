import { isPerson, type Person, uuidOf } from '../world/people.ts'
import { flatRoles, invitationCode, invited } from '../world/shared-kitchen.ts'
import type { Row } from './attempt.ts'
import type { Cell } from './cell.ts'
import type { Mention } from './names.ts'

/** The scenarios in which members act; whoever acts elsewhere is none. */
export const ofLivingTogether = 'scenarios of living together'

const flat = uuidOf('ada', 'flat')
const invitedSees = ['flat', 'flatname']
/** Whoever has its code was invited. */
const isShown = ({ attempt }: Cell) => attempt.sql.includes(invitationCode)

const roleOf = (actor: Cell['actor']) =>
  isPerson(actor) ? new Map(Object.entries(flatRoles)).get(actor) : undefined

/** Whether a word or id is of the shared kitchen, and of use to this actor: null where it is of none. */
export function maySeeInFlat(cell: Cell, { kind }: Mention): boolean | null {
  const role = roleOf(cell.actor)
  if (kind === 'invitation') return role === 'owner'
  if (!kind.startsWith('flat')) return null
  return role !== undefined || (isPerson(cell.actor) && isShown(cell) && invitedSees.includes(kind))
}

const thing =
  'name category quantity unit amount_stated ingredient status stocked_at typed_as used_up_by'
const item = 'name category amount unit checked ingredient source list_id'
const meal = 'day meal position kind recipe_id title servings eaters cooked_at'
const feed = 'insert delete secret_hash made_at'
/** What members change there, by the table, plainly or by a function. */
const writes: Readonly<Record<string, { cook?: string; helper?: string }>> = {
  'public.ingredient_corrections': { cook: 'insert delete alias ingredient kitchen user_id' },
  'public.kitchen_members': {
    cook: 'delete here shares_diet',
    helper: 'delete here shares_diet',
  },
  'public.meal_plan_feeds': { cook: feed, helper: feed },
  // Made by a trigger, where somebody ticks a thing; gone with whoever leaves.
  'public.notifications': { cook: 'insert delete', helper: 'insert delete' },
  'public.pantry_items': { cook: `insert delete ${thing} kitchen user_id`, helper: 'insert' },
  'public.planned_meals': { cook: `insert delete ${meal} user_id` },
  'public.recipe_notes': { cook: 'insert delete note written_at user_id' },
  'public.shopping_list_items': { cook: `insert delete ${item}`, helper: `insert ${item}` },
  'public.shopping_lists': { cook: 'insert name' },
  'public.shopping_records': { cook: 'insert doc changed_at', helper: 'insert doc changed_at' },
  'public.shopping_versions': { cook: 'version', helper: 'version' },
  'public.staple_lists': { cook: 'insert delete ingredients kitchen user_id' },
}

/** Of which each member changes their own row. */
const ofEachMember: readonly string[] = ['public.kitchen_members', 'public.meal_plan_feeds']
/** Of a collection, by its owner. */
const ofCollections = 'insert delete name description color icon cover kitchen'

const isOf = (row: Row, person: Person) => row['user_id'] === uuidOf(person)

/** What this actor may change in a row of the shared kitchen; null for a row of another one. */
export function changesInFlat(cell: Cell, table: string, row: Row): string | null {
  const { actor, object } = cell
  // A collection stays its owner's, also where it is shared; what is in it, cooks change.
  if (table === 'public.recipe_collections')
    return isPerson(actor) && isOf(row, actor) ? ofCollections : ''
  if (row['collection_id'] === uuidOf('ada', 'flatcollection')) {
    return roleOf(actor) === 'cook' ? 'insert delete' : null
  }
  if ((table === 'public.kitchens' ? row['id'] : row['kitchen']) !== flat) return null
  const role = roleOf(actor)
  if (object === ofLivingTogether && role !== undefined) {
    const isOthers = ofEachMember.includes(table) && isPerson(actor) && !isOf(row, actor)
    // Nobody but the owner removes somebody else, and nobody shows what somebody else avoids.
    if (role === 'owner')
      return isOthers && table === 'public.kitchen_members' ? 'delete role' : 'insert delete *'
    if (isOthers) return ''
    return writes[table]?.[role] ?? ''
  }
  if (actor !== invited || !isShown(cell)) return ''
  // Whoever accepts is a member from then on.
  if (table === 'public.kitchen_members') return isOf(row, invited) ? 'insert here' : ''
  return table === 'public.shopping_versions' ? 'version' : ''
}
