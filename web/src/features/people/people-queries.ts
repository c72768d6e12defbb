import { queryOptions } from '@tanstack/react-query'
import { requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { textField } from '#web/lib/json.ts'
import { logged } from '#web/lib/logged.ts'
import { activitiesFromRows, type Activity } from './activity.ts'
import {
  storeActivities,
  storeFollowing,
  storePerson,
  storedActivities,
  storedFollowing,
  storedPerson,
} from './stored-people.ts'
import { personFromRow, unknownUser, type Person } from './person.ts'
import { pictureUrl } from '#web/lib/backend/picture-url.ts'
import { titlesHere } from '#web/lib/titles-here.ts'

/** Anything else in an address is nobody's: the data API would call it malformed. */
const accountId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What is stored on the device is shown at once and asked for anew. */
const staleAtOnce = { initialDataUpdatedAt: 0 } as const

/** Begins as the profile's own key does, so that a change of the profile asks for this too. */
export const personKey = (readerId: string, personId: string) =>
  ['profile', personId, 'person', readerId] as const

/** Null where there is no such person, or none whom the reader may see. */
export function personQuery(readerId: string, personId: string) {
  return queryOptions({
    queryKey: personKey(readerId, personId),
    queryFn: () => logged('Loading a profile', fetchPerson(readerId, personId)),
    initialData: (): Person | null | undefined => storedPerson(readerId, personId),
    ...staleAtOnce,
  })
}

async function fetchPerson(readerId: string, personId: string): Promise<Person | null> {
  if (!accountId.test(personId)) return null
  const [client, { url }] = await Promise.all([dataClient(), requireBackendConfig()])
  const { data } = await client.rpc('person', { person: personId }).throwOnError()
  const person = personFromRow(data[0], url)
  storePerson(readerId, personId, person)
  return person
}

export const followingKey = (readerId: string) => ['following', readerId] as const

const idsInOneCall = 1000

/** Whom the reader follows, by id, newest first. */
export function followingQuery(readerId: string) {
  return queryOptions({
    queryKey: followingKey(readerId),
    queryFn: () => logged('Loading whom you follow', fetchFollowing(readerId)),
    initialData: () => storedFollowing(readerId),
    ...staleAtOnce,
  })
}

async function fetchFollowing(readerId: string): Promise<string[]> {
  const client = await dataClient()
  const ids: string[] = []
  for (let from = 0; from === ids.length; from += idsInOneCall) {
    const { data } = await client
      .from('follows')
      .select('followed_id')
      .eq('follower_id', readerId)
      .order('created_at', { ascending: false })
      .order('followed_id')
      .range(from, from + idsInOneCall - 1)
      .throwOnError()
    ids.push(...data.map(({ followed_id: id }) => id))
  }
  storeFollowing(readerId, ids)
  return ids
}

/** Somebody in a list. */
export interface ListedPerson {
  id: string
  name: string
  avatar: string | null
  /** ISO 8601, as exact as the backend wrote it. */
  since: string
}

export const pageSize = 20

export type PeopleListKind = 'followers' | 'following'

export async function fetchPeople(
  kind: PeopleListKind,
  personId: string,
  after: ListedPerson | null,
): Promise<ListedPerson[]> {
  const [client, { url }] = await Promise.all([dataClient(), requireBackendConfig()])
  const name = kind === 'followers' ? 'followers_of' : 'followed_by'
  const { data } = await client
    .rpc(name, {
      person: personId,
      page_size: pageSize,
      ...(after && { before: after.since, before_id: after.id }),
    })
    .throwOnError()
  return data.flatMap((row) => listedFrom(row, 'followed_at', url))
}

export async function fetchBlocked(): Promise<ListedPerson[]> {
  const [client, { url }] = await Promise.all([dataClient(), requireBackendConfig()])
  const { data } = await client.rpc('blocked_people').throwOnError()
  return data.flatMap((row) => listedFrom(row, 'blocked_at', url))
}

function listedFrom(row: unknown, since: string, url: string): ListedPerson[] {
  const id = textField(row, 'id')
  if (id === undefined) return []
  return [
    {
      id,
      name: textField(row, 'name') ?? unknownUser,
      avatar: pictureUrl(textField(row, 'avatar_url') ?? null, url),
      since: textField(row, since) ?? '',
    },
  ]
}

async function inTitlesHere(activities: readonly Activity[]): Promise<Activity[]> {
  const titleHere = await titlesHere()
  return activities.map(({ recipeTitle, recipeId, ...each }) => ({
    ...each,
    recipeId,
    recipeTitle: recipeTitle && titleHere(recipeTitle, recipeId),
  }))
}

const startOf = (after: Activity | null) =>
  after === null ? {} : { before: after.createdAt, before_id: after.id }

export async function fetchActivityOf(
  personId: string,
  after: Activity | null,
): Promise<Activity[]> {
  const [client, { url }] = await Promise.all([dataClient(), requireBackendConfig()])
  const { data } = await client
    .rpc('person_activity', { person: personId, page_size: pageSize, ...startOf(after) })
    .throwOnError()
  return inTitlesHere(activitiesFromRows(data, url))
}

/** The newest of these are stored on the device. */
export async function fetchFeed(readerId: string, after: Activity | null): Promise<Activity[]> {
  const [client, { url }] = await Promise.all([dataClient(), requireBackendConfig()])
  const { data } = await client
    .rpc('activity_feed', { page_size: pageSize, ...startOf(after) })
    .throwOnError()
  const activities = await inTitlesHere(activitiesFromRows(data, url))
  storeActivities(
    readerId,
    after === null ? activities : [...storedActivities(readerId), ...activities],
  )
  return activities
}

/** The recipes of a person that the reader may see, by id, newest first: on one's own profile also what nobody else sees. */
export function sharedRecipesQuery(readerId: string, personId: string) {
  return queryOptions({
    queryKey: ['people', readerId, 'shared-recipes', personId],
    queryFn: () => logged('Loading shared recipes', fetchSharedRecipes(personId)),
  })
}

const mostShared = 200

async function fetchSharedRecipes(personId: string): Promise<string[]> {
  const client = await dataClient()
  const { data } = await client
    .from('recipe_cards')
    .select('id')
    .eq('owner_id', personId)
    .order('created_at', { ascending: false })
    .limit(mostShared)
    .throwOnError()
  return data.map(({ id }) => String(id))
}
