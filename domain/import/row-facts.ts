import { foldText } from '../ingredients/normalise.ts'
import { readMinutes } from './durations.ts'
import type { Row } from './rows.ts'
import { readYield, type Yield } from './yields.ts'

const longestFact = 90

const yieldWord =
  /^(?:serves|servings?|yields?|makes|portions?|recipe yields?|number of servings|portionen|personen|fur|zutaten fur|anzahl portionen|ergibt|pour|nombre de personnes|personnes|parts|porzioni|dosi per|dosi|per|raciones|porciones|comensales|para|rinde|rendimento|porcoes|serve|aantal personen|personer|portioner|antal personer|antal portioner|annosta|porcji|liczba porcji|porce|pocet porci|adag|порций|количество порций)\b/u
const behindNumber =
  /^\d{1,3}\s*(?:-|–|to|bis|a|à)?\s*\d{0,3}\s*(?:servings?|portions?|people|persons?|portionen|personen|personnes|parts|porzioni|persone|raciones|porciones|personas|comensales|porcoes|pessoas|porties|personer|portioner|annosta|porcji|porce|adag|stuck|stucke|pieces|cookies|muffins)\b/u

const total =
  /^(?:total|total time|time|cooking time total|ready in|overall|gesamt|gesamtzeit|gesamte zeit|zeit|insgesamt|dauer|fertig in|temps total|duree totale|pret en|tempo totale|tempo|pronto in|tiempo total|tiempo|listo en|tempo total|totale tijd|bereidingstijd|tid|total tid|tilberedningstid|czas|czas calkowity|celkovy cas|kokonaisaika|общее время)\b/u
const prepare =
  /^(?:prep|prep time|preparation|preparation time|prep\.|hands on|hands on time|active|active time|vorbereitung|vorbereitungszeit|arbeitszeit|zubereitungszeit|zubereitung|preparation|temps de preparation|preparazione|tempo di preparazione|preparacion|tiempo de preparacion|tempo de preparo|voorbereiding|voorbereidingstijd|forberedelse)\b/u
const cook =
  /^(?:cook|cook time|cooking|cooking time|bake|bake time|baking time|kochzeit|koch|backzeit|garzeit|cuisson|temps de cuisson|cottura|tempo di cottura|coccion|tiempo de coccion|tempo de cozimento|kooktijd|oventijd|baktid)\b/u
const kinds = [
  ['total', total],
  ['prepare', prepare],
  ['cook', cook],
] as const

export interface RowFacts extends Readonly<Yield> {
  readonly readyInMinutes: number | null
  readonly activeMinutes: number | null
}

/** For how many and how long, as short lines say it: "Serves 4", "Prep time" with "10 mins" below. */
export function readRowFacts(rows: readonly Row[]): RowFacts {
  const nothingMade: Yield = { servings: null, fewestServings: null }
  let made = nothingMade
  const minutes: { total?: number; prepare?: number; cook?: number } = {}
  for (const [at, { text }] of rows.entries()) {
    if (text.length > longestFact) continue
    const folded = foldText(text)
    const next = rows[at + 1]?.text ?? ''
    if (made.servings === null && (yieldWord.test(folded) || behindNumber.test(folded))) {
      const isBare = !/\d/u.test(text)
      made =
        isBare && /^\D{0,12}\d/u.test(next) && next.length < 40
          ? readYield(next)
          : isBare
            ? nothingMade
            : readYield(text)
    }
    for (const [name, pattern] of kinds) {
      if (minutes[name] !== undefined || !pattern.test(folded)) continue
      const own = /\d/u.test(text) ? readMinutes(text) : next.length < 40 ? readMinutes(next) : null
      if (own !== null && !/^\d+$/u.test(text)) minutes[name] = own
    }
  }
  const isStated = minutes.prepare !== undefined || minutes.cook !== undefined
  const sum = isStated ? (minutes.prepare ?? 0) + (minutes.cook ?? 0) : null
  return { ...made, readyInMinutes: minutes.total ?? sum, activeMinutes: minutes.prepare ?? null }
}
