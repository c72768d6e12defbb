import { afterEach, describe, expect, test } from 'vitest'
import { findSpeakerBy } from '../texts/speaker.ts'
import { spokenCommand } from './spoken-command.ts'

test.each([
  ['Next', 'next'],
  ['next step, please', 'next'],
  ['next next', 'next'],
  ['Go back.', 'back'],
  ['start timer', 'timer'],
  ['OK set the timer', 'timer'],
  ['Say that again', 'repeat'],
  ['read aloud', 'repeat'],
  ['stop', 'stop'],
  ['stop the timer', 'stop'],
])('“%s” means %s', (heard, command) => {
  expect(spokenCommand(heard)).toBe(command)
})

test.each(['', 'what comes next is the salt', 'turn the back burner down', 'stop it burning'])(
  '“%s” is no command',
  (heard) => {
    expect(spokenCommand(heard)).toBeNull()
  },
)

const spoken: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  de: {
    next: ['Weiter', 'nächster Schritt', 'der nächste bitte', 'weiter weiter', 'Fertig.'],
    back: ['Zurück', 'einen Schritt zurück', 'vorheriger Schritt', 'geh zurück'],
    timer: ['Timer starten', 'Starte den Timer', 'stell die Uhr bitte', 'Wecker stellen', 'Timer'],
    repeat: [
      'Noch einmal',
      'nochmal',
      'wiederholen',
      'Lies das vor',
      'sag das noch mal',
      'Vorlesen',
    ],
    stop: ['Stopp', 'stop', 'Timer aus', 'Ruhe', 'Stoppe den Timer', 'Hör auf'],
  },
  fr: {
    next: [
      'Suivant',
      'étape suivante',
      'l’étape suivante',
      'Passez à la suite',
      'continuer',
      'C’est fait',
    ],
    back: ['Retour', 'en arrière', 'étape précédente', 'reviens en arrière', 'précédent'],
    timer: [
      'Lance le minuteur',
      'démarrer le minuteur',
      'Mettez un minuteur s’il vous plaît',
      'minuteur',
    ],
    repeat: ['Répète', 'répéter', 'encore une fois', 'Lis l’étape', 'relisez'],
    stop: ['Stop', 'arrête', 'Arrêtez le minuteur', 'coupe la sonnerie', 'silence', 'tais-toi'],
  },
  es: {
    next: ['Siguiente', 'el siguiente paso', 'adelante', 'Continúa', 'pasa al siguiente', 'listo'],
    back: ['Atrás', 'vuelve atrás', 'paso anterior', 'un paso atrás', 'anterior'],
    timer: ['Inicia el temporizador', 'pon un temporizador por favor', 'empezar el cronómetro'],
    repeat: ['Repite', 'otra vez', 'léelo', 'lee en voz alta', 'repítelo', 'de nuevo'],
    stop: ['Para', 'para ya', 'Detén el temporizador', 'apaga la alarma', 'silencio', 'stop'],
  },
  it: {
    next: [
      'Avanti',
      'prossimo passo',
      'il passaggio successivo',
      'vai avanti',
      'continua',
      'fatto',
    ],
    back: ['Indietro', 'torna indietro', 'passaggio precedente', 'il passo precedente'],
    timer: ['Avvia il timer', 'fai partire il timer', 'metti un timer per favore', 'timer'],
    repeat: [
      'Ripeti',
      'di nuovo',
      'ancora una volta',
      'un’altra volta',
      'rileggi',
      'leggi il passaggio',
    ],
    stop: ['Stop', 'ferma', 'ferma il timer', 'spegni la sveglia', 'spegni l’allarme', 'basta'],
  },
}

const talk: Readonly<Record<string, readonly string[]>> = {
  de: [
    'dann kommt das Salz',
    'der Schritt ist schwer',
    'stell die Pfanne weg',
    'noch mehr Salz',
    '',
  ],
  fr: ['encore un peu de sel', 'mets le sel', 'arrête de goûter la sauce', 'la suite demain', ''],
  es: ['para la salsa', 'pon la sartén', 'el siguiente es el arroz', 'lista de la compra', ''],
  it: ['ancora un po’ di sale', 'metti il sale', 'torna tra un’ora', 'il timer di ieri', ''],
}

describe.each(['de', 'fr', 'es', 'it'] as const)('in %s', (tag) => {
  afterEach(() => findSpeakerBy(() => undefined))
  const meantBy = (heard: string) => {
    findSpeakerBy(() => ({ tag, translate: () => undefined }))
    return spokenCommand(heard)
  }

  test('each command has several ways', () => {
    const said = Object.entries(spoken[tag] ?? {}).flatMap(([command, ways]) =>
      ways.map((way) => [way, command] as const),
    )
    expect(said.length).toBeGreaterThan(20)
    expect(said.map(([way]) => [way, meantBy(way)])).toEqual(said)
  })

  test('talk in the kitchen is none', () => {
    expect((talk[tag] ?? []).map((words) => [words, meantBy(words)])).toEqual(
      (talk[tag] ?? []).map((words) => [words, null]),
    )
  })
})
