/** What one may say in cook mode. */
export type SpokenCommand = 'next' | 'back' | 'timer' | 'repeat' | 'stop'

/**
 * How a language says each: as `foldText` writes what was heard, without accents and apostrophes. Whole sayings: "next" within a
 * talk in the kitchen turns no page.
 */
export interface Sayings {
  commands: readonly (readonly [SpokenCommand, RegExp])[]
  /** What may stand around one and says nothing. */
  around: RegExp
}

export const english: Sayings = {
  commands: [
    ['next', /^(?:next(?: (?:step|one|page))?|go on|continue|forward|done)$/u],
    ['back', /^(?:(?:go |step )?back|previous(?: step)?|last step)$/u],
    ['timer', /^(?:start|set)(?: (?:the|a|this))? ?(?:timer|clock)s?$|^timer(?: please)?$/u],
    [
      'repeat',
      /^(?:repeat(?: (?:that|it|the step))?|again|say (?:it|that) again|read(?: (?:it|that|the step|aloud|it aloud))?)$/u,
    ],
    [
      'stop',
      /^(?:stop(?: (?:the )?(?:timer|clock|alarm|ringing|reading|it))?|quiet|silence|ok stop)$/u,
    ],
  ],
  around: /^(?:(?:ok|okay|hey|um|please|now|and|the)\s)+|\s(?:please|now)$/gu,
}

export const german: Sayings = {
  commands: [
    [
      'next',
      /^(?:(?:mach |und |geh )?weiter|weiter gehts|gehts? weiter|vorwarts|(?:zum |zur )?nachste[rsn]?(?: (?:schritt|seite))?|next|fertig|erledigt)$/u,
    ],
    [
      'back',
      /^(?:(?:gehe? |(?:eine?n? )?schritt |wieder )?zuruck|(?:zum )?(?:vorige[rn]?|vorherige[rn]?|letzte[rn]?) schritt|vorherige[rs]?|vorige[rs]?)$/u,
    ],
    [
      'timer',
      /^(?:(?:starte?|stelle?|setze?|aktiviere?)(?: (?:den|die|einen|eine))? (?:timer|wecker|uhr|kuchenuhr|kurzzeitwecker|zeit)|(?:den |die )?(?:timer|wecker|uhr|kuchenuhr|kurzzeitwecker|zeit) (?:starten|stellen|start|an|setzen|aktivieren|los)|timer)$/u,
    ],
    [
      'repeat',
      /^(?:wiederholen|(?:bitte )?wiederhole?(?: (?:das|es|den schritt))?|(?:noch ?mal|noch einmal)(?: (?:vor)?lesen)?|sage? (?:das|es) (?:noch ?mal|noch einmal)|(?:schritt )?vorlesen|lies(?: (?:das|es|den schritt))?(?: (?:noch ?mal|noch einmal))? vor|was war das)$/u,
    ],
    [
      'stop',
      /^(?:stopp?e?(?: (?:den|die|das) (?:timer|wecker|uhr|alarm|vorlesen))?|(?:den )?(?:timer|wecker|alarm|uhr) (?:aus|stopp?|stoppen|ausmachen|beenden)|(?:mach )?(?:den )?(?:timer|wecker|alarm) aus|halt|anhalten|aufhoren|hore? auf|ruhe|(?:sei )?still|schluss)$/u,
    ],
  ],
  around:
    /^(?:(?:ok|okay|hey|hallo|ahm?|so|also|bitte|jetzt|nun|und|der|die|das)\s)+|(?:\s(?:bitte|jetzt|nun|mal))+$/gu,
}

export const french: Sayings = {
  commands: [
    [
      'next',
      /^(?:suivante?|(?:passe[rz]? )?(?:a )?l?etape suivante|(?:passe[rz]? )?(?:a )?(?:la )?(?:prochaine etape|suite)|page suivante|continue[rz]?|avance[rz]?|en avant|cest fait|termine|fini)$/u,
    ],
    [
      'back',
      /^(?:retour(?: en arriere)?|en arriere|(?:reviens|revenir|revenez|retourne[rz]?)(?: en arriere| a l?etape (?:precedente|davant))?|(?:a )?l?etape (?:precedente|davant)|precedente?|recule[rz]?)$/u,
    ],
    [
      'timer',
      /^(?:(?:(?:lance|demarre|active|declenche)[rz]?|mets|mettre|mettez)(?: (?:le|la|un|une))? (?:minuteur|minuterie|timer|chrono|chronometre|compte a rebours)|minuteur|minuterie|timer)$/u,
    ],
    [
      'repeat',
      /^(?:repete[rz]?(?: (?:ca|cela|letape))?|encore(?: une fois)?|(?:lis|lire|lisez|relis|relire|relisez)(?: (?:ca|cela|letape|la))?(?: a voix haute)?|redis(?: (?:ca|le))?|redites(?: le)?|pardon)$/u,
    ],
    [
      'stop',
      /^(?:stop|(?:arrete[rz]?|stoppe[rz]?|coupe[rz]?|eteins|eteindre|eteignez)(?: (?:le|la|lalarme|de))?(?: (?:minuteur|minuterie|timer|chrono|sonnerie|alarme|lecture|lire))?|silence|chut|tais toi|taisez vous|ca suffit)$/u,
    ],
  ],
  around:
    /^(?:(?:ok|okay|he|euh|bon|alors|et|maintenant|le|la|sil (?:te|vous) plait)\s)+|(?:\s(?:sil (?:te|vous) plait|maintenant|merci))+$/gu,
}

