import { z } from 'zod'

/** A setting that may be missing. An empty one counts as unset: `NAME= npm start` is a common way to clear one. */
export const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined)
