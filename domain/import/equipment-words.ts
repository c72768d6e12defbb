/** What nobody eats in lists of ingredients, in German, French, Spanish, Italian, Dutch and the languages of the north. */
const things = [
  'auflaufform|springform|kastenform|backform|tarteform|muffinform|muffinblech|backblech|gugelhupfform|backpapier|alufolie',
  'frischhaltefolie|zahnstocher|holzspieße?|schaschlikspieße?|spritzbeutel|papierförmchen|muffinförmchen|küchengarn|rouladennadeln',
  'papier (?:de )?cuisson|papier sulfurisé|film alimentaire|papier aluminium|cure-dents|piques? en bois|ficelle de cuisine',
  'papel (?:de|para) horn(?:o|ear)|papel vegetal|papel de aluminio|film transparente|palillos|palitos de brocheta|hilo de cocina',
  'carta (?:da )?forno|stuzzicadenti|spiedini di legno|pellicola(?: trasparente)?|spago da cucina|carta stagnola',
  'bakpapier|satéprikkers?|cocktailprikkers?|aluminiumfolie|bakplåtspapper|grillspett|bagepapir|bakepapir|papel-manteiga',
].join('|')
const equipment = new RegExp(
  String.raw`^(?:\d+ |etwas |un peu de |du )?(?:${things})(?: ?\([^()]*\)|,? (?:ø|à|de|von|da|di) ?\d[^&+]*)?$`,
  'iu',
)
const labelled =
  /^(?:zubehör|küchengeräte|matériel|ustensiles|accesorios|utensilios|attrezzatura|utensili|benodigdheden)\s*:/iu

/** Whether a line of another language names only what one cooks with: "Auflaufform (Ø ca. 26 cm)". */
export function isEquipmentElsewhere(line: string): boolean {
  return labelled.test(line) || equipment.test(line)
}
