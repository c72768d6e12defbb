import type { Language } from './words.ts'

/**
 * Words by which a language is known in recipes and lists: articles, joints, units, verbs of steps and the commonest foods.
 * Those of English are there so that an English text is none of the others.
 */
const telling: Readonly<Record<Language | 'en', string>> = {
  en: 'the and of with for or from into about until each your cup cups tbsp tsp teaspoon teaspoons tablespoon tablespoons ounce ounces oz lb lbs pound pounds chopped sliced minced diced grated ground fresh large small medium plus taste pinch clove cloves can cans onion onions garlic butter flour sugar eggs egg milk cream water oil salt pepper chicken cheese potatoes tomatoes bread rice beans carrots add stir heat cook minutes',
  de: 'der die das den dem des und oder mit für von vom zum zur ein eine einen nach etwas bis in aus auf sowie ca EL TL Pck Prise Bund Zehe Zehen Dose Becher Stück Esslöffel Teelöffel Tasse gehackt gehackte gehackter gerieben gemahlen gewürfelt frische frischer große kleine Zwiebel Zwiebeln Knoblauch Knoblauchzehe Knoblauchzehen Butter Mehl Zucker Eier Ei Milch Sahne Wasser Öl Olivenöl Salz Pfeffer Hähnchen Hackfleisch Käse Kartoffel Kartoffeln Tomate Tomaten Brot Reis Nudeln Bohnen Möhre Möhren Karotten Petersilie Paprika Speck Quark Schmand geben rühren lassen Minuten kochen braten',
  fr: 'le la les du des un une et ou avec pour de à au aux en dans sur selon quelques cuillère cuillères cuillere cuilleres soupe café càs càc pincée gousse gousses sachet tranche tranches botte brin boîte verre haché hachée râpé râpée émincé coupé coupés frais fraîche gros grosse petit petite oignon oignons ail beurre farine sucre œufs oeufs œuf oeuf lait crème eau huile sel poivre poulet bœuf fromage pomme pommes terre tomates pain riz pâtes carottes persil lardons champignons courgettes ajouter mélanger laisser minutes cuire faire',
  es: 'el la los las del de un una y o con para al en hasta según unas unos cucharada cucharadas cucharadita cucharaditas cda cdas cdta taza tazas vaso pizca diente dientes lata manojo rebanada picado picada picados rallado rallada molido molida fresco fresca grande grandes pequeña cebolla cebollas ajo ajos mantequilla harina azúcar huevos huevo leche nata agua aceite sal pimienta pollo carne queso patata patatas papas tomate tomates pan arroz zanahoria zanahorias perejil jamón pimiento limón añadir mezclar dejar minutos cocer cocinar',
  it: 'il lo la i gli le di del della dello dei delle e o con per da al alla un una uno in fino qb q.b cucchiaio cucchiai cucchiaino cucchiaini bicchiere spicchio spicchi pizzico bustina fetta fette ciuffo mazzetto costa tritato tritata grattugiato grattugiata macinato fresco fresca grande grandi piccola cipolla cipolle aglio burro farina zucchero uova uovo latte panna acqua olio sale pepe pollo manzo formaggio parmigiano patate patata pomodori pomodoro pane riso carote carota prezzemolo basilico limone zucchine aggiungere mescolare lasciare minuti cuocere',
  nl: 'de het een en of met voor van naar tot uit op in eetlepel eetlepels theelepel theelepels el tl snufje teen teentje teentjes blik blikje bosje plak plakjes gesneden gehakt gesnipperd fijngesneden geraspt gemalen verse grote kleine ui uien knoflook boter bloem suiker eieren ei melk room slagroom water olie olijfolie zout peper kip rundergehakt kaas aardappel aardappelen tomaat tomaten brood rijst wortel wortels peterselie paprika toevoegen roer laat minuten kook bak',
  pt: 'o a os as do da dos das de um uma e ou com para ao em até colher colheres sopa chá xícara xícaras copo pitada dente dentes lata maço fatia picado picada picados ralado ralada moído moída fresco fresca grande grandes pequena cebola cebolas alho manteiga farinha açúcar ovos ovo leite natas creme água azeite óleo sal pimenta frango carne queijo batata batatas tomate tomates pão arroz cenoura cenouras salsa coentro limão adicione misture deixe minutos cozinhe',
  sv: 'och eller med för av till ett en i på msk tsk krm dl nypa klyfta klyftor burk förp knippe hackad hackade riven rivet malen färsk färska stor stora liten gul lök vitlök vitlöksklyfta vitlöksklyftor smör mjöl vetemjöl socker ägg mjölk grädde vatten olja olivolja salt peppar kyckling nötfärs ost potatis potatisar tomater bröd ris morötter persilja tillsätt rör låt minuter koka stek',
  da: 'og eller med til af en et i på spsk tsk dl fed dåse bundt skive skiver hakket hakkede revet malet frisk friske stor store lille løg hvidløg smør mel hvedemel sukker æg mælk fløde piskefløde vand olie olivenolie salt peber kylling oksekød ost kartofler tomater brød ris gulerødder gulerod persille tilsæt rør lad minutter kog steg',
  nb: 'og eller med til av en ei et i på ss ts dl fedd boks bunt skive skiver hakket hakkede revet malt fersk ferske stor store liten løk hvitløk smør mel hvetemel sukker egg melk fløte kremfløte vann olje olivenolje salt pepper kylling kjøttdeig ost poteter tomater brød ris gulrøtter gulrot persille tilsett rør la minutter kok stek',
  pl: 'i lub albo z ze do na w po dla oraz łyżka łyżki łyżek łyżeczka łyżeczki łyżeczek szklanka szklanki szczypta ząbek ząbki puszka pęczek opakowanie plaster sztuka posiekana posiekany starty świeży świeża duża duży mała mały cebula cebule cebuli czosnek czosnku masło masła mąka mąki cukier cukru jajka jajko jaja mleko mleka śmietana śmietany woda wody olej oleju oliwa sól pieprz kurczak ser ziemniaki pomidory chleb ryż marchew marchewka pietruszka dodaj wymieszaj minut gotuj',
  tr: 've veya ile için bir iki yemek çay tatlı kaşığı kaşık bardağı su adet demet diş tutam paket dilim orta boy büyük küçük doğranmış rendelenmiş kıyılmış soğan sarımsak tereyağı un şeker yumurta süt krema sıvı yağ zeytinyağı tuz karabiber tavuk kıyma peynir patates domates ekmek pirinç havuç maydanoz ekleyin karıştırın dakika pişirin',
}

