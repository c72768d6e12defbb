import type { ClientBase } from 'pg'

/** What a page asked, as the data API understands it. */
export interface Request {
  account: string
  /** `kitchen.epoch`, of what is done by a membership. */
  membership: string | null
  /** `read pantry_items`, `accept_invitation`. */
  wanted: string
  given: Record<string, unknown>
}

export interface Answer {
  status: number
  body: unknown
}

const verbs: Readonly<Record<string, string>> = {
  GET: 'read',
  POST: 'write',
  PATCH: 'change',
  DELETE: 'delete',
}

/** Reads the address and body of a call of the data API. */
export function requestOf(account: string, address: string, init: RequestInit): Request {
  const { pathname, searchParams } = new URL(address, 'http://larder.test')
  const [name = ''] = pathname.split('/').slice(-1)
  const headers = new Headers(init.headers)
  const membership = headers.get('larder-membership')
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
  if (pathname.includes('/rpc/'))
    return { account, membership, wanted: name, given: { ...Object(body) } }
  const rows = body === undefined ? undefined : [body].flat()
  const filter = (column: string) => searchParams.get(column)?.replace(/^eq\./, '')
  const given = {
    kitchen: filter('kitchen'),
    alias: filter('alias'),
    ingredients: filter('ingredients'),
    ids: searchParams.get('id')?.match(/[0-9a-f-]{36}/g) ?? [],
    rows,
  }
  const verb = headers.get('prefer')?.includes('ignore-duplicates')
    ? 'add'
    : verbs[init.method ?? 'GET']
  const namesKitchen = rows?.some((row) => Reflect.has(Object(row), 'kitchen')) ?? false
  const isOfKitchen = name === 'pantry_items' && verb === 'write' && namesKitchen
  return {
    account,
    membership,
    wanted: `${verb} ${name}${isOfKitchen ? ' of kitchen' : ''}`,
    given,
  }
}

/** Asks the database, in the role and with the claims of who asks. */
export async function answerOf(
  client: ClientBase,
  { account, membership, wanted, given }: Request,
): Promise<Answer> {
  const { rows } = await client.query<{ answer: Answer }>({
    name: 'answer',
    text: 'select household.answer($1, $2, $3, $4) as answer',
    values: [account, membership, wanted, JSON.stringify(given)],
  })
  const [row] = rows
  if (row === undefined) throw new Error('The database did not answer')
  return row.answer
}
