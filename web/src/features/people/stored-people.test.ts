import { expect, test } from 'vitest'
import type { Activity } from './activity.ts'
import {
  storeActivities,
  storeFollowing,
  storePerson,
  storedActivities,
  storedFollowing,
  storedPerson,
} from './stored-people.ts'
import { personFromRow } from './person.ts'

const activity = (index: number): Activity => ({
  id: `comment:${index}`,
  type: 'comment',
  userId: 'bo',
  userName: 'Bo',
  userAvatar: null,
  recipeId: 1,
  recipeTitle: 'Soup',
  recipeImage: null,
  recipeOwner: null,
  content: 'Good',
  rating: null,
  otherId: null,
  otherName: null,
  createdAt: '2026-11-01T08:00:00.123456+00:00',
})

const bo = personFromRow(
  {
    id: 'bo',
    name: 'Bo',
    avatar_url: '/storage/v1/object/public/pictures/bo/1.webp',
    followers_count: 3,
    badges: [
      { id: 'first-dish', earned_at: '2026-11-01T08:00:00Z' },
      { id: 'of-a-later-version', earned_at: '2026-11-01T08:00:00Z' },
    ],
    is_following: true,
  },
  'https://larder.test',
)

test('a profile reads from a row, and again as it was kept', () => {
  expect(bo).toMatchObject({
    name: 'Bo',
    avatar: 'https://larder.test/storage/v1/object/public/pictures/bo/1.webp',
    followersCount: 3,
    dietaryPreferences: null,
    badges: [{ id: 'first-dish', name: 'First Dish', earnedAt: '2026-11-01T08:00:00Z' }],
  })
  storePerson('ada', 'bo', bo)
  expect(storedPerson('ada', 'bo')).toEqual(bo)
  expect(JSON.parse(localStorage.getItem('user_ada_userProfiles') ?? '')).toHaveLength(1)
})

test('the next account, and a visitor, have nothing of the former', () => {
  storePerson('ada', 'bo', bo)
  storeActivities('ada', [activity(1)])
  storeFollowing('ada', ['bo'])
  for (const other of ['eve', null]) {
    expect(storedPerson(other, 'bo')).toBeUndefined()
    expect(storedActivities(other)).toEqual([])
    expect(storedFollowing(other)).toBeUndefined()
  }
  expect(storedFollowing('ada')).toEqual(['bo'])
})

test('the fifty newest activities are kept, under the key of the specification', () => {
  storeActivities(
    'ada',
    Array.from({ length: 60 }, (_, index) => activity(index)),
  )
  expect(storedActivities('ada')).toHaveLength(50)
  expect(storedActivities('ada')[0]).toEqual(activity(0))
  expect(localStorage.getItem('user_ada_socialActivities')).not.toBeNull()
})

test('somebody who is not there any more is not remembered', () => {
  storePerson('ada', 'bo', bo)
  storePerson('ada', 'bo', null)
  expect(storedPerson('ada', 'bo')).toBeUndefined()
})

test('what somebody else wrote under the key is left out', () => {
  localStorage.setItem('user_ada_userProfiles', '{"id": "bo"}')
  localStorage.setItem('user_ada_socialActivities', '[{"id": 1}, 2, null]')
  localStorage.setItem('user_ada_following', '"bo"')
  expect(storedPerson('ada', 'bo')).toBeUndefined()
  expect(storedActivities('ada')).toEqual([])
  expect(storedFollowing('ada')).toBeUndefined()
})
