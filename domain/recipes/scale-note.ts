import { locale } from '../texts/t.ts'

/** Sizes of one piece, shares and lengths stay true however many eat. */
const keepsItsSize =
  /\beach\b|%|°|\b(?:cm|mm|in|inch)\b|\b(?:fillets|slices|pieces|rounds|balls|tins|cans) of\b/iu

/** The same in German. */
const keepsItsSizeInGerman =
  /\b(?:je|jede[mnrs]?|jeweils|pro)\b|%|°|\b(?:cm|mm)\b|\b(?:Filets|Scheiben|Stücken?|Dosen) (?:à|von|zu)(?= )/iu

/**
 * A line's note for other servings: "bone in, about 1.1 kg" loses what was weighed for the recipe as it is
 * written, and keeps what is said of one piece. Null where nothing is left.
 */
export function noteWhenScaled(note: string | null, factor: number): string | null {
  if (note === null || factor === 1) return note
  const keeps = locale() === 'de' ? keepsItsSizeInGerman : keepsItsSize
  const kept = note
    .split(/([,;] )(?![^(]*\))/u)
    // Clauses stand at even places, what parts them between.
    .reduce<string[]>((clauses, part, place) => {
      if (place % 2 === 1) return clauses
      return /\d/u.test(part) && !keeps.test(part) ? clauses : [...clauses, part]
    }, [])
  return kept.length === 0 ? null : kept.join(', ')
}
