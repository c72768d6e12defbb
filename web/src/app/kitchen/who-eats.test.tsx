import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  checkOption,
  defaultDietarySettings,
  type DietaryList,
  type DietarySettings,
} from '#domain/dietary-settings.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { todayQuery } from '#web/features/account/table/eaters-query.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { ada, renderAt, signedIn } from '../testing/render-app.tsx'
import { useDiet, useDietRules } from './use-diet.ts'
import { WhoeverEats } from './whoever-eats.tsx'

const avoiding = (list: DietaryList, id: string): DietarySettings =>
  checkOption(defaultDietarySettings, list, id, true)

const own = avoiding('restrictions', 'fish')
const finn = { id: 'f1', name: 'Finn', dietary_settings: avoiding('restrictions', 'eggs') }
const oma = { id: 'o1', name: 'Oma', dietary_settings: avoiding('preferences', 'vegetarian') }

beforeEach(() => vi.stubGlobal('indexedDB', memoryStorage()))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Rules() {
  const { settings, isKnown } = useDiet(ada.id)
  const rules = useDietRules(ada.id)
  const words = [...(rules?.restrictions ?? []), ...(rules?.preferences ?? [])].join(' ')
  return (
    <p data-testid="rules">
      {isKnown && settings !== undefined ? `known: ${words}` : `not known: ${words}`}
    </p>
  )
}

/** Ada, who avoids fish, with these at her table; null is a table that could not be read. */
function showTable(others: readonly object[] | null) {
  const seen = stubDataApi(({ path }) => {
    if (path.startsWith('/profiles')) return Response.json([{ dietary_settings: own }])
    if (others === null) return Response.json({ code: '42501', message: 'no' }, { status: 403 })
    return Response.json(others)
  })
  const page = (
    <>
      <WhoeverEats owner={ada.id} />
      <Rules />
    </>
  )
  return { seen, ...renderAt('/', page, signedIn) }
}

const chip = (name: string) => screen.findByRole('button', { name })
const rules = (words: string) =>
  vi.waitFor(() => expect(screen.getByTestId('rules')).toHaveTextContent(words), 15_000)

it('everybody eats, and what one of them avoids holds for all', async () => {
  showTable([finn, oma])
  expect(await chip('For: me, Finn and Oma')).toBeVisible()
  await rules('known: fish eggs vegetarian')
})

it('who eats alone is asked nothing, and keeps to their own settings', async () => {
  showTable([])
  await rules('known: fish')
  expect(screen.queryByRole('button')).toBeNull()
})

it('a table that could not be read is the strictest: nobody may be harmed by it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  showTable(null)
  await rules('not known: nuts shellfish fish eggs')
  expect(screen.queryByRole('button')).toBeNull()
})

it('who does not eat today is ticked off, until tomorrow', async () => {
  const { client } = showTable([finn, oma])
  await userEvent.click(await chip('For: me, Finn and Oma'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Who eats today?' }))
  expect(sheet.getByRole('checkbox', { name: /^Finn/ })).toHaveAccessibleName(/^Finn ?no eggs$/)
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Finn/ }))
  await rules('known: fish vegetarian')
  await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
  expect(await chip('For: me and Oma. Today without Finn')).toBeVisible()

  const tomorrow = new Date()
  tomorrow.setDate(tomorrow.getDate() + 1)
  vi.useFakeTimers({ toFake: ['Date'], now: tomorrow })
  await client.refetchQueries({ queryKey: todayQuery(ada.id, ada.id).queryKey })
  await rules('known: fish eggs vegetarian')
  expect(await chip('For: me, Finn and Oma')).toBeVisible()
})

it('oneself may be away, but not everybody', async () => {
  showTable([finn])
  await userEvent.click(await chip('For: me and Finn'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Who eats today?' }))
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Me/ }))
  await rules('known: eggs')
  expect(sheet.getByRole('checkbox', { name: /^Finn/ })).toBeDisabled()
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Me/ }))
  await rules('known: fish eggs')
})

const ben = {
  id: 'b1',
  name: 'Ben',
  dietary_settings: avoiding('restrictions', 'eggs'),
  member: true,
}
const unshared = { ...ben, dietary_settings: null }
const askBen = 'Not known for Ben: ask what they avoid.'

it('what a member shares holds for all, as what anybody else avoids', async () => {
  const { seen } = showTable([ben, oma])
  expect(await chip('For: me, Ben and Oma')).toBeVisible()
  await rules('known: fish eggs vegetarian')
  expect(seen.map(({ path }) => path)).toContain(
    `/rpc/table_of_kitchen?kitchen=${ada.id}&with_unshared=true`,
  )
})

it('who has shared nothing is nobody for whom a list is right, and is named as such', async () => {
  showTable([unshared, finn])
  expect(await chip('For: me and Finn. Today without Ben')).toBeVisible()
  await rules('known: fish eggs')
  expect(screen.queryByText(askBen)).toBeNull()
  await userEvent.click(await chip('For: me and Finn. Today without Ben'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Who eats today?' }))
  expect(sheet.getByRole('checkbox', { name: /^Ben/ })).not.toBeChecked()
  expect(sheet.getByRole('checkbox', { name: /^Ben/ })).toHaveAccessibleName(
    /^Ben ?Ben has not shared what they avoid: ask them\.$/,
  )

  // Also where they eat nothing is known of them, and that stands beside who eats.
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Ben/ }))
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Finn/ }))
  expect(sheet.getByRole('checkbox', { name: /^Me/ })).toBeDisabled()
  await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
  expect(await chip('For: me and Ben. Today without Finn')).toBeVisible()
  expect(screen.getByText(askBen)).toBeVisible()
  await rules('known: fish')
})

it('where this device keeps nothing, everybody eats', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  showTable([finn])
  await userEvent.click(await chip('For: me and Finn'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Who eats today?' }))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Finn/ }))
  await rules('known: fish eggs')
  expect(sheet.getByRole('checkbox', { name: /^Finn/ })).toBeChecked()
})