type Told = Language | 'en'

/** The languages of each word; what is written with capitals counts so, and in small letters. */
function languagesByWord(): ReadonlyMap<string, readonly Told[]> {
  const found = new Map<string, Told[]>()
  for (const [language, words] of entries()) {
    for (const word of new Set(words.split(' ').flatMap(formsOf))) {
      found.set(word, [...(found.get(word) ?? []), language])
    }
  }
  return found
}

const isTold = (key: string): key is Told => key in telling
const entries = () =>
  Object.entries(telling).flatMap(([key, words]): [Told, string][] =>
    isTold(key) ? [[key, words]] : [],
  )

/** "EL" is no "el": units in capitals stay as they are. */
const formsOf = (word: string) => (/^\p{Lu}{2}$/u.test(word) ? [word] : [word.toLowerCase()])

let byWord: ReadonlyMap<string, readonly Told[]> | undefined

/** Words of a text that are looked at: more say nothing new. */
const mostWords = 2_000

/**
 * The language that the words of a text show, `en` for English; null where they show none, or two alike. A word that few languages
 * have counts more.
 */
export function shownLanguage(text: string): Told | null {
  byWord ??= languagesByWord()
  const scores = new Map<Told, number>()
  for (const typed of (text.match(/[\p{L}\p{M}.]+/gu) ?? []).slice(0, mostWords)) {
    const word = typed.replace(/\.+$/u, '')
    const languages = byWord.get(word) ?? byWord.get(word.toLowerCase()) ?? []
    for (const language of languages) {
      scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length)
    }
  }
  const [first, second] = [...scores].toSorted(([, left], [, right]) => right - left)
  if (first === undefined) return null
  const [language, score] = first
  const isClear = score >= 0.5 && score > 1.25 * (second?.[1] ?? 0)
  return isClear ? language : null
}

/** The language of a tag ("de-AT", "no") as lines are read in it; `en` for English, null for what we do not read. */
export function languageOfTag(tag: string): Told | null {
  const [primary = ''] = tag.trim().toLowerCase().split(/[-_]/u)
  const language = primary === 'no' || primary === 'nn' ? 'nb' : primary
  return isTold(language) ? language : null
}
