import {
  collectionColor,
  collectionIcon,
  type Collection,
  type CollectionDetails,
} from '#domain/collections/collection.ts'
import type { Place } from '#domain/collections/position.ts'
import type { SavedRecipe, SaveOperation } from '#domain/collections/saved-recipes.ts'
import type { CollectionEntry, CollectionOperation } from '#domain/collections/collections.ts'
import { field, textField, textsOf } from '#web/lib/json.ts'

// What waits may have been written by an earlier version of the app: each part is read anew, and what cannot
// be read is null.

export function readSaveOperation(json: unknown): SaveOperation | null {
  const [kind, recipeId] = [textField(json, 'kind'), textField(json, 'recipeId')]
  if (kind === 'save-each') return { kind, recipes: readEach(field(json, 'recipes'), readSaved) }
  if (kind === 'unsave-each') return { kind, recipeIds: textsOf(field(json, 'recipeIds')) }
  if (kind === 'unsave') return recipeId === undefined ? null : { kind, recipeId }
  const saved = kind === 'save' ? readSaved(json) : null
  return saved && { kind: 'save', ...saved }
}

function readSaved(json: unknown): SavedRecipe | null {
  const [recipeId, savedAt] = [textField(json, 'recipeId'), textField(json, 'savedAt')]
  return recipeId === undefined || savedAt === undefined ? null : { recipeId, savedAt }
}

export function readCollectionOperation(json: unknown): CollectionOperation | null {
  const kind = textField(json, 'kind')
  const [collectionId, recipeId] = [textField(json, 'collectionId'), textField(json, 'recipeId')]
  if (kind === 'make') {
    const collection = readCollection(field(json, 'collection'))
    const entries = readEach(field(json, 'entries'), readEntry)
    return collection && { kind, collection, entries }
  }
  if (kind === 'put') {
    const entry = readEntry(field(json, 'entry'))
    return entry && { kind, entry }
  }
  if (collectionId === undefined) return null
  if (kind === 'delete') return { kind, collectionId }
  if (kind === 'share') {
    const kitchen = field(json, 'kitchen')
    return typeof kitchen === 'string' || kitchen === null ? { kind, collectionId, kitchen } : null
  }
  if (kind === 'take') return recipeId === undefined ? null : { kind, collectionId, recipeId }
  if (kind === 'take-each') {
    return { kind, collectionId, recipeIds: textsOf(field(json, 'recipeIds')) }
  }
  if (kind === 'put-each') {
    return { kind, collectionId, entries: readEach(field(json, 'entries'), readEntry) }
  }
  if (kind === 'place') {
    return { kind, collectionId, places: readEach(field(json, 'places'), readPlace) }
  }
  const details = kind === 'edit' ? readDetails(field(json, 'details')) : null
  return details && { kind: 'edit', collectionId, details }
}

function readEach<Item>(json: unknown, read: (json: unknown) => Item | null): Item[] {
  const items: Item[] = []
  for (const each of Array.isArray(json) ? json : []) {
    const item = read(each)
    if (item !== null) items.push(item)
  }
  return items
}

function readDetails(json: unknown): CollectionDetails | null {
  const [name, color] = [textField(json, 'name'), textField(json, 'color')]
  if (name === undefined || color === undefined) return null
  const cover = field(json, 'cover')
  return {
    name,
    description: textField(json, 'description') ?? '',
    color: collectionColor(color),
    icon: collectionIcon(textField(json, 'icon') ?? null),
    // An earlier version states none, and changes none.
    ...((typeof cover === 'string' || cover === null) && { cover }),
  }
}

function readCollection(json: unknown): Collection | null {
  const [id, createdAt] = [textField(json, 'id'), textField(json, 'createdAt')]
  const details = readDetails(json)
  if (details === null || id === undefined || createdAt === undefined) return null
  const sharedIn = textField(json, 'sharedIn')
  return {
    ...details,
    id,
    createdAt,
    isDefault: field(json, 'isDefault') === true,
    ...(sharedIn !== undefined && { sharedIn }),
  }
}

function readPlace(json: unknown): Place | null {
  const [recipeId, position] = [textField(json, 'recipeId'), field(json, 'position')]
  return recipeId === undefined || typeof position !== 'number' ? null : { recipeId, position }
}

function readEntry(json: unknown): CollectionEntry | null {
  const place = readPlace(json)
  const collectionId = textField(json, 'collectionId')
  const recipeData = textField(json, 'recipeData')
  if (place === null || collectionId === undefined || recipeData === undefined) return null
  return { ...place, collectionId, recipeData }
}
