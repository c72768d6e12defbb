const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const form = (schema: object) => ({
  required: true,
  content: { 'application/x-www-form-urlencoded': { schema } },
})
const texts = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
const queryOf = (...names: string[]) =>
  names.map((name) => ({ name, in: 'query', schema: { type: 'string' } }))
const done = (description: string) => ({ 200: { description } })

/** How an app is let in: OAuth 2.1. */
const authPaths = {
  '/.well-known/oauth-authorization-server': {
    get: {
      tags: ['oauth'],
      summary: 'Where an app reads how to be let in (RFC 8414)',
      operationId: 'authorization_server',
      security: [],
      responses: done('The metadata.'),
    },
  },
  '/auth/v1/oauth/clients/register': {
    post: {
      tags: ['oauth'],
      summary: 'An app registers itself (RFC 7591)',
      operationId: 'register_app',
      security: [],
      requestBody: {
        required: true,
        ...json({
          type: 'object',
          required: ['client_name', 'redirect_uris'],
          properties: {
            ...texts('client_name', 'client_uri', 'scope'),
            redirect_uris: { type: 'array', items: { type: 'string' } },
            token_endpoint_auth_method: {
              enum: ['none', 'client_secret_basic', 'client_secret_post'],
            },
          },
        }),
      },
      responses: { 201: { description: 'The app, with its id.' } },
    },
  },
  '/auth/v1/oauth/authorize': {
    get: {
      tags: ['oauth'],
      summary: 'Leads a cook to the page that asks them, and back with a code',
      operationId: 'authorize',
      security: [],
      parameters: queryOf(
        'response_type',
        'client_id',
        'redirect_uri',
        'scope',
        'state',
        'code_challenge',
        'code_challenge_method',
        'resource',
      ),
      responses: { 302: { description: 'To the page.' } },
    },
  },
  '/auth/v1/oauth/token': {
    post: {
      tags: ['oauth'],
      summary: 'A code for tokens, or a refresh token for the next',
      operationId: 'token',
      security: [],
      requestBody: form({
        type: 'object',
        required: ['grant_type'],
        properties: {
          grant_type: { enum: ['authorization_code', 'refresh_token'] },
          ...texts(
            'code',
            'code_verifier',
            'redirect_uri',
            'refresh_token',
            'client_id',
            'client_secret',
          ),
        },
      }),
      responses: done('An access token, which is good for an hour, and a refresh token.'),
    },
  },
  '/auth/v1/oauth/revoke': {
    post: {
      tags: ['oauth'],
      summary: 'An app gives back what it holds (RFC 7009)',
      operationId: 'revoke',
      security: [],
      requestBody: form({
        type: 'object',
        required: ['token'],
        properties: texts('token', 'client_id', 'client_secret'),
      }),
      responses: done('It opens nothing any more.'),
    },
  },
}

/** Of the functions, those that a token opens. */
const functionPaths = {
  '/functions/v1/import-recipe': {
    post: {
      tags: ['recipes'],
      summary: 'Read a recipe from a page, without saving it',
      operationId: 'import_recipe',
      security: [{ oauth: ['recipes:write'] }],
      requestBody: {
        required: true,
        ...json({ type: 'object', required: ['url'], properties: texts('url') }),
      },
      responses: {
        200: { description: 'The recipe as a draft.', ...json({}) },
        401: { $ref: '#/components/responses/NotSignedIn' },
      },
    },
  },
  '/functions/v1/meal-plan-feed': {
    get: {
      tags: ['plan'],
      summary: 'The meal plan as a calendar, by an address that a cook made',
      operationId: 'meal_plan_feed',
      security: [],
      parameters: queryOf('secret', 'language'),
      responses: { 200: { description: 'The calendar.', content: { 'text/calendar': {} } } },
    },
  },
}

export const otherPaths = { ...authPaths, ...functionPaths }
