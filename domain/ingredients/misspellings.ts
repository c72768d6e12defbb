import { normalise } from './normalise.ts'

/**
 * Words as people misspell them, behind the word that they mean. A list, for nearness never makes a match: each was read
 * by a person, and none is a word of another food.
 */
const list = `
  almond: almonde almons, anchovy: anchovie anchovys, apricot: apricott apricote, artichoke: artichokie artichoken,
  arborio: arborrio aborio arboro, asparagus: aspargus asparagas asparagras asparugus, avocado: avacado avacodo,
  bacon: bacan baccon, baguette: baguete bagette baquette, banana: bannana bananna,
  balsamic: balsalmic balasmic balsmic, basil: bazil basill, basmati: basmatti bismati,
  bouillon: buillon boullion bullion bouillion boullon bullon, broccoli: brocoli broccolli brocolli brocolie,
  buttermilk: buttermik butermilk buttermlik, butternut: buternut, cabbage: cabage cabbbage,
  cantaloupe: cantelope cantalope canteloupe, cannellini: canellini canneloni canelini cannelini cannelleni,
  caramel: caramal carmal, cardamom: cardamon cardomom cardomon cardamum cardemom,
  cauliflower: cauliflour cauliflowers caulifower cauliflwer, cayenne: cayanne cayene cayan cayanne,
  celery: celary cellery, cheddar: chedder chedar, cheese: chesse cheeze chese,
  chicken: chiken chickin chickn chickne, chickpea: chicpea chickepea, chilli: chillie chillis chilles,
  chipotle: chipolte chipoltle chiptole, chocolate: choclate chocholate chocalate, cilantro: cilanto cilatnro,
  cinnamon: cinammon cinnammon cinamon cinnmon cinnimon, coconut: cocnut cocunut coconot, condensed: condenced,
  coriander: corriander coriandor corinader, cornstarch: cornstartch cornstrach constarch,
  couscous: couscouse couscus, cranberry: cranberrie craneberry, cucumber: cucmber cucumbar,
  cumin: cummin cumim cummins, desiccated: desicated dessicated dessicate, dijon: dijion dijohn, espresso: expresso,
  evaporated: evaported, feta: fetta, fettuccine: fettucine fettucini fettuccini fetuccine fettichini fetticini,
  focaccia: foccacia focacia foccaccia, garlic: galic garlik garilc galric garlice, ginger: giner ginder,
  gorgonzola: gorganzola gorgonzolla, graham: grahm, gruyere: gruyer gruyre,
  guacamole: gaucamole guacomole guacamolie, hazelnut: hazlenut hazelenut, hoisin: hoison hoisen hoisan,
  honey: honney, hummus: humus, jalapeno: jalepeno jalapano jalepino jalapino jalepenos, ketchup: ketsup catchup,
  lemon: lemmon lemom, lentil: lentill, lettuce: lettice letuce lettuc, macadamia: macademia macadamian,
  margarine: margerine, marshmallow: marshmellow marshmallo marshmellows,
  mascarpone: marscapone marscarpone mascapone, mayonnaise: mayonaise mayonaisse mayonnaisse mayonase mayonnaies,
  molasses: mollasses molases mollases, monterey: montery monterrey,
  mozzarella: mozarella mozzarela mozzerella mozerella mozzeralla, mushroom: mushrom mushroon mushrooom,
  mustard: mustrad mustad, nutmeg: nutmug, olive: oilve olvie ollive olve, onion: onoin onin onionn oinion,
  orange: ornage, oregano: oregeno orgeano oragano oregono, oyster: oister oyester, pancetta: pancheta panchetta,
  paprika: paprica papprika parika,
  parmesan: parmesean parmasean parmesian parmasan parmisan parmesen parmesam parmesane,
  parmigiano: parmigano parmagiano parmiggiano parmegiano, parsley: parsely parsly, pecan: peacan,
  pecorino: peccorino pecorrino, pepper: peper peppr peppper, philadelphia: philidelphia philladelphia,
  pineapple: pinapple pineaple, pistachio: pistacio pistachos pistaccio pistashio,
  portobello: portobella portabella portabello portobelo, potato: potatoe potaotes potatos,
  powder: powdwe poweder powdr podwer, powdered: powderd powered,
  prosciutto: prosciuto proscuitto proscuttio prosciuttio proscuito proscutto, prosecco: prossecco proseco,
  provolone: provalone, quinoa: quiona quinoia, raisin: raisen raison rasin, raspberry: rasberry rasberries raspbery,
  reggiano: regiano reggianno, ricotta: ricota riccotta, rosemary: rosmary rosemarry, saffron: safron,
  salmon: salman samon, salsa: salza, sauce: souce suace sacue, sausage: sauage sausauge sausge susage,
  scallion: scallon scallian, seitan: seiten, sesame: seasame sesamee sesasme seseme,
  shallot: shallott shalot shallotte challot, shiitake: shitake shiitaki shitaki shlitake shittake,
  shrimp: shimp shirmp schrimp, spaghetti: spagetti spagehtti spaghettti sphagetti, spinach: spinich spinnach,
  squash: sqaush squah, sriracha: siracha sirracha sriacha srirachi siriracha, strawberry: strawbery strawberrie,
  sugar: suger sugra surgar, sweetened: sweetend sweetned, tabasco: tobasco tabassco, tahini: tahinni,
  tapioca: tapico tapoica, tarragon: tarrogon taragon tarragan, tempeh: tempah, teriyaki: teryaki teriaki terriyaki,
  thyme: tyme thymne, tofu: toffu, tomato: tomatoe tomoto tamato tomotoe tomatos, tomatillo: tomatilla tomatilo,
  tortilla: tortillia tortia tortila torilla, turmeric: tumeric turmuric tumaric, unsalted: unslated unsalte,
  vanilla: vanila vanillia vannila vanillla, vegetable: vegtable vegetble vegatable vegetabe vegeatble,
  vinaigrette: vinegarette vinegrette vinaigarette vinagrette, vinegar: vinager vinagar vineger vinegear vinegat,
  whipping: whiping whippig, wine: whine,
  worcestershire: worchestershire worcestshire worcestershrie worchester wostershire worstershire worcesteshire worcestorshire worsteshire worschestershire,
  xanthan: xantham xanthum xantan, yogurt: yogourt yougurt yoghourt yogart yogur yoghart yorgurt,
  zucchini: zuchini zucchinni zuccini zuchinni zucinni, phyllo: phylo fillo, gnocchi: gnochi gnocci nocchi,
  linguine: linguini linguinni, cashew: cashewnut casew, peanut: penut peanutt, crabmeat: crabmeet, extra: exta,
  flour: fluor flur, purpose: purpuse purose pupose, raising: rasing, baking: bakeing bakng, soda: sode,
  breast: brest breats breat, thigh: thig tigh, ground: groud gorund, boneless: bonless bonelss,
  shredded: shreded shreaded, diced: dicced, roasted: roasred, whole: whoel, wholemeal: wholmeal,
  juice: juce jucie jiuce, zest: zist, water: watter, milk: mlk, butter: buter buttter, maple: mapel,
  syrup: sryup syrop syurp surup, oil: oill oi oli, leaf: leavs, clove: cloev, apple: aple, cider: cidar,
  champagne: champaign champage, cognac: cognak, angostura: angustora angastura, chartreuse: chartruese,
  liqueur: liquer liqour liquer, tequila: tequilla, sherry: shery sherrey, jasmine: jazmin, wonton: wanton,
  bulgur: bulgar bulghur bulger burgul, pita: pitta pitas, ciabatta: ciabata ciabbata, croissant: croisant,
  brioche: brioch, naan: nan, brussel: brussle brussells, kielbasa: keilbasa kielbassa, chorizo: chorizzo choriso,
  nutritional: nutrional nutitional, pumpkin: pumkin pumpkn, poblano: pablano, tilapia: talapia, halibut: halibet,
  edamame: edemame edamane, nori: norii, kimchi: kimchee kimchie, miso: misso,
  gochujang: gochuchang kochujang gojuchang, lemongrass: lemongras, galangal: galangel,
  fenugreek: fenugreeks fenugeek, asafoetida: asafetida asafoetid asafeotida, tamarind: tamarin tamerind
`
const meant = new Map(
  list
    .split(',')
    .map((entry) => entry.trim().split(/:\s*/u))
    .flatMap(([word = '', wrong = '']) =>
      wrong.split(/\s+/u).map((each): [string, string] => [normalise(each), word]),
    ),
)

/** A normalised name with the words that were meant, or null where none is misspelt. */
export function respelt(form: string): string | null {
  const words = form.split(' ').map((word) => meant.get(word) ?? word)
  const name = words.join(' ')
  return name === form ? null : name
}
