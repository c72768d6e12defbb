import { recipeAsJson } from '#domain/export/write-json.ts'
import { readOwnRecipe } from '#domain/import/read-own-json.ts'
import type { RecipeDraft } from '#domain/recipes/draft.ts'
import { visibilities, type Visibility } from '#domain/recipes/own/saved-recipe.ts'
import { field, textField } from '#web/lib/json.ts'

/** Why a job stands still, until somebody has it go on. */
export const stops = ['asked', 'plan', 'full', 'signed out', 'failed'] as const
export type Stop = (typeof stops)[number]

export interface Refused {
  title: string
  why: string
}

/** An import: how many recipes it began with, and what became of them so far. */
export interface ImportJob {
  id: string
  userId: string
  startedAt: number
  total: number
  created: number
  /** There already, from an earlier import or another device. */
  known: number
  refused: readonly Refused[]
  /** Pictures that could not be brought over: their recipes show a cover. */
  withoutPicture: number
  stopped: Stop | null
}

export const settled = (job: ImportJob) => job.created + job.known + job.refused.length
export const isDone = (job: ImportJob) => settled(job) >= job.total

/** A recipe on its way. */
export interface ImportItem {
  userId: string
  jobId: string
  index: number
  key: string
  draft: RecipeDraft
  visibility: Visibility
  season: readonly string[]
  bytes: Uint8Array<ArrayBuffer> | null
}

const count = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0

/** A job as any version of the app stored it; null where it is none. */
export function readJob(stored: unknown): ImportJob | null {
  const id = textField(stored, 'id')
  const userId = textField(stored, 'userId')
  const refused = field(stored, 'refused')
  if (id === undefined || userId === undefined) return null
  return {
    id,
    userId,
    startedAt: count(field(stored, 'startedAt')),
    total: count(field(stored, 'total')),
    created: count(field(stored, 'created')),
    known: count(field(stored, 'known')),
    refused: (Array.isArray(refused) ? refused : []).map((each: unknown) => ({
      title: textField(each, 'title') ?? '',
      why: textField(each, 'why') ?? '',
    })),
    withoutPicture: count(field(stored, 'withoutPicture')),
    stopped: stops.find((each) => each === field(stored, 'stopped')) ?? null,
  }
}

/** As it is stored: the recipe as our own export writes it, which is read again whole. */
export function storedItem({ draft, key, visibility, season, ...item }: ImportItem) {
  return { ...item, recipe: recipeAsJson(draft, { key, visibility, season }) }
}

export function readItem(stored: unknown): ImportItem | null {
  const own = readOwnRecipe(field(stored, 'recipe'))
  const jobId = textField(stored, 'jobId')
  const userId = textField(stored, 'userId')
  const bytes = field(stored, 'bytes')
  if (own === null || own.keeping.key === null || jobId === undefined || userId === undefined) {
    return null
  }
  return {
    userId,
    jobId,
    index: count(field(stored, 'index')),
    key: own.keeping.key,
    draft: own.draft,
    visibility: visibilities.find((each) => each === own.keeping.visibility) ?? 'private',
    season: own.keeping.season,
    bytes: bytes instanceof Uint8Array ? new Uint8Array(bytes) : null,
  }
}
