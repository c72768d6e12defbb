/**
 * Any site may call the API, as on hosted Supabase: what a caller may do is in the token, and no
 * cookie is ever read.
 */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'content-encoding, content-location, content-range, content-type, date, link, location, preference-applied, range-unit, retry-after, transfer-encoding, x-request-id, x-supabase-api-version, x-total-count',
} as const

/** The answer to a preflight: every method of the API, and the headers that were `wanted`. */
export function preflightHeaders(wanted: string | null | undefined): Record<string, string> {
  return {
    ...corsHeaders,
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers':
      wanted ?? 'authorization, apikey, content-type, x-client-info, x-request-id',
    'access-control-max-age': '3600',
  }
}
