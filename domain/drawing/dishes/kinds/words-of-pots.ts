import type { KindWords } from './kind-words.ts'

/** Soups, pasta, rice, salads, dips, and what is cooked in a pot. */
export const wordsOfPots: KindWords = [
  // Soups.
  [/tomato soup/, 'tomato-soup'],
  [/tzatziki|cacik/, 'yogurt-dip'],
  [
    /ramen|pho\b|noodle soup|laksa|khao soi|\budon|noodles? in broth|instant noodles|sopa de fideo/,
    'noodle-soup',
  ],
  [/onion soup/, 'bread-on-soup'],
  [/miso soup/, 'miso-soup'],
  [/egg.drop|stracciatella|tom kha|avgolemono|chorba|sinigang|hot and sour/, 'chunky-soup'],
  [
    /grilled cheese with tomato soup|(tomato|pea|carrot|squash|pumpkin|broccoli|cauliflower|asparagus|celeriac|parsnip|sweet potato|spinach|beet)\S*.*soup|gazpacho|vichyssoise|cold tomato|salmorejo|bisque|cream of|velout/,
    'blended-soup',
  ],
  [/chowder|lohikeitto/, 'chowder'],
  [/(lentil|pea|bean|dal).*soup|mercimek|linsensuppe/, 'lentil-soup'],
  [/potato soup|kartoffelsuppe|leek and potato/, 'potato-soup'],
  [/mushroom soup/, 'mushroom-soup'],
  [/chicken soup|pozole|tortilla soup/, 'chicken-soup'],
  [
    /soup|broth|minestrone|caldo|borscht|ribollita|harira|pasta e fagioli|tom yum|lablabi|fasolada|chazuke|\bsopa\b|chazuke/,
    'chunky-soup',
  ],
  // Pasta and noodles.
  [/mac and cheese|macaroni cheese|macaroni and cheese|creamed macaroni/, 'mac-and-cheese'],
  [
    /casserole.*noodle|noodle casserole|pasta bake|baked .*pasta|makaronilaatikko|pastitsio|schinkennudeln|timballo|ziti/,
    'pasta-bake',
  ],
  [/carbonara/, 'carbonara'],
  [/cacio|alfredo/, 'cacio-e-pepe'],
  [/bolognese|rag[uù]\b(?!.*polenta)|navy pasta|ghackets/, 'ragu'],
  [/puttanesca/, 'puttanesca'],
  [/pesto/, 'pasta-pesto'],
  [/pomodoro|arrabbiata|amatriciana|spaghetti.*tomato/, 'pasta-tomato'],
  [/kasespatzle|alplermagronen|cheese spaetzle/, 'kaesespaetzle'],
  [
    /peanut.*(spaghetti|noodle)|\bsoba|sesame noodle|dan dan|scallion.oil noodles/,
    'sesame-noodles',
  ],
  [
    /pad thai|pad see|chow mein|chow fun|lo mein|yakisoba|mie goreng|pancit|noodles?\b|japchae/,
    'noodle-stir-fry',
  ],
  // Rice and grain.
  [/risotto/, 'risotto'],
  [/bibimbap|burrito bowl|poke|rice bowl|grain bowl|buddha/, 'rice-bowl'],
  [/congee|jook|okayu/, 'congee'],
  [/gyudon|oyakodon|soboro|\bdon\b|tamago kake|gyeran/, 'eggs-on-rice'],
  [/fried rice|nasi goreng|chahan|khao pad|sinangag/, 'fried-rice'],
  [/sweet potato.*rice|kra pao|curry rice/, 'rice-and-side'],
  [
    /paella|jambalaya|biryani|pilaf|pilau|pulao|plov|jollof|arroz con|khichdi|takikomi|djuvec|spanakorizo|couscous|bulgur|pilavi|quinoa|rice with|rice and|and rice|one pot.*rice|lemon rice|red rice|mujaddara|koshari|waakye|poha|kasha/,
    'pilaf',
  ],
  [/rice salad|grain salad|tabbouleh/, 'grain-salad'],
  [/grits|over polenta/, 'over-mash'],
  [/polenta|ugali|\bpap\b|fufu/, 'polenta'],
  // Salads.
  [/caprese|tomato.*mozzarella/, 'caprese'],
  [/ni[cç]oise/, 'nicoise'],
  [/caesar/, 'caesar-salad'],
  [/village salad|greek salad|[cç]oban|shopska|(?<!ricotta )salata/, 'village-salad'],
  [/(bean|lentil|chickpea)s? salad/, 'bean-salad'],
  [/potato salad|kartoffelsalat|olivier|waldorf/, 'potato-salad'],
  [/slaw|krautsalat|carottes r|karottensalat|som tam|papaya salad|shaved|ribbons|kinpira/, 'slaw'],
  [
    /cucumber salad|gurkensalat|mizeria|smashed cucumber|bean salad|koshimbir|tomatensalat|green papaya|gado/,
    'bean-salad',
  ],
  [/pasta salad/, 'pasta-and-things'],
  [/salad|salat\b|ceviche|larb/, 'dinner-salad'],
  // Dips.
  [/guacamole/, 'guacamole'],
  [/\bsalsa\b|pico de gallo/, 'salsa'],
  [/tzatziki|cacik|raita|cacik|labneh|yogurt dip/, 'yogurt-dip'],
  [
    /hummus|\bdip\b|baba gan|tapenade|p[aâ]t[eé]\b|pimento cheese|muhammara|queso fundido|ajvar|spread/,
    'bean-dip',
  ],
  // Stews, curries and what is cooked in a pot.
  [/adobo/, 'adobo'],
  [
    /\brogan|vindaloo|korma|tikka masala|butter chicken|makhani|masala|karahi|chettinad|jalfrezi/,
    'masala',
  ],
  [/(saag|palak)\b/, 'saag'],
  [/green curry|red curry|coconut curry|thai.*curry|massaman|panang|fish curry/, 'coconut-curry'],
  [/curry|sabzi|paneer|keema/, 'masala'],
  [/\bdals?\b|dhal|tadka|rajma|parippu|misir|moong|kadhi|groundnut/, 'dal'],
  [
    /chili con carne|^(?!.*(spaghetti|pasta|with)).*\bchili$|texas chili|bean chili|white bean chili|chilli con/,
    'chilli',
  ],
  [/goulash|paprikash|lecs[oó]/, 'goulash'],
  [/kimchi.*(jjigae|stew)/, 'kimchi-stew'],
  [/mapo|doenjang/, 'kimchi-stew'],
  [/meatballs?|polpette|k[oö]ttbullar|albondigas/, 'meatballs-in-sauce'],
  [
    /stew|braised?|bourguignon|tagine|ragout|casserole|cassoulet|hotpot|pot roast|gumbo|stroganoff|coq au vin|chicken in a pot|hunter|bigos|blanquette|osso|birria|nikujaga|paprika chicken|ratatouille|caponata|cacciatore|jjigae|guisadas/,
    'stew',
  ],
]
