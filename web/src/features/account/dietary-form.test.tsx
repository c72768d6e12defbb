import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { defaultDietarySettings, type DietaryOption } from '#domain/dietary-settings.ts'
import { millisecondsPer } from '#domain/time-units.ts'
import { queryClient } from '#web/lib/query-client.ts'

import { AuthContext } from './auth-context.ts'
import { DietaryForm } from './dietary-form.tsx'
import { stubDataApi } from './testing/data-api.ts'
import { accessOf } from './user-access.ts'
import { browserSession } from './browser-session.ts'

const dayInMilliseconds = millisecondsPer.day

/** The form of somebody whose account is so old. */
function showForm(daysOld: number) {
  const user = {
    id: 'ana',
    email: 'ana@example.com',
    name: 'Ana',
    profileCreatedAt: new Date(Date.now() - daysOld * dayInMilliseconds),
    isAnonymous: false,
  }
  const seen = stubDataApi(({ method }) =>
    method === 'GET'
      ? Response.json([{ dietary_settings: null }])
      : new Response(null, { status: 204 }),
  )
  const auth = {
    ...browserSession,
    user,
    loading: false,
    access: accessOf(user, new Date()),
    reloadSubscription: () => Promise.resolve(),
    secondStep: false,
    offered: null,
    cameByLink: false,
    enter: () => Promise.resolve(),
  }
  render(
    <QueryClientProvider client={queryClient}>
      <AuthContext value={auth}>
        <DietaryForm userId="ana" gate={<p>the gate</p>} />
      </AuthContext>
    </QueryClientProvider>,
  )
  return seen
}

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const list = (name: string) => within(screen.getByRole('group', { name }))
const namesOf = (options: readonly DietaryOption[]) => options.map(({ name }) => name)

it('shows every list with every option', async () => {
  showForm(1)
  await screen.findByRole('group', { name: 'How you eat' })
  const shown = screen.getAllByRole('group').map((group) =>
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  )
  const {
    restrictions,
    preferences,
    otherRestrictions,
    missingEquipment,
    ownEquipment,
    ...others
  } = defaultDietarySettings
  const [rennet = [], ...further] = otherRestrictions.map((each) => [each])
  expect(shown).toEqual(
    [
      restrictions,
      preferences,
      further.flat(),
      rennet,
      missingEquipment,
      ownEquipment,
      ...Object.values(others),
    ].map((options) => namesOf(options)),
  )
  expect(list('More allergens').getAllByRole('button')).toHaveLength(9)
  expect(list('Also avoid').getByRole('button', { name: 'Animal rennet' })).toBeVisible()
})

it('saves a click at once by the call for dietary settings', async () => {
  const seen = showForm(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Nuts' }))
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: '/profiles?id=eq.ana',
      body: {
        dietary_settings: {
          restrictions: expect.arrayContaining([
            {
              id: 'nuts',
              name: 'Nuts',
              checked: true,
              allergens: ['nuts', 'tree nuts', 'peanuts'],
            },
          ]),
        },
      },
    }),
  )
})

it('locks what belongs to the plan, and never what one avoids or how one eats', async () => {
  showForm(20)
  await screen.findByRole('group', { name: 'How you eat' })
  expect(screen.getByText('the gate')).toBeVisible()
  for (const name of [
    'Allergies and what to avoid',
    'How you eat',
    'More allergens',
    'Not in your kitchen',
  ]) {
    for (const button of list(name).getAllByRole('button')) expect(button).toBeEnabled()
  }
  for (const name of ['Cuisines you like', 'Meals you cook', 'Time you have', 'Difficulty']) {
    for (const button of list(name).getAllByRole('button')) expect(button).toBeDisabled()
  }
})
