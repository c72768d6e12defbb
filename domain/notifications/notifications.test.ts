import { describe, expect, test } from 'vitest'
import { grouped } from './groups.ts'
import type { Notification } from './notification.ts'
import { linkedComment, linkedList, placeOf } from './place.ts'
import { countsInWords, groupInWords } from './words.ts'

const comment = 'c0000000-0000-4000-8000-000000000001'
const answer = 'c0000000-0000-4000-8000-000000000002'
const list = 'c0000000-0000-4000-8000-000000000003'
let made = 0

function one(kind: Notification['kind'], by: string | null, more: Partial<Notification> = {}) {
  made += 1
  const told: Notification = {
    id: String(made),
    kind,
    actor: by === null ? null : { id: by.toLowerCase(), name: by, avatar: null },
    commentId: null,
    parentId: null,
    excerpt: null,
    recipeId: null,
    recipeTitle: null,
    isUserRecipe: false,
    outcome: null,
    act: null,
    subject: null,
    subjectTitle: null,
    personId: null,
    list: null,
    createdAt: `2026-11-26T20:00:00.${made}Z`,
    isRead: false,
    ...more,
  }
  return told
}
const like = (by: string, more: Partial<Notification> = {}) =>
  one('like', by, { commentId: comment, recipeId: 7, ...more })
const atShop = (by: string, things: number, id = list) =>
  one('shopping', by, { list: { id, name: 'Weekly', things } })
const words = (...all: Notification[]) => grouped(all).map(groupInWords)
const places = (...all: Notification[]) => grouped(all).map(placeOf)

describe('groups', () => {
  test('the same of several people is one line, where its newest is', () => {
    const other = like('Dee', { commentId: answer })
    expect(words(like('Ada'), other, like('Bo'), like('Cleo'), like('Ada'))).toEqual([
      'Ada and 2 others liked your comment',
      'Dee liked your comment',
    ])
  })
  test('what is new does not hide among what was read', () => {
    expect(words(like('Ada'), like('Bo', { isRead: true }))).toEqual([
      'Ada liked your comment',
      'Bo liked your comment',
    ])
  })
  test('each report is answered by itself', () => {
    const report = (outcome: Notification['outcome']) =>
      one('report', null, { outcome, subject: 'recipe' })
    expect(words(report('acted'), report('dismissed'))).toEqual([
      expect.stringContaining('did something about it'),
      expect.stringContaining('found nothing wrong'),
    ])
  })
})

test.each<[string, Notification[]]>([
  ['Ada and Bo follow you now', [one('follow', 'Ada'), one('follow', 'Bo')]],
  ['Ada follows you now', [one('follow', 'Ada')]],
  ['Ada commented on your recipe “Stew”', [one('comment', 'Ada', { recipeTitle: 'Stew' })]],
  [
    'A moderator hid your recipe “Stew”: only you see it now.',
    [one('moderation', null, { act: 'hide', subject: 'recipe', subjectTitle: 'Stew' })],
  ],
  ['Ben is at the shop: 12 things on “Weekly”', [atShop('Ben', 12)]],
  ['Ben is at the shop: 1 thing on “Weekly”', [atShop('Ben', 1)]],
  ['Ada and Ben are at the shop: 2 things on “Weekly”', [atShop('Ada', 2), atShop('Ben', 3)]],
])('%s', (expected, all) => {
  expect(words(...all)).toEqual([expected])
})

describe('places', () => {
  test('a reply below its comment, a comment on somebody’s own recipe, a person', () => {
    const reply = one('reply', 'Ada', { commentId: answer, parentId: comment, recipeId: 7 })
    const own = one('comment', 'Ada', { commentId: comment, recipeId: 9, isUserRecipe: true })
    expect(places(reply, own, one('follow', 'Ada'))).toEqual([
      `/recipe/7#comment-${comment}/${answer}`,
      `/user-recipe/9#comment-${comment}`,
      '/profile/ada',
    ])
  })
  test('several followers lead to one’s own profile, and what is gone nowhere', () => {
    const gone = one('report', null, { subject: 'comment', outcome: 'acted' })
    expect(places(one('follow', 'Ada'), one('follow', 'Bo'), gone)).toEqual(['/profile', null])
  })
  test('who is at the shop leads to the list, one line for each of them', () => {
    const groups = places(atShop('Ada', 2), atShop('Ben', 3), atShop('Ben', 3, comment))
    expect(groups).toEqual([`/shopping-list#list-${list}`, `/shopping-list#list-${comment}`])
    expect(linkedList(`#list-${list}`)).toBe(list)
    expect(linkedList('#lists')).toBeNull()
  })
  test('a mail says how often, in numbers', () => {
    expect(countsInWords({ shopping: 2, follow: 1 })).toEqual([
      '1 new follower',
      '2 times somebody was at the shop',
    ])
  })
  test('a hash says which comment', () => {
    expect(linkedComment(`#comment-${comment}`)).toEqual({ thread: comment, reply: null })
    expect(linkedComment(`#comment-${comment}/${answer}`)).toEqual({
      thread: comment,
      reply: answer,
    })
    expect(linkedComment('#comments')).toBeNull()
  })
})
