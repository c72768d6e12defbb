import { t } from '#domain/texts/t.ts'
import { Refusal } from '#functions/http/refusal.ts'
import type {
  ConvertedPicture,
  PictureHost,
  PicturePurpose,
} from '#functions/pictures/picture-host.ts'
import { messageOf, oneAtATime, workerFile } from '../worker-threads.ts'

export type WorkerAnswer =
  | ConvertedPicture
  | { readonly refusal: Pick<Refusal, 'status' | 'code' | 'message'> }

type Limits = { readonly waiting: number; readonly milliseconds: number }

const usualLimits: Limits = { waiting: 8, milliseconds: 20_000 }

/**
 * Converts pictures beside the thread that answers requests, one at a time. Each has a thread of its
 * own, which gives back the memory of a large picture and can be ended when one takes too long.
 */
export function createConverter(limits: Limits = usualLimits): PictureHost['convert'] {
  const takeTurn = oneAtATime(
    limits.waiting,
    () => new Refusal(503, 'busy', t('Many pictures are coming in. Try again in a moment.')),
  )
  return (picture, purpose) => takeTurn(() => convertNow(picture, purpose, limits.milliseconds))
}

async function convertNow(
  picture: Uint8Array,
  purpose: PicturePurpose,
  milliseconds: number,
): Promise<ConvertedPicture> {
  const failure = new Refusal(
    422,
    'picture_unreadable',
    t('The picture cannot be read: it may be damaged.'),
  )
  const options = { workerData: { picture, purpose } }
  const answer = await messageOf<WorkerAnswer>(
    workerFile('picture-worker', import.meta.url),
    options,
    { milliseconds, failure },
  )
  if ('webp' in answer) return answer
  const { status, code, message } = answer.refusal
  // The thread speaks English.
  if (code === failure.code) throw failure
  throw new Refusal(status, code, message)
}
