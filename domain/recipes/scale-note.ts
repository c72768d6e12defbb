import { isEnglish, locale } from '../texts/t.ts'

/** Sizes of one piece, shares and lengths stay true however many eat. */
const keepsItsSize =
  /\beach\b|%|°|\b(?:cm|mm|in|inch)\b|\b(?:fillets|slices|pieces|rounds|balls|tins|cans) of\b/iu

/** The same in other languages. */
const keepsItsSizeIn: Readonly<Record<string, RegExp>> = {
  de: /\b(?:je|jede[mnrs]?|jeweils|pro)\b|%|°|\b(?:cm|mm)\b|\b(?:Filets|Scheiben|Stücken?|Dosen) (?:à|von|zu)(?= )/iu,
  es: /\b(?:cada|por (?:unidad|pieza|persona|lata))\b|%|°|\b(?:cm|mm)\b|\b(?:filetes|rodajas|lonchas|trozos|bolas|latas|botes) de(?= \d)/iu,
  fr: /\b(?:chacune?|chaque|(?:par|la) (?:personne|pièce|portion|boîte))(?!\p{L})|%|°|\b(?:cm|mm)\b|\b(?:filets|tranches|rondelles|morceaux|boules|boîtes) de(?= \d)/iu,
  it: /\b(?:ciascun[oa]?|ognun[oa]|cadaun[oa]|l[’']un[oa]|a (?:persona|testa))\b|%|°|\b(?:cm|mm)\b|\b(?:filetti|fette|pezzi|palline|scatole|lattine|barattoli) da(?= \d)/iu,
}

/**
 * A line's note for other servings: "bone in, about 1.1 kg" loses what was weighed for the recipe as it is
 * written, and keeps what is said of one piece. Null where nothing is left.
 */
export function noteWhenScaled(note: string | null, factor: number): string | null {
  if (note === null || factor === 1) return note
  const keeps = isEnglish() ? keepsItsSize : (keepsItsSizeIn[locale()] ?? keepsItsSize)
  const kept = note
    .split(/([,;] )(?![^(]*\))/u)
    // Clauses stand at even places, what parts them between.
    .reduce<string[]>((clauses, part, place) => {
      if (place % 2 === 1) return clauses
      return /\d/u.test(part) && !keeps.test(part) ? clauses : [...clauses, part]
    }, [])
  return kept.length === 0 ? null : kept.join(', ')
}
