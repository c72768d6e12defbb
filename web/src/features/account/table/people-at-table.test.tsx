import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkOption, defaultDietarySettings } from '#domain/dietary-settings.ts'
import { field, textField } from '#web/lib/json.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { storeMemberships } from '#web/lib/sync/store-memberships.ts'
import { flush, sendFor } from '#web/lib/sync/send.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { toastQueue } from '#web/ui/toast.ts'
import { type DataRequest, stubDataApi } from '../testing/data-api.ts'
import { PeopleAtTable } from './people-at-table.tsx'

interface Row {
  id: string
  name: string
  dietary_settings: unknown
}

/** What the backend holds. */
let rows: Row[] = []
let end = () => {}

function backend({ method, path, body }: DataRequest): Response {
  const id = /id=eq\.([^&]+)/.exec(path)?.[1]
  if (method === 'GET') return Response.json(rows)
  const [name, settings] = [textField(body, 'name'), field(body, 'dietary_settings')]
  if (method === 'POST') {
    const row = { id: textField(body, 'id') ?? '', name: name ?? '', dietary_settings: settings }
    rows = [...rows, row]
  }
  if (method === 'PATCH') {
    rows = rows.map((row) => {
      if (row.id !== id) return row
      const [kept, chosen] = [row.name, settings ?? row.dietary_settings]
      return { id, name: name ?? kept, dietary_settings: chosen }
    })
  }
  if (method === 'DELETE') rows = rows.filter((row) => row.id !== id)
  return new Response(null, { status: 204 })
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
  rows = []
  end = sendFor('ana')
})
afterEach(async () => {
  await flush()
  end()
  toastQueue.take()
  localStorage.clear()
  vi.unstubAllGlobals()
  queryClient.clear()
})

function show() {
  const seen = stubDataApi(backend)
  render(
    <QueryClientProvider client={queryClient}>
      <PeopleAtTable userId="ana" />
    </QueryClientProvider>,
  )
  return seen
}

const eggs = (checked: boolean) =>
  expect.objectContaining({
    restrictions: expect.arrayContaining([expect.objectContaining({ id: 'eggs', checked })]),
  })

it('adds somebody by name, and asks at once what they avoid', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Add somebody' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Who eats with you?' }))
  await userEvent.click(asked.getByRole('button', { name: 'Add' }))
  expect(asked.getByLabelText('Name')).toHaveAccessibleDescription('A name is needed.')
  await userEvent.type(asked.getByLabelText('Name'), ' Ella {Enter}')

  const ella = within(await screen.findByRole('dialog', { name: 'What Ella eats' }))
  await userEvent.click(ella.getByRole('button', { name: 'Eggs' }))
  expect(ella.getByRole('button', { name: 'Eggs' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(ella.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: /^Ella ?no eggs$/ })).toBeVisible()
  await flush()
  expect(rows).toEqual([{ id: expect.any(String), name: 'Ella', dietary_settings: eggs(true) }])
})

const ella: Row = {
  id: 'e1',
  name: 'Ella',
  dietary_settings: checkOption(defaultDietarySettings, 'restrictions', 'eggs', true),
}

it('changes a name, and keeps what another device chose meanwhile', async () => {
  rows = [ella]
  show()
  await userEvent.click(await screen.findByRole('button', { name: /^Ella ?no eggs$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What Ella eats' }))
  await userEvent.type(dialog.getByLabelText('Name'), ' Marie')
  // Another device has named a further allergy, which nobody here has seen.
  const further = checkOption(defaultDietarySettings, 'restrictions', 'nuts', true)
  rows = [{ ...ella, dietary_settings: checkOption(further, 'restrictions', 'eggs', true) }]
  await userEvent.click(dialog.getByRole('button', { name: 'Soy' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  await flush()
  expect(rows).toEqual([
    {
      id: 'e1',
      name: 'Ella Marie',
      dietary_settings: checkOption(
        checkOption(further, 'restrictions', 'eggs', true),
        'restrictions',
        'soy',
        true,
      ),
    },
  ])
})

it('removes somebody, and brings them back with all that they avoid', async () => {
  rows = [ella]
  show()
  await userEvent.click(await screen.findByRole('button', { name: /^Ella ?no eggs$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What Ella eats' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await vi.waitFor(() => expect(toastQueue.waiting()).toHaveLength(1), 15_000)
  await flush()
  expect(rows).toEqual([])
  const [said] = toastQueue.take()
  expect(said?.title).toBe('Ella is no longer at the table')
  said?.action?.onAction()
  expect(await screen.findByRole('button', { name: /^Ella ?no eggs$/ })).toBeVisible()
  await flush()
  expect(rows).toEqual([ella])
})

it('is twenty people at most', async () => {
  rows = Array.from({ length: 20 }, (_, at) => ({ ...ella, id: `e${at}`, name: `Guest ${at}` }))
  show()
  expect(await screen.findAllByRole('button')).toHaveLength(20)
  expect(screen.queryByRole('button', { name: 'Add somebody' })).toBeNull()
})

it('shows a helper who eats there, and nothing to change', async () => {
  rows = [{ id: 'e1', name: 'Ella', dietary_settings: defaultDietarySettings }]
  storeMemberships('ana', [{ kitchen: 'flat-2', epoch: 7, role: 'helper', isHere: true }])
  show()
  expect(await screen.findByText('Ella')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/its cooks change what is in it/)).toBeVisible()
})
