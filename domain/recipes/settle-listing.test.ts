import { describe, expect, it } from 'vitest'
import { accessAt } from '../access.ts'
import { checkOption, defaultDietarySettings, type DietaryList } from '../dietary-settings.ts'
import { lackedBy } from './lacked.ts'
import { nothingChosen } from './listing-choice.ts'
import { openChoice, settleListing } from './settle-listing.ts'
import { wholeListing } from './listing.ts'

const account = {
  signedIn: true,
  anonymous: false,
  profileCreatedAt: new Date('2026-01-01'),
  subscriptionStatus: null,
  offer: 'paid' as const,
}
const now = new Date('2026-06-01')
const expired = accessAt(now, account)
const subscribed = accessAt(now, { ...account, subscriptionStatus: 'active' })
const visitor = accessAt(now, { ...account, signedIn: false })

function settingsWith(...checked: [DietaryList, string][]) {
  return checked.reduce(
    (settings, [list, id]) => checkOption(settings, list, id, true),
    defaultDietarySettings,
  )
}
const ada = settingsWith(
  ['preferences', 'vegetarian'],
  ['restrictions', 'nuts'],
  ['cuisineOptions', 'thai'],
  ['cookingTimeOptions', 'under-15'],
  ['cookingTimeOptions', 'under-30'],
  ['difficultyOptions', 'easy'],
)

describe('dietary settings', () => {
  it('are what the list begins with, and diets and allergies always hold', () => {
    const { query, fromSettings } = settleListing(nothingChosen, ada, subscribed)
    expect(query).toEqual({
      ...wholeListing,
      preferences: ['vegetarian'],
      restrictions: ['nuts'],
      cuisines: ['thai'],
      maxMinutes: 30,
      difficulties: ['easy'],
    })
    expect([...fromSettings]).toEqual(['cuisines', 'difficulties', 'maxMinutes'])
  })

  it('give way to what is chosen, but never diets and allergies', () => {
    const choice = {
      ...nothingChosen,
      cuisines: ['italian'],
      maxMinutes: null,
      restrictions: ['dairy'] as const,
    }
    const { query, fromSettings } = settleListing(choice, ada, subscribed)
    expect(query).toMatchObject({
      cuisines: ['italian'],
      maxMinutes: null,
      restrictions: ['dairy', 'nuts'],
      preferences: ['vegetarian'],
    })
    expect([...fromSettings]).toEqual(['difficulties'])
  })

  it('are opened by asking for everything', () => {
    const { query } = settleListing(openChoice(ada), ada, subscribed)
    expect(query).toMatchObject({ cuisines: [], difficulties: [], maxMinutes: null })
    expect(openChoice(null)).toEqual(nothingChosen)
  })

  it('take any time where one of the times is open', () => {
    const settings = checkOption(ada, 'cookingTimeOptions', 'over-60', true)
    expect(settleListing(nothingChosen, settings, subscribed).query.maxMinutes).toBeNull()
  })
})

describe('what the words of a search ask for', () => {
  const choice = { ...nothingChosen, text: 'egg free cake under 20 minutes' }

  it('holds with the settings, and is no word to search for', () => {
    const { query, fromSettings } = settleListing(choice, ada, subscribed)
    expect(query).toMatchObject({ text: 'cake', restrictions: ['nuts', 'eggs'], maxMinutes: 20 })
    expect([...fromSettings]).toEqual(['cuisines', 'difficulties', 'maxMinutes'])
    expect([...settleListing(choice, null, visitor).fromSettings]).toEqual([])
  })

  it('holds also where words are searched for as they were typed', () => {
    const { query } = settleListing({ ...choice, exactText: true }, null, visitor)
    expect(query).toMatchObject({ text: 'cake', restrictions: ['eggs'] })
  })
})

describe('a kitchen that lacks something', () => {
  const ovenless = settingsWith(['missingEquipment', 'oven'])

  it('is where the list begins, whatever the plan, and gives way to what is chosen', () => {
    for (const access of [expired, subscribed, visitor]) {
      const { query, fromSettings } = settleListing(nothingChosen, ovenless, access)
      expect(query.facts).toEqual(['without-oven'])
      expect([...fromSettings]).toEqual(['facts'])
    }
    expect(settleListing({ ...nothingChosen, facts: [] }, ovenless, expired).query.facts).toEqual(
      [],
    )
    expect(openChoice(ovenless).facts).toEqual([])
    expect(openChoice(null).facts).toBeUndefined()
  })

  it('hides none of the recipes of which nobody looked what they need', () => {
    const own = { ...nothingChosen, scope: 'own' as const }
    expect(settleListing(own, ovenless, subscribed).query.facts).toEqual([])
  })

  it('is understood in settings of an earlier version, which say nothing of it', () => {
    const { missingEquipment: _, ...earlier } = defaultDietarySettings
    expect(lackedBy(JSON.parse(JSON.stringify(earlier)))).toEqual([])
  })
})

describe('what the plan opens', () => {
  const asked = {
    ...nothingChosen,
    sort: 'rated' as const,
    minRating: 4,
    premium: true,
    seasons: ['autumn'],
    difficulties: ['hard'],
    restrictions: ['nuts'] as const,
    meals: ['dinner'],
    maxMinutes: 30,
    maxMissing: 0 as const,
  }

  it.each([['expired', expired] as const, ['a visitor', visitor] as const])(
    'is left out for %s, and named; allergies and the plain filters hold',
    (_, access) => {
      const { query, locked } = settleListing(asked, null, access)
      expect(query).toEqual({
        ...wholeListing,
        restrictions: ['nuts'],
        meals: ['dinner'],
        maxMinutes: 30,
        maxMissing: 0,
      })
      expect(locked).toEqual(['sort', 'seasons', 'minRating', 'premium', 'difficulties'])
    },
  )

  it('is open to subscribers', () => {
    const { query, locked } = settleListing(asked, null, subscribed)
    expect(query).toMatchObject({ sort: 'rated', minRating: 4, difficulties: ['hard'] })
    expect(locked).toEqual([])
  })

  it('is not called refused where only the settings would have asked for it', () => {
    const { query, locked } = settleListing(nothingChosen, ada, expired)
    expect(query.difficulties).toEqual([])
    expect(locked).toEqual([])
  })
})

describe.each(['pending', 'failed'] as const)('while it is %s what an account has', (basis) => {
  const unknown = accessAt(now, account, basis)

  it('asks for what somebody chose, and leaves it to the database', () => {
    const choice = { ...nothingChosen, minRating: 4 }
    const { query, locked } = settleListing(choice, ada, unknown)
    expect(query.minRating).toBe(4)
    expect(locked).toEqual([])
  })

  it('asks for nothing that nobody chose and the database may refuse', () => {
    const { query } = settleListing(nothingChosen, ada, unknown)
    expect(query.difficulties).toEqual([])
    expect(query.restrictions).toEqual(['nuts'])
  })
})
