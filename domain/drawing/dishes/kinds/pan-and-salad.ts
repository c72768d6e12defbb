import { batterCake, hash, shredCakeWithEggs } from '../ways/egg-dishes.ts'
import { mashBeside, mashed, sausagesAndOnions } from '../ways/mash.ts'
import { pilaf } from '../ways/rice.ts'
import { overlapping, shredded, tossed } from '../ways/salads.ts'
import type { Serving } from './serving.ts'
import { browned, eggs, gravy, noodles, plate, salad, wok } from './usual.ts'

/** What is fried, and what is tossed. */
export const panKinds: Record<string, Serving> = {
  'stir-fry': wok,
  'basil-stir-fry': { ...wok, ground: 'thai' },
  'noodle-stir-fry': noodles,
  'noodle-salad': { ...noodles, ground: 'thai', colour: '#e3b878' },
  'sesame-noodles': { ...noodles, ground: 'chinese', colour: '#c98f4a' },
  'pan-roast': plate,
  'fish-in-the-pan': { ...plate, ground: 'mediterranean', colour: '#f2d894' },
  schnitzel: { ...plate, ground: 'american', colour: '#f2dca4' },
  'garlic-shrimp': { ...wok, ground: 'mediterranean', colour: '#c98a34' },
  patties: browned,
  'vegetable-fritters': browned,
  'corn-fritters': { ...browned, colour: '#e8b04a' },
  'chickpea-pancakes': { ...browned, colour: '#e3ae4a', ground: 'indian' },
  'sausages-and-onions': { ...plate, way: sausagesAndOnions, ground: 'american', colour: gravy },
  hash: { ...eggs, way: hash },
  'bubble-and-squeak': { ...eggs, way: shredCakeWithEggs, colour: '#d9a24a' },
  roesti: { ...eggs, way: shredCakeWithEggs, colour: '#dca23c' },
  'kimchi-pancake': { ...eggs, way: batterCake, ground: 'asian', colour: '#dd7f3c' },
  pajeon: { ...eggs, way: batterCake, ground: 'asian', colour: '#e8bd62' },
  'cabbage-pancake': { ...eggs, way: batterCake, ground: 'japanese', colour: '#cf943c' },
  'mash-and-sausages': { ...plate, way: mashBeside, ground: 'american', colour: gravy },
  'mash-and-something': { ...plate, way: mashBeside, ground: 'american', colour: gravy },
  colcannon: {
    ...plate,
    way: mashed,
    vessel: 'bowl',
    asWhole: false,
    isPlain: true,
    colour: '#f8e6ac',
  },
  polenta: {
    ...plate,
    way: mashed,
    vessel: 'bowl',
    ground: 'italian',
    asWhole: false,
    isPlain: true,
    colour: '#f8cb52',
  },
  'grain-salad': { ...salad, way: pilaf, colour: '#ecd09a' },
  'boiled-grain-salad': { ...salad, way: pilaf, colour: '#ecd09a' },
  'potato-salad': { ...salad, way: tossed, ground: 'american', colour: '#f6e7b4' },
  olivier: { ...salad, way: tossed, ground: 'american', colour: '#f6e7b4' },
  slaw: { ...salad, way: shredded, ground: 'american' },
  'bean-salad': { ...salad, way: tossed },
  'village-salad': { ...salad, way: tossed },
  caprese: { ...salad, way: overlapping, vessel: 'plate', ground: 'italian' },
  'caesar-salad': { ...salad, ground: 'american' },
  nicoise: { ...salad, vessel: 'plate', ground: 'french' },
  'warm-dinner-salad': { ...salad, vessel: 'plate' },
  'dinner-salad': { ...salad, vessel: 'plate' },
  panzanella: { ...salad, way: tossed, ground: 'italian' },
}
