import { t } from '#domain/texts/t.ts'
import { authSource } from '#web/lib/backend/auth-client.ts'

import { AuthFailure } from '../forms/auth-failure.ts'
import { secondStepOr } from '../second-factor/factors.ts'

/** An app that asks to be let in. */
export interface AppRequest {
  id: string
  app: string
  /** The site of the app, as it says; empty where it names none. */
  site: string
  /** Where whoever decides is led. */
  leadsTo: string
  scopes: readonly string[]
}

/** @throws AuthFailure for a request that is not known, over, or somebody else’s */
export async function fetchRequest(id: string): Promise<AppRequest> {
  const client = await authSource.client()
  const { data, error } = await client.oauth.getAuthorizationDetails(id)
  if (error) throw await failureOf(error)
  // A server of another make may have decided already.
  if (!('client' in data)) throw over()
  return {
    id,
    app: data.client.name,
    site: data.client.uri,
    leadsTo: data.redirect_uri,
    scopes: data.scope.split(' '),
  }
}

/** Tells the server, and leads back to the app. @throws AuthFailure */
export async function decide(id: string, decision: 'approve' | 'deny'): Promise<void> {
  const { oauth } = await authSource.client()
  const options = { skipBrowserRedirect: true }
  const { data, error } = await (decision === 'approve'
    ? oauth.approveAuthorization(id, options)
    : oauth.denyAuthorization(id, options))
  if (error) throw await failureOf(error)
  location.assign(data.redirect_url)
}

async function failureOf(error: unknown): Promise<AuthFailure> {
  const failure = await secondStepOr(await authSource.client(), error)
  return failure.message === 'This request is not known, or over' ? over() : failure
}

const over = () =>
  new AuthFailure('refused', t('This request is over. Go back to the app and begin again.'))
