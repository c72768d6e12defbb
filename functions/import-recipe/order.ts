import { z } from 'zod'

const longestHtml = 5_000_000
const longestText = 50_000
const address = z.string().trim().min(1).max(2000)

/** A web address as people type it: "example.org/soup" too. */
export function webAddress(typed: string): string {
  return /^[a-z][a-z\d+.-]*:(?!\d)/iu.test(typed) ? typed : `https://${typed}`
}

/** What a client may send: an address, a page, or words. */
export const orderSchema = z.union(
  [
    z.strictObject({ url: address.transform(webAddress) }),
    z.strictObject({
      html: z.string().min(1).max(longestHtml),
      url: address.transform(webAddress).optional(),
    }),
    z.strictObject({ text: z.string().trim().min(1).max(longestText) }),
  ],
  'Send the address of a page, the page itself, or the words of a recipe.',
)

/** A page in any script, escaped as JSON may have it. */
export const mostOrderBytes = 8_000_000

export type Order = z.infer<typeof orderSchema>
