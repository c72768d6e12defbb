import { scopes } from '#domain/scopes.ts'
import { version } from '../version.ts'
import { dataPaths } from './data-paths.ts'
import { otherPaths } from './other-paths.ts'
import type { Opened } from './read-opened.ts'

const refusal = {
  type: 'object',
  properties: { code: { type: 'string' }, message: { type: 'string' } },
}
const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: refusal } },
})

const listParameter = (name: string, description: string) => [
  name,
  { name, in: 'query', description, schema: { type: 'string' } },
]

/** What apps and scripts may ask here, in OpenAPI 3.1. What is not in it no token opens. */
export function openApiDocument(opened: readonly Opened[], issuer: string) {
  const { origin } = new URL(issuer)
  const { paths, schemas } = dataPaths(opened)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Larder',
      version,
      description:
        'What apps that a cook let in, and scripts with a token of theirs, may ask. Rows are those that the cook sees. Lists take filters, `select`, `order` and `limit` as PostgREST 12 does.',
    },
    servers: [{ url: origin }],
    security: [{ oauth: [] }],
    paths: { ...paths, ...otherPaths },
    components: {
      schemas,
      parameters: Object.fromEntries([
        listParameter('select', 'Columns, with commas between them.'),
        listParameter('order', 'A column, with `.desc` behind it for the last first.'),
        listParameter('limit', 'So many rows at most.'),
        listParameter('offset', 'So many rows are left out first.'),
      ]),
      responses: {
        NotSignedIn: refused('The token is not known, was withdrawn, or its time is over.'),
        NotOpened: refused('`insufficient_scope`: the token does not open this.'),
      },
      securitySchemes: {
        oauth: {
          type: 'oauth2',
          description:
            'An access token of OAuth 2.1, or a token for scripts (`larder_pat_…`), as `Authorization: Bearer`.',
          flows: {
            authorizationCode: {
              authorizationUrl: `${issuer}/oauth/authorize`,
              tokenUrl: `${issuer}/oauth/token`,
              refreshUrl: `${issuer}/oauth/token`,
              scopes: Object.fromEntries(scopes.map((scope) => [scope, wordsOf(scope)])),
            },
          },
        },
      },
    },
  }
}

function wordsOf(scope: string): string {
  const [area = '', way = ''] = scope.split(':')
  const names = new Map([
    ['recipes', 'recipes'],
    ['list', 'shopping lists'],
    ['pantry', 'the pantry'],
    ['plan', 'the meal plan'],
    ['saved', 'saved recipes'],
    ['diet', 'diets and allergies of those who eat along'],
  ])
  return `${way === 'write' ? 'Read and change' : 'Read'} ${names.get(area) ?? area}`
}
