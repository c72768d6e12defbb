import { t } from '#domain/texts/t.ts'
import { visibilities, type Visibility } from '#domain/recipes/own/saved-recipe.ts'
import { pictureUrl } from '#web/lib/backend/picture-url.ts'
import { field, numberField, textField } from '#web/lib/json.ts'
import { paths } from '#web/lib/paths.ts'

/** What was made: a recipe, or a composed dish by its address, with what it was called. */
export type PhotoThing = { recipeId: number } | { dish: { address: string; title: string } }

/** Characters that the database takes of a note. */
export const longestNote = 500

/** What a cook photographed of what they made. Plain data. */
export interface Photo {
  id: string
  userId: string
  userName: string
  avatar: string | null
  /** What was made; null where the recipe is gone, or is not to be seen. */
  title: string | null
  /** Where that is. */
  to: string | null
  /** Address of the picture. */
  image: string
  /** Empty without one. */
  note: string
  visibility: Visibility
  isCover: boolean
  /** Hidden by a moderator: its cook alone sees it. */
  isHidden: boolean
  /** ISO 8601, as exact as the backend wrote it. */
  createdAt: string
}

export const visibilityFrom = (value: unknown): Visibility =>
  visibilities.find((each) => each === value) ?? 'private'

/** @param url the origin of the backend, where pictures are read */
export function photoFromRow(row: unknown, url: string): Photo[] {
  const [id, userId, picture] = [
    textField(row, 'id'),
    textField(row, 'user_id'),
    textField(row, 'picture_id'),
  ]
  if (id === undefined || userId === undefined || picture === undefined) return []
  const [cook, recipe] = [field(row, 'cook'), field(row, 'recipe')]
  const recipeId = numberField(row, 'recipe_id')
  const isOurs = textField(recipe, 'owner_id') === undefined
  const page = recipeId === null || recipe === null ? null : recipePage(recipeId, isOurs)
  return [
    {
      id,
      userId,
      userName: textField(cook, 'name') ?? t('Unknown User'),
      avatar: pictureUrl(textField(cook, 'avatar_url') ?? null, url),
      title: textField(row, 'dish_title') ?? textField(recipe, 'title') ?? null,
      to: textField(row, 'dish_address') ?? page,
      image: `${url}/storage/v1/object/public/pictures/${userId}/${picture}.webp`,
      note: textField(row, 'note') ?? '',
      visibility: visibilityFrom(field(row, 'visibility')),
      isCover: field(row, 'is_cover') === true,
      isHidden: textField(row, 'moderated') !== undefined,
      createdAt: textField(row, 'created_at') ?? '',
    },
  ]
}

const recipePage = (id: number, isOurs: boolean) =>
  isOurs ? paths.recipe(id) : paths.userRecipe(id)

/** What a photo shows, for who does not see it: its note, or whose it is. */
export function altOf({ note, userName, title }: Photo): string {
  if (note !== '') return note
  return title === null
    ? t('Photo by {name}', { name: userName })
    : t('Photo by {name} of {title}', { name: userName, title })
}
