const of = String.raw`(?:de la |de l['’]|de |du |des |d['’]|del |della |dell['’]|dello |di )`
/** What a thing is cut or sold in, before its name: "tranches de jambon", "fette di pane", "lomos de salmón". */
const partOf = new RegExp(
  String.raw`^(?:(?:une?|un[ao]?|il|la|les?|las?|los) )?(?:petit[es]* |grand[es]* |beau[x]? )?(?:tranches?|filets?|pavés?|dos|gousses?|branches?|bottes?|têtes?|brins?|feuilles?|morceaux?|restes?|paquets?|sachets?|pots?|bo[îi]tes?|boules?|reste|lonchas?|rodajas?|rebanadas?|filetes?|lomos?|dientes?|ramas?|manojos?|hojas?|trozos?|restos?|paquetes?|bolsas?|botes?|mazorcas?|cabezas?|barras?|fett[ae]|filett[oi]|tranc[ie]o?|spicchi[o]?|cost[ae]|gamb[oi]|mazz[oi]|ramett[oi]|fogli[ae]|pezz[oi]|avanz[oi]|confezion[ei]|bustin[ae]|vasett[oi]|cub?ett[oi]|dadolata|rest[oi]) ${of}(?=\p{L})`,
  'iu',
)
/** "Scheiben Brot", "Stange Lauch": German needs no "of". */
const germanPart =
  /^(?:ein(?:e|en)? )?(?:scheiben?|zehen?|stangen?|knollen?|kopf|köpfe|bund|becher|packung(?:en)?|päckchen|beutel|netz|flaschen?|gläser|glas|stücke?|rest|reste|würfel) (?=\p{L})/iu
const tinBefore = new RegExp(
  String.raw`^(?:(?:une?|una?|eine?|\d+) )?(?:(?:latas?|bo[îi]tes?|conserves?|scatolett[ae]|barattol[oi]|lattin[ae]) ${of}|dosen? )(?=\p{L})`,
  'iu',
)
const tinBehind =
  / (?:en bo[îi]tes?|en conserve|en latas?|en conserva|in scatol[ae]|(?:in |\d+ )?lattin[ae]|aus der dose|in dosen?)$/iu
const frozen =
  /^(?:tiefgekühlte[rsn]?|tiefgefrorene[rsn]?|gefrorene[rsn]?) (?=\p{L})| (?:surgelée?s?|congelad[oa]s?|surgelat[oaie]|tk|tiefgekühlt|gefroren)$/iu
/** How ripe, fresh or old a thing is, how it is grown and cut: nothing of what it is. */
const quality =
  / (?:(?:bien |très |muy |ben |molto )?(?:frais|fraîches?|mûre?s?|rassise?s?|fermiers?|fermières?|entiers?|bio|nature|fresc[oaie]|freschi|fresche|fresc[oa]s|madur[oa]s?|dur[oa]s?|enter[oa]s?|matur[oaie]|raffermo|raffermi|inter[oaie]|de ayer|d['’]hier|di ieri|von gestern|de la veille|en cubes|en dés|en morceaux|en rondelles|émincée?s?|en trozos|en rodajas|en piezas|en dados|a cubetti|a fette|a pezzi|in stücken|festkochend|mehligkochend|altbacken|gewürfelt))$/iu
const qualityBefore =
  /^(?:bio-|bio |frische[rsn]? |altbackene[rsn]? |stückige[rsn]? |reife[rsn]? |festkochende[rsn]? |mehligkochende[rsn]? |kleine[rsn]? |große[rsn]? |petite?s? |grande?s? )(?=\p{L})/iu

/**
 * An entry of a pantry in German, French, Spanish or Italian in other words, for where the words as they stand are not known:
 * without what it is cut or sold in, and without what says how ripe or fresh it is.
 */
export function unwrappedForeign(text: string): string[] {
  const isTinned = tinBefore.test(text) || tinBehind.test(text)
  const named = text.replace(tinBefore, '').replace(tinBehind, '')
  const isFrozen = frozen.test(named)
  const plain = [partOf, germanPart, frozen, qualityBefore, quality, quality].reduce(
    (words, pattern) => words.replace(pattern, ''),
    named,
  )
  if (plain === text || plain === '') return []
  if (isTinned) return [`can of ${plain}`]
  return isFrozen ? [`frozen ${plain}`] : [plain]
}
