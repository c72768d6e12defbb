import { field, numberField, textField } from '#web/lib/json.ts'
import { pictureUrl } from '#web/lib/backend/picture-url.ts'
import { unknownUser } from './person.ts'

export const activityTypes = ['rating', 'comment', 'follow', 'recipe'] as const
export type ActivityType = (typeof activityTypes)[number]

/** Something that somebody did. Plain data, for the device keeps it as JSON. */
export interface Activity {
  id: string
  type: ActivityType
  userId: string
  userName: string
  userAvatar: string | null
  /** Of a rating, a comment and a recipe. */
  recipeId: number | null
  recipeTitle: string | null
  recipeImage: string | null
  /** Whose recipe it is; null for one of the catalogue. */
  recipeOwner: string | null
  content: string | null
  rating: number | null
  /** Who is followed now. */
  otherId: string | null
  otherName: string | null
  /** ISO 8601, as exact as the backend wrote it: the next page begins after it. */
  createdAt: string
}

interface Names {
  readonly userId: string
  readonly userName: string
  readonly userAvatar: string
  readonly recipeId: string
  readonly recipeTitle: string
  readonly recipeImage: string
  readonly recipeOwner: string
  readonly otherId: string
  readonly otherName: string
  readonly createdAt: string
}

const rowNames: Names = {
  userId: 'user_id',
  userName: 'user_name',
  userAvatar: 'user_avatar',
  recipeId: 'recipe_id',
  recipeTitle: 'recipe_title',
  recipeImage: 'recipe_image',
  recipeOwner: 'recipe_owner',
  otherId: 'other_id',
  otherName: 'other_name',
  createdAt: 'created_at',
}

const storedNames: Names = {
  userId: 'userId',
  userName: 'userName',
  userAvatar: 'userAvatar',
  recipeId: 'recipeId',
  recipeTitle: 'recipeTitle',
  recipeImage: 'recipeImage',
  recipeOwner: 'recipeOwner',
  otherId: 'otherId',
  otherName: 'otherName',
  createdAt: 'createdAt',
}

/** None where it says too little, or is of a type that this version does not know. */
function activityFrom(json: unknown, names: Names, url: string): Activity[] {
  const id = textField(json, 'id')
  const type = activityTypes.find((each) => each === field(json, 'type'))
  const userId = textField(json, names.userId)
  const createdAt = textField(json, names.createdAt)
  if (id === undefined || type === undefined) return []
  if (userId === undefined || createdAt === undefined) return []
  return [
    {
      id,
      type,
      userId,
      userName: textField(json, names.userName) ?? unknownUser,
      userAvatar: pictureUrl(textField(json, names.userAvatar) ?? null, url),
      recipeId: numberField(json, names.recipeId),
      recipeTitle: textField(json, names.recipeTitle) ?? null,
      recipeImage: textField(json, names.recipeImage) ?? null,
      recipeOwner: textField(json, names.recipeOwner) ?? null,
      content: textField(json, 'content') ?? null,
      rating: numberField(json, 'rating'),
      otherId: textField(json, names.otherId) ?? null,
      otherName: textField(json, names.otherName) ?? null,
      createdAt,
    },
  ]
}

export const activitiesFromRows = (rows: readonly unknown[], url: string): Activity[] =>
  rows.flatMap((row) => activityFrom(row, rowNames, url))

export const activitiesFromStored = (json: unknown): Activity[] =>
  Array.isArray(json) ? json.flatMap((each: unknown) => activityFrom(each, storedNames, '')) : []
