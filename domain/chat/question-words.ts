import { locale } from '../texts/t.ts'

/** By what words a language asks, as `foldText` writes them: without accents and apostrophes. */
export interface QuestionWords {
  plan: RegExp
  /** Something to take the place of something. */
  swap: RegExp
  how: RegExp
  why: RegExp
  /** Something to eat. */
  food: RegExp
  quick: RegExp
  week: RegExp
  /** How many days are to be planned, in digits or as one of `numbers`. */
  days: RegExp
  /** From one. */
  numbers: readonly string[]
  /** By our ids. */
  meals: Readonly<Record<string, RegExp>>
}

const german: QuestionWords = {
  plan: /\bplan|(?:wochen|essens|speise)plan|(?:essen|mahlzeiten|gerichte) fur (?:die|diese|meine|unsere) woche|meal ?prep/u,
  swap: /ersatz|ersetz|\bstatt|anstelle|alternativ|austausch|\bhaben? (?:gerade )?keine?n?\b|\bfehl(?:t|en)\b|ausgegangen|\b(?:ist|sind) alle\b/u,
  how: /^wie\b|\bwie (?:lange|viel|man|ich)\b|technik|\btipps?\b|\btricks?\b/u,
  why: /^(?:warum|wieso|weshalb)\b/u,
  food: /rezept|koch|back|\bmach|\bess(?:en|e)\b|essen\b|zutat|vorrat|\bidee|vorsch|gericht|fruhstuck|mittag|abend|snack|imbiss|nachtisch|nachspeise|dessert|vorspeise/u,
  quick: /schnell|\beilig|\brasch|\bflott/u,
  week: /\bwoche\b/u,
  days: /\b(\d{1,2}|eine?n?|zwei|drei|vier|funf|sechs|sieben) (?:tage?n?|abendessen|mahlzeiten|gerichte)\b/u,
  numbers: ['ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben'],
  meals: {
    breakfast: /fruhstuck/u,
    lunch: /mittag/u,
    dinner: /abend(?:essen|brot)|zu abend/u,
    snack: /snack|imbiss|zwischendurch/u,
    dessert: /nachtisch|nachspeise|dessert/u,
    appetizer: /vorspeise/u,
  },
}

const french: QuestionWords = {
  plan: /\bplan(?:s|nings?|ifi\p{L}*)?\b|\bprevoir|(?:menus?|repas) (?:de|pour) (?:la|cette|ma|notre) semaine/u,
  swap: /remplac|substitu|a la place d|au lieu d|alternativ|\bjai plus d|\bnai (?:plus|pas) d|\bmanque/u,
  how: /\bcomment\b|combien de temps|technique|\bastuces?\b/u,
  why: /^pourquoi\b/u,
  food: /recette|cuisin|prepar|\bfaire\b|\bmang|ingredient|garde ?manger|\bidees?\b|propos|sugger|dejeuner|\bdiner|souper|gouter|en ?cas|collation|dessert|\bentrees?\b|aperitif|\bplats?\b/u,
  quick: /rapide|\bvite\b|presse/u,
  week: /\bsemaine\b/u,
  days: /\b(\d{1,2}|une?|deux|trois|quatre|cinq|six|sept) (?:jours?|diners?|repas|plats)\b/u,
  numbers: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'],
  meals: {
    breakfast: /petit dejeuner/u,
    lunch: /(?<!petit )dejeuner/u,
    dinner: /\bdiner|souper/u,
    snack: /gouter|en ?cas|collation/u,
    dessert: /dessert/u,
    appetizer: /\bentrees?\b|aperitif/u,
  },
}

const spanish: QuestionWords = {
  plan: /\bplan(?:es|ea\p{L}*|ific\p{L}*)?\b|(?:menus?|comidas) (?:de|para) (?:la|esta|mi|nuestra) semana|menu semanal/u,
  swap: /sustitu|en (?:lugar|vez) de|reemplaz|alternativ|\bno (?:tengo|hay|me queda)|\bfalta|se me acab/u,
  how: /^como\b|\bcomo (?:se|hago|hacer|cocin\p{L}*|prepar\p{L}*|puedo)\b|cuanto tiempo|tecnica|\btrucos?\b/u,
  why: /^por ?que\b/u,
  food: /receta|cocin|prepar|\bhacer\b|\bhago\b|\bcomer\b|ingrediente|despensa|\bideas?\b|sugi|suger|propon|recomi|desayun|almuerz|comida|\bcenas?\b|merienda|postre|entrante|aperitivo|\bplatos?\b/u,
  quick: /rapid|\bprisa/u,
  week: /\bsemana\b/u,
  days: /\b(\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete) (?:dias?|cenas?|comidas?|platos?)\b/u,
  numbers: ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'],
  meals: {
    breakfast: /desayun/u,
    lunch: /almuerz/u,
    dinner: /\bcenas?\b/u,
    snack: /merienda|tentempie/u,
    dessert: /postre/u,
    appetizer: /entrante|aperitivo/u,
  },
}

const italian: QuestionWords = {
  plan: /\bpian(?:o|i|ific\p{L}*)\b|(?:menu|pasti) (?:della|per la|di questa) settimana|menu settimanale/u,
  swap: /sostitu|al posto d|invece d|alternativ|rimpiazz|\bnon ho\b|\bmi manca|\bho finito/u,
  how: /^come\b|\bcome (?:si|faccio|fare|cucin\p{L}*|prepar\p{L}*|posso)\b|quanto tempo|tecnic|\btrucc(?:o|hi)\b/u,
  why: /^perche\b/u,
  food: /ricett|cucin|prepar|\bfare\b|\bfaccio\b|\bmangi|ingredient|dispensa|\bide[ae]\b|suggeri|consigli|propon|colazione|pranzo|\bcen[ae]\b|merenda|spuntino|\bdolc[ei]\b|dessert|antipast|\bpiatt[oi]\b/u,
  quick: /veloc|rapid|\bfretta/u,
  week: /\bsettimana\b/u,
  days: /\b(\d{1,2}|un|una|due|tre|quattro|cinque|sei|sette) (?:giorn[oi]|cen[ae]|past[oi]|piatt[oi])\b/u,
  numbers: ['un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette'],
  meals: {
    breakfast: /colazione/u,
    lunch: /pranzo/u,
    dinner: /\bcen[ae]\b/u,
    snack: /merenda|spuntino/u,
    dessert: /\bdolc[ei]\b|dessert/u,
    appetizer: /antipast/u,
  },
}

/** Those of the page's language, where that is not English: a build holds its own alone. */
export function questionWordsHere(): QuestionWords | null {
  if (locale() === 'de') return german
  if (locale() === 'fr') return french
  if (locale() === 'es') return spanish
  return locale() === 'it' ? italian : null
}
