import { configure, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { CommentsPlace } from './comments-place.tsx'
import { renderAt, signedIn } from '../testing/render-app.tsx'

const row = (id: string, more: object = {}) => ({
  id,
  parent_comment_id: null,
  user_id: 'b2',
  user_name: 'Bo',
  avatar_url: null,
  content: `What ${id} says`,
  rating: null,
  likes: 0,
  is_liked: false,
  created_at: '2026-01-02T00:00:00Z',
  updated_at: null,
  folded: null,
  reply_count: 0,
  page_cursor: `0|x|${id}`,
  ...more,
})

let rows: object[]
let summary: object
let answerWrites: (request: DataRequest) => Response
let requests: DataRequest[]

/** What comes late in the app is there at once, so that no test waits for it. */
beforeAll(async () => {
  configure({ asyncUtilTimeout: 5000 })
  await Promise.all([
    import('#web/features/comments/comments.tsx'),
    import('#web/ui/menu-view.tsx'),
    import('#web/ui/dialog-view.tsx'),
    import('#web/ui/toaster-view.tsx'),
  ])
})
beforeEach(() => {
  rows = []
  summary = { rating: 4.33, review_count: 3, comment_count: 2, own_rating: null, is_own: false }
  answerWrites = () => new Response(null, { status: 204 })
  requests = stubDataApi((request) => {
    const { method, path } = request
    if (path === '/rpc/comment_summary') return Response.json([summary])
    if (path === '/rpc/comment_threads') return Response.json(rows)
    if (path === '/rpc/comment_replies') return Response.json([])
    if (method === 'GET') return Response.json({ content: 'The hidden words' })
    return answerWrites(request)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

const writes = () =>
  requests.filter(
    ({ method, path }) => method !== 'GET' && !/^\/rpc\/comment_(summary|threads)/.test(path),
  )
const refuse = (message: string) => () => Response.json({ code: 'P0001', message }, { status: 400 })
const quietly = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined)

function open(auth: Parameters<typeof renderAt>[2] = signedIn) {
  // A menu opens inside the landmark that its button is in.
  const page = (
    <main key="page">
      <CommentsPlace recipeId={7} />
    </main>
  )
  renderAt('/recipe/7', [page, <Toaster key="toaster" />], auth)
  return userEvent.setup()
}
const field = () => screen.findByLabelText('Your comment')
/** Of several that are alike. */
const pick = async (found: Promise<HTMLElement[]>, place: number): Promise<HTMLElement> => {
  const element = (await found).at(place)
  if (element === undefined) throw new Error(`There is no element ${place}`)
  return element
}
const comments = async () => within(await screen.findByRole('list', { name: 'Comments' }))
const choose = async (user: ReturnType<typeof open>, item: string) => {
  await user.click(await screen.findByRole('button', { name: /^More about what/ }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

it('shows a visitor the rating and the number, asks for no text, and invites them', async () => {
  open({})
  expect(await screen.findByRole('img', { name: '4.3 of 5 stars' })).toBeVisible()
  expect(screen.getByText('3 ratings · 2 comments')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  expect(screen.queryByLabelText('Your comment')).toBeNull()
  expect(requests.map(({ path }) => path)).toEqual(['/rpc/comment_summary'])
})

describe('writing', () => {
  it('posts a text with new stars, and shows it at once', async () => {
    const user = open()
    await user.click(await screen.findByRole('radio', { name: '4 stars' }))
    await user.type(await field(), 'Crisp https://example.org')
    await user.click(screen.getByRole('button', { name: 'Post' }))
    expect((await comments()).getByText('Crisp https://example.org')).toBeVisible()
    expect(screen.queryByRole('link', { name: /example/ })).toBeNull()
    expect(writes()).toMatchObject([
      {
        method: 'POST',
        path: '/comments',
        body: {
          recipe_id: 7,
          user_id: 'a1',
          content: 'Crisp https://example.org',
          rating: 4,
          parent_comment_id: null,
          likes: 0,
          liked_by: [],
        },
      },
    ])
    await waitFor(async () => expect(await field()).toHaveValue(''))
  })

  it('sends stars alone as a rating, and stars that did not change with no comment', async () => {
    summary = { ...summary, own_rating: 3 }
    const user = open()
    expect(await screen.findByRole('radio', { name: '3 stars' })).toBeChecked()
    await user.type(await field(), 'Again')
    await user.click(screen.getByRole('button', { name: 'Post comment' }))
    await waitFor(() => expect(writes()).toMatchObject([{ body: { rating: null } }]))
    await waitFor(async () => expect(await field()).toHaveValue(''))
    await user.click(screen.getByRole('radio', { name: '5 stars' }))
    await user.click(screen.getByRole('button', { name: 'Post' }))
    await waitFor(() =>
      expect(writes()[1]).toMatchObject({
        path: '/rpc/rate_recipe',
        body: { recipe: 7, stars: 5 },
      }),
    )
  })

  it('keeps the text where it could not be posted, and says why', async () => {
    quietly()
    answerWrites = refuse('comment_limit')
    const user = open()
    await user.type(await field(), 'Once more')
    await user.click(screen.getByRole('button', { name: 'Post comment' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/a lot in a short time.*still here/)
    expect(await field()).toHaveValue('Once more')
    expect(screen.queryByText('Once more', { selector: 'p' })).toBeNull()
  })

  it('asks nobody to rate their own recipe', async () => {
    summary = { ...summary, is_own: true }
    open()
    await field()
    await screen.findByRole('img', { name: '4.3 of 5 stars' })
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('keeps what was begun, by person and recipe', async () => {
    const kept = () => JSON.parse(localStorage.getItem('user_a1_commentDrafts') ?? 'null')
    const user = open()
    await user.type(await field(), 'Half a thou')
    expect(kept()).toEqual([[7, 'Half a thou', expect.any(String)]])
    open()
    await waitFor(() => expect(screen.getAllByLabelText('Your comment')).toHaveLength(2))
    const later = await pick(screen.findAllByLabelText('Your comment'), 1)
    expect(later).toHaveValue('Half a thou')
    await user.clear(later)
    expect(kept()).toEqual([])
  })

  it('counts the characters near the end, and sends no text that is too long', async () => {
    const user = open()
    await user.click(await field())
    await user.paste('x'.repeat(2001))
    expect(screen.getByText('1 character too many')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Post comment' }))
    expect(screen.getByText(/room for 2,000 characters/)).toBeVisible()
    expect(writes()).toEqual([])
  })
})

it('likes by the plain update, and a failed like only goes back', async () => {
  rows = [row('one', { likes: 2 })]
  const user = open()
  const like = () => screen.findByRole('button', { name: /^Like what Bo says/ })
  await user.click(await like())
  await screen.findByRole('button', { name: 'Like what Bo says, 3 likes' })
  expect(await like()).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { method: 'PATCH', path: '/comments?id=eq.one', body: { liked_by: ['a1'], likes: 3 } },
    ]),
  )
  rows = [row('one', { likes: 3, is_liked: true })]
  const warned = quietly()
  answerWrites = () => Response.json({ message: 'down' }, { status: 503 })
  await user.click(await like())
  await waitFor(() => expect(warned).toHaveBeenCalled())
  await waitFor(async () => expect(await like()).toHaveAttribute('aria-pressed', 'true'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('folds away what is reported or hidden, and shows it to who asks', async () => {
  rows = [row('one', { folded: 'reported', content: '' })]
  const user = open()
  expect(await screen.findByText(/Several people reported this/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show it' }))
  expect(await screen.findByText('The hidden words')).toBeVisible()
  await choose(user, 'Hide')
  expect(await screen.findByText('You hid this.')).toBeVisible()
  await waitFor(() => expect(writes().at(-1)).toMatchObject({ body: { comment_id: 'one' } }))
})

it('reports with a reason, and takes it back', async () => {
  rows = [row('one')]
  const user = open()
  await choose(user, 'Report')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Could make somebody ill' }))
  await user.click(dialog.getByRole('button', { name: 'Report' }))
  await waitFor(() =>
    expect(writes()).toMatchObject([{ body: { comment_id: 'one', reason: 'unsafe' } }]),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(writes()[1]).toMatchObject({ method: 'DELETE' }))
})

it('blocks a person: all that they said is gone, and Undo asks for it again', async () => {
  const others = [row('two', { user_id: 'c3', user_name: 'Cy' })]
  const all = [row('one'), ...others]
  rows = all
  answerWrites = ({ method }) => {
    rows = method === 'POST' ? others : all
    return new Response(null, { status: 204 })
  }
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'More about what Bo says' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Block Bo' }))
  await waitFor(() => expect(screen.queryByText('What one says')).toBeNull())
  expect(screen.getByText('What two says')).toBeVisible()
  expect(writes()).toMatchObject([{ body: { blocker_id: 'a1', blocked_id: 'b2' } }])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('What one says')).toBeVisible()
})

it('edits in place, deletes at once and brings back', async () => {
  rows = [row('one', { user_id: 'a1', user_name: 'Ada' })]
  answerWrites = ({ method, path }) =>
    path.startsWith('/rpc/restore')
      ? Response.json(true)
      : Response.json(method === 'PATCH' ? [{ id: 'one' }] : [])
  const user = open()
  await choose(user, 'Edit')
  const editor = await pick(screen.findAllByLabelText('Your comment'), 1)
  expect(editor).toHaveValue('What one says')
  await user.type(editor, ' now')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('What one says now')).toBeVisible()
  expect(screen.getByText(/edited/)).toBeVisible()
  await choose(user, 'Delete')
  await waitFor(() => expect(screen.queryByText('What one says now')).toBeNull())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Comments' })).toHaveFocus())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('What one says')).toBeVisible()
  expect(writes().map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
    'PATCH /comments',
    'DELETE /comments',
    'POST /rpc/restore_comment',
  ])
})
