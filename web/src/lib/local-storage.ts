import { logFailure } from './log.ts'

type SocialPart = 'socialActivities' | 'userProfiles' | 'following'

/** Every key under which Larder keeps a person's data on this device. */
export const storageKeys = {
  chat: (userId: string) => `ai_chat_${userId}`,
  /** Null is a visitor. */
  social: (userId: string | null, part: SocialPart) =>
    userId === null ? `guest_${part}` : `user_${userId}_${part}`,
  guestPantry: 'guest_pantry',
  /** What a visitor said that names mean. */
  guestCorrections: 'guest_corrections',
  /** The half of the world whose seasons are shown on this device. */
  hemisphere: 'larder_hemisphere',
  /** The staples that are assumed to be at home: a visitor's; somebody's of a version that stored them here. */
  staples: (userId: string | null) =>
    userId === null ? 'guest_staples' : `user_${userId}_staples`,
  /** Marks of the mails and providers by which this browser asked to be signed in. */
  signInRequests: 'sign_in_requests',
  /** What the backend last stated of somebody's trial and plan. */
  access: (userId: string) => `user_${userId}_access`,
  /** The kitchens that somebody shares; nothing where there is none. */
  kitchens: (userId: string) => `user_${userId}_kitchens`,
  /** What somebody began to write on recipes. */
  commentDrafts: (userId: string) => `user_${userId}_commentDrafts`,
  /** Recipes that somebody is writing; null is a visitor. */
  recipeDrafts: (userId: string | null) =>
    userId === null ? 'guest_recipeDrafts' : `user_${userId}_recipeDrafts`,
  /** What of the pantry somebody was told of that it spoils. */
  toldSpoiling: (userId: string) => `user_${userId}_toldSpoiling`,
  /** How far each recipe has been cooked; of the stove that this device stands beside, not of an account. */
  cookPlaces: 'cook_places',
  cookTimers: 'cook_timers',
  /** How far several dishes that are cooked together are. */
  cookTogether: 'cook_together',
  /** Metric or American measures: the kitchen's, whoever stands in it. */
  units: 'units',
  /** Cards or a list: of this screen, whoever looks at it. */
  listShape: 'list_shape',
  /** In which order saved recipes stand on this device. */
  savedOrder: 'saved_order',
} as const

/**
 * The value under `key` as `parse` understands it, or null where nothing is stored, where it is no
 * JSON, or where `parse` answers null. Storage may be full, blocked or edited by hand: never throws.
 */
export function readStored<T>(key: string, parse: (json: unknown) => T | null): T | null {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : parse(JSON.parse(text))
  } catch (cause) {
    logFailure(`What is stored under ${key} cannot be read`, cause)
    return null
  }
}

/** Stores `value` as JSON; answers whether the browser took it. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch (cause) {
    logFailure(`${key} cannot be stored`, cause)
    return false
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch (cause) {
    logFailure(`${key} cannot be removed`, cause)
  }
}
