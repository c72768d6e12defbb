/** Cuisines by the words that name them, and the part of the world that each is of. */
export const places = `
american, canadian, british, english, french, italian, german, european, australian, tex mex, southern, cajun food, irish, new england: western
burger, sandwich, steak, pizza, pasta, roast, mashed potato, casserole, chowder, meatloaf, chili, taco, salad, ground beef, sausage: western?
chinese, japanese, korean, thai, vietnamese, indian, indonesian, filipino, malaysian, taiwanese, singaporean, burmese, mongolian, tibetan, cambodian: asian
soy sauce, tofu, fried rice, stir fry, noodle, dumpling, sushi, sesame, hoisin, ginger, bok choy, rice wine: asian?
asian = oriental = southeast asian = far eastern: -western
chinese, taiwanese, hong kong, shanghainese, cantonese, sichuan, szechuan, beijing, hunan: chinese
taiwanese: chinese
indian = desi = punjabi = bengali = south asian: asian
pakistani, nepali, sri lankan, bangladeshi: indian asian
italian, french, german, spanish, greek, british, swedish, polish, portuguese, dutch, russian, hungarian, austrian, swiss, danish, nordic, norwegian, finnish, belgian, irish, scottish, ukrainian, czech, english, romanian, bulgarian, scandinavian: european
swedish, danish, norwegian, finnish, scandinavian, icelandic: nordic
scottish, english, welsh, british: british
sicilian, tuscan, roman, neapolitan, venetian: italian
parisian, provencal, alsatian, breton: french
greek, italian, spanish, turkish, lebanese, moroccan, israeli, cypriot: mediterranean
olive oil, feta, olive, hummus, tzatziki, eggplant, chickpea: mediterranean?
lebanese, turkish, persian = iranian, iraqi, syrian, israeli, arab = arabic, jordanian, saudi, yemeni, egyptian, afghan: middle-eastern
egyptian = egypt, moroccan, tunisian, algerian, libyan: north-african african
ethiopian, eritrean, kenyan, somali, tanzanian: east-african african
nigerian, ghanaian, senegalese: west-african african
south african: african
mexican = mexico = tex mex: latin-american
taco, salsa, tortilla, jalapeno, refried bean, cilantro: mexican?
brazilian, peruvian, argentinian = argentine, colombian, cuban, chilean, venezuelan, puerto rican, salvadoran, dominican: latin-american
cuban, jamaican, puerto rican, dominican, trinidadian, haitian, bahamian: caribbean
hawaiian = hawaii: tropical island american
caribbean, jamaican, bahamian, polynesian: tropical island
canadian = canada = quebec = quebecois = french canadian = montreal = newfoundland: western
pineapple, coconut, mango, spam, macadamia, poke: hawaiian?
tropical: tropical
halal = muslim: halal
kosher: kosher
jewish = israeli: jewish
pork, alcohol, bacon, ham: -halal
pork, shellfish: -kosher
fusion: &two-cuisines
`
