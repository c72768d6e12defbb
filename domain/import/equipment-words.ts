/** What nobody eats in lists of ingredients, in German, French, Spanish, Italian, Portuguese, Polish, Dutch and the languages of the north. */
const things = [
  'auflaufform|springform|kastenform|backform|tarteform|muffinform|muffinblech|backblech|gugelhupfform|backpapier|alufolie',
  'frischhaltefolie|zahnstocher|holzspieße?|schaschlikspieße?|spritzbeutel|papierförmchen|muffinförmchen|küchengarn|rouladennadeln',
  'papier (?:de )?cuisson|papier sulfurisé|film alimentaire|papier aluminium|cure-dents|piques? en bois|ficelle de cuisine',
  'papel (?:de|para) horn(?:o|ear)|papel vegetal|papel de aluminio|film transparente|palillos|palitos de brocheta|hilo de cocina',
  "carta (?:da |per |di )?forno|carta oleata|stuzzicadenti|stecchini di legno|spiedini di legno|pellicola(?: trasparente| alimentare)?|spago da cucina|carta (?:stagnola|alluminio|d[’']alluminio)|(?:stampo|tortiera|teglia|pirofila)(?: (?:a cerniera|rotonda|rettangolare|rotondo|rettangolare|quadrata|per \\p{L}+|da \\p{L}+))?|sac[ -]?à[ -]?poche|pirottini(?: di carta)?|coppapasta|termometro(?: da cucina)?",
  'papel (?:vegetal|manteiga|alumínio)|forma (?:redonda|de bolo|de pudim|de buraco|com furo)|palitos de (?:madeira|dente)|película aderente|papier do pieczenia|folia (?:aluminiowa|spożywcza)|tortownica|wykałaczki|patyczki do szaszłyków',
  'bakpapier|satéprikkers?|cocktailprikkers?|aluminiumfolie|bakplåtspapper|grillspett|bagepapir|bakepapir|papel-manteiga',
].join('|')
const equipment = new RegExp(
  String.raw`^(?:\d+ |etwas |un peu de |du )?(?:${things})(?: ?\([^()]*\)|,? (?:ø|à|de|von|da|di|o|śr\.) ?\d[^&+]*)?$`,
  'iu',
)
const labelled =
  /^(?:zubehör|küchengeräte|matériel|ustensiles|accesorios|utensilios|attrezzatura|accessori|utensili|utensílios|benodigdheden)\s*:/iu

/** Whether a line of another language names only what one cooks with: "Auflaufform (Ø ca. 26 cm)". */
export function isEquipmentElsewhere(line: string): boolean {
  return labelled.test(line) || equipment.test(line)
}
