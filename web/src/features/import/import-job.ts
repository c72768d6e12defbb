import { countField, field, textField } from '#web/lib/json.ts'

/** Why a job stands still, until somebody has it go on. */
export const stops = ['asked', 'plan', 'full', /* not shown */ 'signed out', 'failed'] as const
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

/** A job as any version of the app stored it; null where it is none. */
export function readJob(stored: unknown): ImportJob | null {
  const id = textField(stored, 'id')
  const userId = textField(stored, 'userId')
  const refused = field(stored, 'refused')
  if (id === undefined || userId === undefined) return null
  return {
    id,
    userId,
    startedAt: countField(stored, 'startedAt') ?? 0,
    total: countField(stored, 'total') ?? 0,
    created: countField(stored, 'created') ?? 0,
    known: countField(stored, 'known') ?? 0,
    refused: (Array.isArray(refused) ? refused : []).map((each: unknown) => ({
      title: textField(each, 'title') ?? '',
      why: textField(each, 'why') ?? '',
    })),
    withoutPicture: countField(stored, 'withoutPicture') ?? 0,
    stopped: stops.find((each) => each === field(stored, 'stopped')) ?? null,
  }
}
