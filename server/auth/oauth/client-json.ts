import type { OAuthClient } from './clients.ts'

/** An app as GoTrue and RFC 7591 write it; its secret is there once, when it is made. */
export function clientJson(client: OAuthClient, secret?: string) {
  return {
    client_id: client.id,
    client_name: client.name,
    ...(secret !== undefined && { client_secret: secret }),
    client_type: client.authMethod === 'none' ? 'public' : 'confidential',
    token_endpoint_auth_method: client.authMethod,
    registration_type: client.registrationType,
    ...(client.clientUri !== null && { client_uri: client.clientUri }),
    ...(client.logoUri !== null && { logo_uri: client.logoUri }),
    redirect_uris: client.redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    ...(client.scope !== '' && { scope: client.scope }),
    created_at: client.createdAt.toISOString(),
    updated_at: client.updatedAt.toISOString(),
  }
}

/** As a cook is shown it. */
export function clientOfCook({ id, name, clientUri, logoUri }: OAuthClient) {
  return { id, name, uri: clientUri ?? '', logo_uri: logoUri ?? '' }
}
