import { expect, test } from 'vitest'
import { findSpeakerBy } from '../texts/speaker.ts'
import { noteWhenScaled } from './scale-note.ts'

test.each([
  ['bone in, skin on, about 1.1 kg', 'bone in, skin on'],
  ['about 500 g, peeled, in wedges', 'peeled, in wedges'],
  ['from about 6 limes', null],
  ['skinless, about 160 g (6 oz) each', 'skinless, about 160 g (6 oz) each'],
  ['fillets of about 150 g', 'fillets of about 150 g'],
  ['about 600 g, in 2 cm (3/4 in) pieces', 'in 2 cm (3/4 in) pieces'],
  ['70 % cocoa, chopped', '70 % cocoa, chopped'],
  ['chopped', 'chopped'],
])('for other servings “%s” reads “%s”', (note, scaled) => {
  expect(noteWhenScaled(note, 2)).toBe(scaled)
  expect(noteWhenScaled(note, 1)).toBe(note)
})

test('no note stays no note', () => {
  expect(noteWhenScaled(null, 3)).toBeNull()
})

test.each([
  ['mit Knochen, etwa 1,1 kg', 'mit Knochen'],
  ['je 400 g, abgetropft', 'je 400 g, abgetropft'],
  ['in Würfeln von 2 cm', 'in Würfeln von 2 cm'],
  ['von 4 Zitronen', null],
])('of a German note “%s” stays %s', (note, kept) => {
  findSpeakerBy(() => ({ tag: 'de', translate: () => undefined }))
  expect(noteWhenScaled(note, 2)).toBe(kept)
  findSpeakerBy(() => undefined)
})