export const spanish: Sayings = {
  commands: [
    [
      'next',
      /^(?:siguiente(?: (?:paso|pagina))?|(?:pasa(?:r)? )?al (?:siguiente|proximo)(?: paso)?|proximo(?: paso)?|paso siguiente|adelante|continua[r]?|continue|sigue|seguir|siga|avanza[r]?|avance|hecho|listo|ya esta)$/u,
    ],
    [
      'back',
      /^(?:(?:vuelve|volver|vuelva|ve|ir|hacia|un paso) ?(?:hacia |para )?atras|atras|vuelve|volver|(?:al )?(?:paso )?anterior|retrocede[r]?)$/u,
    ],
    [
      'timer',
      /^(?:(?:inicia[r]?|inicie|empieza|empezar|empiece|pon|poner|ponga|activa[r]?|active|arranca[r]?|lanza[r]?)(?: (?:el|un|la))? (?:temporizador|cronometro|timer|reloj|alarma|cuenta atras)|temporizador|timer)$/u,
    ],
    [
      'repeat',
      /^(?:repite(?:lo)?(?: (?:eso|el paso))?|repetir|repita(?:lo)?|otra vez|de nuevo|una vez mas|dilo (?:otra vez|de nuevo)|(?:lee(?:lo)?|leer|lea)(?: (?:eso|el paso))?(?: en voz alta)?(?: otra vez| de nuevo)?)$/u,
    ],
    [
      'stop',
      /^(?:stop|alto|para[r]?|pare|detente|basta|silencio|calla(?:te)?|(?:para[r]?|pare|deten|detener|apaga[r]?|apague|quita[r]?)(?: (?:el|la))? (?:temporizador|cronometro|timer|reloj|alarma|lectura))$/u,
    ],
  ],
  around:
    /^(?:(?:ok|okay|vale|eh|bueno|oye|por favor|ahora|y|el|la)\s)+|(?:\s(?:por favor|ahora|ya))+$/gu,
}

export const italian: Sayings = {
  commands: [
    [
      'next',
      /^(?:(?:vai )?avanti|(?:vai )?(?:al )?(?:prossimo|successivo)(?: (?:passo|passaggio))?|(?:passo|passaggio|pagina) successiv[oa]|continua|continuare|prosegui|procedi|fatto|finito)$/u,
    ],
    [
      'back',
      /^(?:(?:torna |vai |un passo )?indietro|torna|(?:al )?(?:passo |passaggio )?precedente(?: (?:passo|passaggio))?)$/u,
    ],
    [
      'timer',
      /^(?:(?:avvia|avviare|fai partire|imposta|impostare|metti|attiva|attivare|inizia|lancia)(?: (?:il|un|la))? (?:timer|contaminuti|cronometro|conto alla rovescia|sveglia)|timer|contaminuti)$/u,
    ],
    [
      'repeat',
      /^(?:ripeti(?:lo)?(?: (?:il )?(?:passo|passaggio))?|ripetere|ancora(?: una volta)?|di nuovo|unaltra volta|dillo (?:ancora|di nuovo)|(?:ri)?leggi(?:lo)?(?: (?:il )?(?:passo|passaggio))?(?: ad alta voce)?(?: di nuovo| ancora)?)$/u,
    ],
    [
      'stop',
      /^(?:stop|ferma(?:ti|re)?|basta|silenzio|zitt[oa]|smetti(?:la)?|(?:ferma|fermare|spegni|spegnere|stoppa|blocca)(?: (?:il|la|lallarme))?(?: (?:timer|contaminuti|cronometro|sveglia|allarme|lettura))?)$/u,
    ],
  ],
  around:
    /^(?:(?:ok|okay|ehi|eh|allora|per favore|adesso|ora|e|il|la)\s)+|(?:\s(?:per favore|adesso|ora|grazie))+$/gu,
}
