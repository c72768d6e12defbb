import { expect, test } from 'vitest'
import { isToldBy } from './is-told.ts'

test.each([
  ['hähnchen', 'hähnchenpfanne mit reis', true, true],
  ['lachs', 'gebratene lachse', true, true],
  ['ente', 'gebratene ente', true, true],
  ['ente', 'für besondere momente', true, false],
  ['hase', 'mit haselnüssen', true, false],
  ['lamm', 'flammkuchen mit zwiebeln', true, false],
  ['reh', 'einmal umdrehen', true, false],
  ['saumon', 'saumons grillés', false, true],
  ['lieu', 'jusqu’au milieu', false, false],
  ['bar', 'sauce barbecue', false, false],
])('of %s “%s” tells (joined %s): %s', (name, text, isJoined, isTold) => {
  expect(isToldBy(name, text, isJoined)).toBe(isTold)
})
