import { expect, it } from 'vitest'
import { parseLine } from './parse-line.ts'

it.each([
  ['6 pears, pips and fibres scooped out', 'pears', 'pips and fibres scooped out'],
  ['2 bunches kale, spines and ribs discarded', 'kale', 'spines and ribs discarded'],
  ['2 quail, prepared and wrapped in ham', 'quail', 'prepared and wrapped in ham'],
  ['12 scallops tough muscle removed', 'scallops', 'tough muscle removed'],
  ['6 clams in their shells', 'clams', 'in their shells'],
  ['2 lb marrows 6 to 8 inches long', 'marrows', '6 to 8 inches long'],
  ['8 wraps used for tacos', 'wraps', 'used for tacos'],
  ['1 egg well beaten with salt', 'egg', 'well beaten with salt'],
  ['1 onion stuck with 3 cloves', 'onion', 'stuck with 3 cloves'],
  ['¼ cup chives chopped with 1 shallot', 'chives', 'chopped with 1 shallot'],
  ['2 tbsp brine from the olives', 'brine from the olives', null],
  ['2 cups seeded and chopped plums', 'plums', 'seeded and chopped'],
  ['1 tsp fried and crumbled sage', 'sage', 'fried and crumbled'],
  ['1 tsp dried and crumbled sage', 'dried and crumbled sage', null],
  ['4 slices seeded bread', 'seeded bread', null],
  ['1 cup unsifted rye flour', 'rye flour', 'unsifted'],
  ['1 cup well-shaken, canned oat milk', 'canned oat milk', 'well-shaken'],
  ['1 cup crushed canned tomatoes', 'canned tomatoes', 'crushed'],
  ['1 cup canned crushed tomatoes', 'canned crushed tomatoes', null],
  ['1 lb thin-skinned potatoes', 'thin-skinned potatoes', null],
  ['1 tbsp cold pressed walnut oil', 'cold pressed walnut oil', null],
  ['tops from 2 leeks', 'leeks', null],
  ['2 kg veal shank, knuckle, and neck bones', 'veal shank, knuckle, and neck bones', null],
])('parts %j at what is said of its name', (text, name, preparation) => {
  expect(parseLine(text)).toMatchObject({ name, preparation })
})
