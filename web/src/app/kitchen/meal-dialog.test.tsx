import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkOption, defaultDietarySettings } from '#domain/dietary-settings.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { ada, renderAt, signedIn } from '../testing/render-app.tsx'
import { type MealChoice, MealDialog } from './meal-dialog.tsx'

beforeEach(() => vi.stubGlobal('indexedDB', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

const eggs = checkOption(defaultDietarySettings, 'restrictions', 'eggs', true)
const finn = { id: 'f1', name: 'Finn', dietary_settings: eggs }
const ben = { id: 'b1', name: 'Ben', dietary_settings: null, member: true }
const askBen = 'Not known for Ben: ask what they avoid.'

/** The dialog for Ada, Finn who must not eat eggs, and Ben who has shared nothing; and what is saved with it. */
function open(eaters: MealChoice['eaters'] = null) {
  stubDataApi(({ path }) =>
    Response.json(
      path.startsWith('/profiles') ? [{ dietary_settings: defaultDietarySettings }] : [finn, ben],
    ),
  )
  const saved: MealChoice[] = []
  renderAt(
    '/',
    <MealDialog
      owner={ada.id}
      title="Plan this"
      saveLabel="Plan it"
      start={{ day: '2026-11-25', meal: 'dinner', servings: null, eaters }}
      usualServings={4}
      onSave={(choice) => saved.push(choice)}
      onClose={() => undefined}
    />,
    signedIn,
  )
  return saved
}

const person = (name: RegExp) => screen.findByRole('checkbox', { name })
const save = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Plan it' }))
}

it('who has not shared what they avoid eats only where somebody says so, and that is never called nothing', async () => {
  const saved = open()
  expect(await person(/^Ben/)).not.toBeChecked()
  expect(await person(/^Ben/)).toHaveAccessibleName(
    /^Ben ?Ben has not shared what they avoid: ask them\.$/,
  )
  expect(await person(/^Finn/)).toBeChecked()
  await save()
  await userEvent.click(await person(/^Ben/))
  expect(screen.getByText(askBen)).toBeVisible()
  await save()
  expect(saved).toMatchObject([
    { eaters: null, servings: 2 },
    { eaters: [ada.id, 'f1', 'b1'], servings: 3 },
  ])
})

it('at least one person eats of whom it is known what they avoid', async () => {
  const saved = open([ada.id, 'b1'])
  expect(await person(/^Ben/)).toBeChecked()
  expect(await person(/^Me/)).toBeDisabled()
  await userEvent.click(await person(/^Finn/))
  await userEvent.click(await person(/^Me/))
  await userEvent.click(await person(/^Ben/))
  expect(await person(/^Finn/)).toBeDisabled()
  await save()
  expect(saved).toMatchObject([{ eaters: ['f1'], servings: 1 }])
})
