const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const others =
  'amp & lt < gt > quot " apos \' ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › hellip … bull • prime ′ Prime ″ frasl ⁄ trade ™ euro € minus − le ≤ ge ≥ ne ≠ asymp ≈ OElig Œ oelig œ Scaron Š scaron š Zcaron Ž zcaron ž ccaron č Ccaron Č cacute ć Cacute Ć abreve ă Abreve Ă gbreve ğ lstrok ł Lstrok Ł nacute ń sacute ś zacute ź zdot ż eogon ę aogon ą odblac ő udblac ű scedil ş Scedil Ş tcedil ţ rcaron ř ecaron ě ncaron ň uring ů inodot ı imath ı Idot İ frac13 ⅓ frac23 ⅔ frac15 ⅕ frac25 ⅖ frac35 ⅗ frac45 ⅘ frac16 ⅙ frac56 ⅚ frac18 ⅛ frac38 ⅜ frac58 ⅝ frac78 ⅞ half ½ comma , period . colon : semi ; excl ! quest ? num # sol / lpar ( rpar ) lsqb [ rsqb ] plus + equals = percnt % ast * commat @ lowbar _ dollar $'

function listed(): Map<string, string> {
  const characters = new Map<string, string>()
  for (const [index, name] of latin1.split(' ').entries()) {
    characters.set(name, String.fromCodePoint(160 + index))
  }
  const words = others.split(' ')
  for (let at = 0; at + 1 < words.length; at += 2) {
    characters.set(words[at] ?? '', words[at + 1] ?? '')
  }
  for (const space of ['ensp', 'emsp', 'thinsp', 'hairsp', 'numsp', 'Tab', 'NewLine']) {
    characters.set(space, ' ')
  }
  for (const nothing of ['zwj', 'zwnj', 'lrm', 'rlm', 'ZeroWidthSpace']) characters.set(nothing, '')
  return characters
}

const named = listed()
/** What older tools write for code points of Windows-1252, as browsers read them. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function characterOf(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return windows1252[code - 0x80] ?? ''
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : ''
}

/** `&frac12; &#233; &#x27;` as the characters that they stand for; what is no entity stays. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]\w{1,30}));?/gu,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return characterOf(Number(decimal))
      if (hex !== undefined) return characterOf(Number.parseInt(hex, 16))
      // Without its semicolon "&copy" may be the beginning of a word in an address.
      return (whole.endsWith(';') ? named.get(name ?? '') : undefined) ?? whole
    },
  )
}
