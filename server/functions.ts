import type { FunctionHandler } from '#functions/environment.ts'
import { handlePictures } from '#functions/pictures/handler.ts'

/** The functions under /functions/v1/<name>. */
export const functionHandlers: ReadonlyMap<string, FunctionHandler> = new Map([
  ['pictures', handlePictures],
])
