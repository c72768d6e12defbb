/** Countries and regions by their nouns, and the cuisine that is meant. */
export const countries = `
italy, sicily, tuscany, rome, naples, venice, milan, sardinia, florence: italian
france, paris, provence, normandy, lyon, brittany, burgundy, alsace: french
spain, madrid, barcelona, catalonia, andalusia, basque, valencia: spanish
greece, athens, crete, santorini, cyprus: greek
portugal, lisbon, porto, azores: portuguese
germany, berlin, bavaria, munich: german
austria, vienna: austrian
switzerland: swiss
belgium, brussels: belgian
holland, netherlands, amsterdam: dutch
england, britain, uk, london, united kingdom, yorkshire, cornwall, devon: british
scotland, wales, edinburgh: british
ireland, dublin: irish
sweden, stockholm: swedish
norway: norwegian
denmark: danish
finland: finnish
iceland: icelandic
poland, warsaw: polish
russia, moscow, siberia: russian
ukraine, kiev: ukrainian
hungary, budapest: hungarian
romania, bulgaria, czech republic, slovakia, serbia, croatia: european
turkey country, istanbul, anatolia: turkish
lebanon, beirut: lebanese
israel, jerusalem, tel aviv: israeli
iran, persia: persian
iraq, baghdad: iraqi
syria: syrian
egypt, cairo: egyptian
morocco, marrakesh: moroccan
tunisia: tunisian
ethiopia: ethiopian
nigeria, lagos: nigerian
kenya: kenyan
south africa, cape town: south-african
africa: african
india, mumbai, delhi, goa, kerala, punjab, bengal, kashmir: indian
pakistan: pakistani
sri lanka: sri-lankan
nepal: nepali
thailand, bangkok: thai
vietnam, hanoi, saigon: vietnamese
korea, seoul: korean
japan, tokyo, osaka, kyoto: japanese
china, sichuan province, hong kong, shanghai, taiwan, guangdong: chinese
philippines, manila: filipino
indonesia, bali, java: indonesian
malaysia, kuala lumpur: malaysian
singapore: singaporean
australia, sydney, melbourne, new zealand, aussie, kiwi cuisine: australian
canada, ontario, toronto, montreal, vancouver, nova scotia, newfoundland, maritimes: canadian
america, united states, usa, new york, boston, chicago, california, new england, philadelphia, kansas, texas, tennessee, georgia state, carolina, maryland, kentucky: american
texas, deep south, louisiana, alabama, mississippi, tennessee, kentucky, carolina: southern
louisiana, new orleans, bayou: cajun-food
mexico, mexico city, oaxaca, yucatan, baja, jalisco, tijuana: mexican
cuba, havana: cuban
jamaica, kingston: jamaican
puerto rico: puerto-rican
dominican republic, haiti, trinidad, barbados, bahamas: caribbean
brazil, rio: brazilian
argentina, buenos aires: argentinian
peru, lima: peruvian
chile country: chilean
colombia: colombian
venezuela: venezuelan
latin america, south america, central america: latin-american
europe: european
asia: asian
middle east: middle-eastern
mediterranean sea: mediterranean
polynesia, tahiti, fiji, samoa, tonga: polynesian
georgian, armenian: european
nigerian, ghanaian: west-african
swiss, austrian, belgian: european
dutch, danish: european
`
