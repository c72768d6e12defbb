import { t } from '#domain/texts/t.ts'
import { badgeById, type Badge } from '#domain/people/badges.ts'
import { field, numberField, textField, textsOf } from '#web/lib/json.ts'
import { pictureUrl } from '#web/lib/backend/picture-url.ts'

/** How somebody without a name is called. */
export const unknownUser = t('Unknown User')

export interface EarnedBadge extends Badge {
  /** ISO 8601. */
  earnedAt: string
}

/** A person as others see them. Plain data, for the device keeps it as JSON. */
export interface Person {
  id: string
  name: string
  /** A contact address that its owner chose to show. */
  email: string | null
  avatar: string | null
  /** ISO 8601; null of somebody whom the reader blocked. */
  joinedAt: string | null
  recipesShared: number
  followersCount: number
  followingCount: number
  totalLikes: number
  favoritesCuisines: string[]
  /** Null for everybody but the person. */
  dietaryPreferences: string[] | null
  cookingLevel: string
  /** How often they cooked; null for everybody but the person. */
  cooks: number | null
  /** Null for a reader whose plan does not show them. */
  badges: EarnedBadge[] | null
  isFollowing: boolean
  followsMe: boolean
  isBlocked: boolean
}

const count = (json: unknown, name: string): number => countOrNull(json, name) ?? 0

function countOrNull(json: unknown, name: string): number | null {
  const value = numberField(json, name)
  return value === null ? null : Math.max(0, value)
}

const textsOrNull = (value: unknown) => (Array.isArray(value) ? textsOf(value) : null)

function badgesFrom(value: unknown, earnedAtName: string): EarnedBadge[] | null {
  if (!Array.isArray(value)) return null
  return value.flatMap((each: unknown) => {
    const badge = badgeById(textField(each, 'id') ?? '')
    const earnedAt = textField(each, earnedAtName)
    return badge === undefined || earnedAt === undefined ? [] : [{ ...badge, earnedAt }]
  })
}

type Field = Exclude<keyof Person, 'id' | 'name' | 'email' | 'cooks' | 'badges'> | 'earnedAt'

/** What the columns of the backend are called. */
const columns: Readonly<Record<Field, string>> = {
  avatar: 'avatar_url',
  joinedAt: 'joined_at',
  recipesShared: 'recipes_shared',
  followersCount: 'followers_count',
  followingCount: 'following_count',
  totalLikes: 'total_likes',
  favoritesCuisines: 'favorite_cuisines',
  dietaryPreferences: 'dietary_preferences',
  cookingLevel: 'cooking_level',
  isFollowing: 'is_following',
  followsMe: 'follows_me',
  isBlocked: 'is_blocked',
  earnedAt: 'earned_at',
}

/** @param nameOf what a field is called there */
function personFrom(json: unknown, nameOf: (name: Field) => string): Person | null {
  const id = textField(json, 'id')
  if (id === undefined) return null
  return {
    id,
    name: textField(json, 'name') ?? unknownUser,
    email: textField(json, 'email') ?? null,
    avatar: textField(json, nameOf('avatar')) ?? null,
    joinedAt: textField(json, nameOf('joinedAt')) ?? null,
    recipesShared: count(json, nameOf('recipesShared')),
    followersCount: count(json, nameOf('followersCount')),
    followingCount: count(json, nameOf('followingCount')),
    totalLikes: count(json, nameOf('totalLikes')),
    favoritesCuisines: textsOf(field(json, nameOf('favoritesCuisines'))),
    dietaryPreferences: textsOrNull(field(json, nameOf('dietaryPreferences'))),
    cookingLevel: textField(json, nameOf('cookingLevel')) ?? 'beginner',
    cooks: countOrNull(json, 'cooks'),
    badges: badgesFrom(field(json, 'badges'), nameOf('earnedAt')),
    isFollowing: field(json, nameOf('isFollowing')) === true,
    followsMe: field(json, nameOf('followsMe')) === true,
    isBlocked: field(json, nameOf('isBlocked')) === true,
  }
}

/** @param url the origin of the backend, where pictures are read */
export function personFromRow(row: unknown, url: string): Person | null {
  const person = personFrom(row, (name) => columns[name])
  return person && { ...person, avatar: pictureUrl(person.avatar, url) }
}

/** As it was stored on the device, by this version or by another. */
export const personFromStored = (json: unknown): Person | null => personFrom(json, (name) => name)
