import { expect, test } from 'vitest'
import { parseFacts } from './facts.ts'

const header =
  'ndb,description,kcal,protein_g,fat_g,saturated_g,carbohydrate_g,fibre_g,sugar_g,sodium_mg'

test('reads quoted descriptions, keeps the unknown unknown and turns sodium into salt', () => {
  const csv = `${header}\n01001,"BUTTER, ""SWEET"", WITH SALT",717,0.85,81.11,51.4,0.06,0,,643\n`
  expect(parseFacts(csv).get('01001')).toEqual({
    kcal: 717,
    protein: 0.85,
    carbohydrate: 0.06,
    fat: 81.11,
    saturated: 51.4,
    fibre: 0,
    sugar: null,
    salt: 1.61,
  })
})

test('a row that is no food is an error', () => {
  expect(() => parseFacts(`${header}\n01001,BUTTER,lots,0,0,0,0,0,0,0`)).toThrow('kcal')
})
