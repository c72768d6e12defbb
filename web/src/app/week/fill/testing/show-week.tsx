import { act } from '@testing-library/react'
import { wholeCards, wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import type { Access } from '#domain/access.ts'
import { checkOption, defaultDietarySettings } from '#domain/dietary-settings.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { recipeCardsQuery, vocabularyQuery } from '#web/lib/catalogue.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { accessIn, ada, renderAt } from '../../../testing/render-app.tsx'
import { WeekScreen } from '../../week-screen.tsx'

const home = ['spinach', 'leek', 'mushroom', 'egg', 'rice', 'pasta', 'onion', 'lentil', 'potato']

const pantryRow = (ingredient: string) => ({
  id: crypto.randomUUID(),
  user_id: ada.id,
  name: ingredient,
  category: 'Other',
  quantity: 1,
  amount_stated: false,
  unit: 'piece',
  ingredient,
  typed_as: null,
  status: 'have',
  stocked_at: new Date().toISOString(),
  created_at: new Date().toISOString(),
  place: null,
  opened_at: null,
  best_before: null,
  used_up_by: null,
})

/** She eats no meat. */
export const mia = {
  id: 'm1',
  name: 'Mia',
  dietary_settings: checkOption(defaultDietarySettings, 'preferences', 'vegetarian', true),
}
/** Nobody here knows what he avoids. */
export const unshared = { id: 'u1', name: 'Uli', dietary_settings: null }

interface Shown {
  rows?: readonly object[]
  others?: readonly object[]
  situation?: Access['situation']
}

/** Ada's week, at home with a few things that spoil; returns what is written to her plan. */
export async function showWeek({ rows = [], others = [], situation = 'trial' }: Shown = {}) {
  const seen = stubDataApi(({ method, path }) => {
    if (method !== 'GET') return Response.json([])
    if (path.startsWith('/planned_meals')) return Response.json(rows)
    if (path.startsWith('/pantry_items')) return Response.json(home.map(pantryRow))
    if (path.startsWith('/rpc/table_of_kitchen')) return Response.json(others)
    if (path.startsWith('/profiles'))
      return Response.json([{ dietary_settings: defaultDietarySettings }])
    return Response.json([])
  })
  const [cards, vocabulary] = await Promise.all([wholeCards(), wholeVocabulary()])
  const page = (
    <>
      <main>
        <WeekScreen />
      </main>
      <Toaster />
    </>
  )
  const { client } = renderAt('/plan', page, { user: ada, access: accessIn(situation) })
  act(() => {
    client.setQueryData(recipeCardsQuery.queryKey, cards)
    client.setQueryData(vocabularyQuery.queryKey, vocabulary)
  })
  return () =>
    seen.filter(({ method, path }) => method !== 'GET' && path.startsWith('/planned_meals'))
}
