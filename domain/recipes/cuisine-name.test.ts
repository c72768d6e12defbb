import { afterEach, expect, it } from 'vitest'
import { findSpeakerBy } from '../texts/speaker.ts'
import { cuisineName } from './cuisine-name.ts'
import { kindName } from './kind-name.ts'
import { allCuisines, allMealTypes, difficulties, seasons } from './kinds.ts'
import { diets } from './diets.ts'

afterEach(() => findSpeakerBy(() => undefined))

const kinds = [...allMealTypes, ...seasons, ...diets, ...difficulties]

it('writes the name of a cuisine, however many words it has', () => {
  expect(['west-african', 'korean', 'östlich'].map(cuisineName)).toEqual([
    'West African',
    'Korean',
    'Östlich',
  ])
})

it('has for translators the names that English has without them', () => {
  const english = [allCuisines.map(cuisineName), kinds.map(kindName)]
  findSpeakerBy(() => ({ tag: 'en-XA', translate: () => undefined }))
  expect([allCuisines.map(cuisineName), kinds.map(kindName)]).toEqual(english)
})

it('names what is ours in the language of its reader, and leaves what somebody brought', () => {
  findSpeakerBy(() => ({ tag: 'de', translate: (english) => english.replace(/\|.*|$/, '!') }))
  expect(['korean', 'östlich', 'constructor'].map(cuisineName)).toEqual([
    'Korean!',
    'Östlich',
    'Constructor',
  ])
  expect(['winter', 'feast'].map(kindName)).toEqual(['Winter!', 'Feast'])
})
