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
  ['de', 'mit Knochen, etwa 1,1 kg', 'mit Knochen'],
  ['de', 'je 400 g, abgetropft', 'je 400 g, abgetropft'],
  ['de', 'in Würfeln von 2 cm', 'in Würfeln von 2 cm'],
  ['de', 'von 4 Zitronen', null],
  ['fr', 'avec les os, environ 1,1 kg', 'avec les os'],
  ['fr', '400 g chacune, égouttées', '400 g chacune, égouttées'],
  ['fr', 'environ 150 g pièce', null],
  ['fr', 'environ 150 g la pièce', 'environ 150 g la pièce'],
  ['fr', 'en dés de 2 cm', 'en dés de 2 cm'],
  ['es', 'de unos 200 g cada uno', 'de unos 200 g cada uno'],
  ['es', 'pelado, unos 600 g', 'pelado'],
  ['it', 'da 400 g l’una', 'da 400 g l’una'],
  ['it', 'circa 9, a fette sottili', 'a fette sottili'],
])('of a note in %s “%s” stays %s', (tag, note, kept) => {
  findSpeakerBy(() => ({ tag, translate: () => undefined }))
  expect(noteWhenScaled(note, 2)).toBe(kept)
  findSpeakerBy(() => undefined)
})
