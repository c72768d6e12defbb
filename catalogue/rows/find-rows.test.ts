import { expect, test } from 'vitest'
import { findRows, indexRows } from './find-rows.ts'
import { parseRows } from './food-rows.ts'
import { rowInWords } from './row-words.ts'

const csv = `ndb,description,weight1_g,weight1_of,weight2_g,weight2_of
20012,"BULGUR, DRY",140,1 cup,,
20013,"BULGUR, CKD",182,1 cup,8.4,1 tbsp
11113,"CABBAGE,RED,CKD,BLD,DRND,WO/SALT",22,1 leaf,75,".5 cup, shredded"
03001,"BABYFOOD, BULGUR, STR",28.35,1 oz,,
18159,"COOKIES, CHOC CHIP, COMMLY PREP, REG",34,"1 serving,  3 cookies",28.35,1 oz`
const rows = parseRows(csv)
const index = indexRows(rows)

test.each([
  ['BULGUR, CKD', 'bulgur, cooked'],
  ['CABBAGE,RED,CKD,BLD,DRND,WO/SALT', 'cabbage, red, cooked, boiled, drained, without salt'],
  ['YOGURT, RED FAT, LO NA', 'yogurt, reduced fat, low sodium'],
])('%s in words', (description, words) => {
  expect(rowInWords(description)).toBe(words)
})

test('the row of the state that is asked for comes first, and baby food to who asks for it', () => {
  const first = (words: string) => findRows(words, index)[0]?.row.ndb
  expect(first('cooked bulgur')).toBe('20013')
  expect(first('bulgur')).not.toBe('03001')
  expect(first('strained bulgur baby food')).toBe('03001')
  expect(findRows('cooked bulgur', index)[0]?.score).toBe(1)
})

test('a weight says of how many it is', () => {
  const weights = (ndb: string) => rows.find((row) => row.ndb === ndb)?.weights
  expect(weights('11113')).toEqual([
    { grams: 22, amount: 1, of: 'leaf' },
    { grams: 75, amount: 0.5, of: 'cup, shredded' },
  ])
  expect(weights('18159')?.[0]).toEqual({ grams: 34, amount: 3, of: 'cookies' })
})
