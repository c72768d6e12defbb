import { expect, it } from 'vitest'
import { cuisineName } from './cuisine-name.ts'

it('writes the name of a cuisine, however many words it has', () => {
  expect(['west-african', 'korean', 'östlich'].map(cuisineName)).toEqual([
    'West African',
    'Korean',
    'Östlich',
  ])
})
