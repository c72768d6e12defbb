/**
 * How a plural of German, French, Spanish or Italian ends, and how its singular may end, likeliest first. Endings that English
 * words have as well ("paste", "done", "soften") are left out, or asked for more letters.
 */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  // "nueces" · "calabacines", "champiñones" · "saucisses", "pêches"
  [/(?<=\w{3})ces$/u, ['z']],
  [/(?<=\w{3}(?:[aio]n|[aeou]r|[aeio]l|ad))es$/u, ['']],
  [/(?<=\w{4})es$/u, ['e']],
  // "choux", "pruneaux"
  [/(?<=[aeo]u)x$/u, ['']],
  // "pannocchie", "mozzarelle", "polpette", "salsicce"
  [/(?<=\w{4})cce$/u, ['ccia']],
  [/(?<=\w{3}(?:cchi|ll|tt|iol|och))e$/u, ['a']],
  // "formaggi", "funghi", "piselli"
  [/(?<=\w{3})chi$/u, ['co']],
  [/(?<=\w{3})ghi$/u, ['go']],
  [/(?<=\w{5})i$/u, ['o', 'io', 'e', 'a']],
  // "Bohnen" · "Keulen" · "Bratwürste", "Hähnchenbrüste"
  [/(?<=\w{3})en$/u, ['e']],
  [/(?<=\w{4}[lr])n$/u, ['']],
  [/(?<=\wwurst|\wbrust)e$/u, ['']],
]

/**
 * What a folded word may be the plural of in German, French, Spanish or Italian, likeliest first. None of them need be a
 * word: only a name that the vocabulary has counts.
 */
export function foreignSingulars(word: string): string[] {
  if (!/^[a-z]+$/u.test(word)) return []
  return endings
    .filter(([ending]) => ending.test(word))
    .flatMap(([ending, singulars]) => singulars.map((singular) => word.replace(ending, singular)))
}
