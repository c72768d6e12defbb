import { badgeById, type Badge } from '#domain/people/badges.ts'
import { field, textField } from '#web/lib/json.ts'
import { pictureUrl } from '#web/lib/backend/picture-url.ts'

/** How somebody without a name is called. */
export const unknownUser = 'Unknown User'

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
  const value = field(json, name)
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : null
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

const textsOrNull = (value: unknown) => (Array.isArray(value) ? texts(value) : null)

function badgesFrom(value: unknown, earnedAtName: string): EarnedBadge[] | null {
  if (!Array.isArray(value)) return null
  return value.flatMap((each: unknown) => {
    const badge = badgeById(textField(each, 'id') ?? '')
    const earnedAt = textField(each, earnedAtName)
    return badge === undefined || earnedAt === undefined ? [] : [{ ...badge, earnedAt }]
  })
}

/** @param url the origin of the backend, where pictures are read */
export function personFromRow(row: unknown, url: string): Person | null {
  const id = textField(row, 'id')
  if (id === undefined) return null
  return {
    id,
    name: textField(row, 'name') ?? unknownUser,
    email: textField(row, 'email') ?? null,
    avatar: pictureUrl(textField(row, 'avatar_url') ?? null, url),
    joinedAt: textField(row, 'joined_at') ?? null,
    recipesShared: count(row, 'recipes_shared'),
    followersCount: count(row, 'followers_count'),
    followingCount: count(row, 'following_count'),
    totalLikes: count(row, 'total_likes'),
    favoritesCuisines: texts(field(row, 'favorite_cuisines')),
    dietaryPreferences: textsOrNull(field(row, 'dietary_preferences')),
    cookingLevel: textField(row, 'cooking_level') ?? 'beginner',
    cooks: countOrNull(row, 'cooks'),
    badges: badgesFrom(field(row, 'badges'), 'earned_at'),
    isFollowing: field(row, 'is_following') === true,
    followsMe: field(row, 'follows_me') === true,
    isBlocked: field(row, 'is_blocked') === true,
  }
}

/** As it was kept on the device, by this version or by another. */
export function personFromKept(json: unknown): Person | null {
  const id = textField(json, 'id')
  if (id === undefined) return null
  return {
    id,
    name: textField(json, 'name') ?? unknownUser,
    email: textField(json, 'email') ?? null,
    avatar: textField(json, 'avatar') ?? null,
    joinedAt: textField(json, 'joinedAt') ?? null,
    recipesShared: count(json, 'recipesShared'),
    followersCount: count(json, 'followersCount'),
    followingCount: count(json, 'followingCount'),
    totalLikes: count(json, 'totalLikes'),
    favoritesCuisines: texts(field(json, 'favoritesCuisines')),
    dietaryPreferences: textsOrNull(field(json, 'dietaryPreferences')),
    cookingLevel: textField(json, 'cookingLevel') ?? 'beginner',
    cooks: countOrNull(json, 'cooks'),
    badges: badgesFrom(field(json, 'badges'), 'earnedAt'),
    isFollowing: field(json, 'isFollowing') === true,
    followsMe: field(json, 'followsMe') === true,
    isBlocked: field(json, 'isBlocked') === true,
  }
}
