import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'
import { activitiesFromStored, type Activity } from './activity.ts'
import { personFromStored, type Person } from './person.ts'

/**
 * What this device knows of people while the backend cannot be asked, and shows first where it can.
 * Each account has its own copies; a visitor's are empty.
 */

const mostActivities = 50
const mostPeople = 50

/** Newest first. */
export function storedActivities(userId: string | null): Activity[] {
  return readStored(storageKeys.social(userId, 'socialActivities'), activitiesFromStored) ?? []
}

export function storeActivities(userId: string, activities: readonly Activity[]): void {
  writeStored(storageKeys.social(userId, 'socialActivities'), activities.slice(0, mostActivities))
}

function peopleFromStored(json: unknown): Person[] {
  if (!Array.isArray(json)) return []
  return json.flatMap((each: unknown) => personFromStored(each) ?? [])
}

function storedPeople(userId: string | null): Person[] {
  return readStored(storageKeys.social(userId, 'userProfiles'), peopleFromStored) ?? []
}

export function storedPerson(userId: string | null, personId: string): Person | undefined {
  return storedPeople(userId).find(({ id }) => id === personId)
}

/** The ones seen last stay; null says that this person is not there any more. */
export function storePerson(userId: string, personId: string, person: Person | null): void {
  const others = storedPeople(userId).filter(({ id }) => id !== personId)
  const people = person === null ? others : [person, ...others]
  writeStored(storageKeys.social(userId, 'userProfiles'), people.slice(0, mostPeople))
}

/** Whom this account follows, by id. */
export function storedFollowing(userId: string | null): string[] | undefined {
  const key = storageKeys.social(userId, 'following')
  return readStored(key, (json) => (Array.isArray(json) ? json.map(String) : null)) ?? undefined
}

export function storeFollowing(userId: string, following: readonly string[]): void {
  writeStored(storageKeys.social(userId, 'following'), following)
}
