import type { Context } from 'hono'
import { z } from 'zod'
import { validationFailed } from './errors.ts'

const mostPerPage = 1000
const number = (absent: number, most: number) =>
  z
    .string()
    .optional()
    .transform((text) => (text ? Number(text) : absent))
    .pipe(z.int().min(1).max(most))

const querySchema = z.object({
  page: number(1, 1_000_000),
  per_page: number(50, mostPerPage),
})

/** Which page of a list an operator asks for. */
export function pageAsked(c: Context): { page: number; size: number } {
  const query = querySchema.safeParse({
    page: c.req.query('page'),
    per_page: c.req.query('per_page'),
  })
  if (!query.success) throw validationFailed('Bad Pagination Parameters')
  return { page: query.data.page, size: query.data.per_page }
}

type Page = { readonly page: number; readonly size: number; readonly total: number }

/** The `Link` header of a list at this path. */
export function pageLinks(path: string, { page, size, total }: Page): string {
  const last = Math.max(1, Math.ceil(total / size))
  const link = (to: number, rel: string) => `<${path}?page=${to}&per_page=${size}>; rel="${rel}"`
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}
