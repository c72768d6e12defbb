import { z } from 'zod'

export const payloadSchema = z.object({
  /** The account that a sign-up will become. */
  id: z.string().optional(),
  /** The browser that signed up, as markBrowser gives it. */
  browserHash: z.string().optional(),
  /** The invitation that the account uses up. */
  invitation: z.string().optional(),
  passwordHash: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).optional(),
  /** The address that a mail about a change named. */
  newEmail: z.string().optional(),
})

/** What was asked for; that of a sign-up counts if whoever confirms it shows that it was theirs. */
export type TokenPayload = z.infer<typeof payloadSchema>
