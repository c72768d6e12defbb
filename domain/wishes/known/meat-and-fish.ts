/** Foods of animals, each with what it is and what it does to a dish. How a line is written: `../lexicon.ts`. */
export const meatAndFish = `
meat: animal savoury filling protein main? warm?
red meat: meat
beef: red-meat of-beef
pork: red-meat of-pork
lamb, mutton: red-meat
veal, venison, bison, buffalo meat, goat, horse meat, elk, moose: red-meat
rabbit, hare, boar: meat
poultry: meat
chicken, turkey: poultry lean?
duck, goose, quail, pheasant, squab, cornish hen, game hen: poultry rich? fancy?
offal: meat
liver, kidney, gizzard, giblet, tripe, sweetbread, heart, tongue, foie gras, pate, liverwurst: offal
meat loaf = meatloaf: meat main american comfort
ground meat = minced meat = mince: meat cheap?
ground beef = minced beef = hamburger meat = beef mince = ground chuck: beef ground-meat
ground pork = minced pork: pork ground-meat
ground turkey, ground chicken: poultry ground-meat
steak: beef main fancy?
sirloin, ribeye = rib eye, filet mignon, tenderloin, t bone, flank steak, skirt steak, porterhouse, strip steak, chuck round steak, rump: steak
brisket, chuck, short rib, oxtail, beef rib, corned beef, pastrami, roast beef, pot roast, beef shank, stewing beef, ox, beef jerky, jerky, bone marrow: beef
prime rib, beef wellington, chateaubriand, wagyu, kobe: beef fancy expensive
rib = sparerib = ribs = spare rib: meat messy chewy?
baby back rib: rib pork
pork chop, pork loin, pork belly, pulled pork, pork shoulder, pork roast, ham hock, pork rind, carnitas, tonkatsu, pork tenderloin, gammon, crackling, suckling pig: pork
bacon = thin pork meat: pork fatty salty smoky crispy?
ham, prosciutto, pancetta, guanciale, serrano ham, speck, canadian bacon, parma ham: pork cured salty
sausage: meat of-pork? fatty? salty?
pepperoni, salami, mortadella, chorizo, bratwurst, kielbasa, andouille, bologna, hot dog = frankfurter = wiener = hotdog, black pudding, wurst, linguica, nduja: sausage of-pork
polish sausage, italian sausage, breakfast sausage, smoked sausage, sausage meat, sausage link, sausage patty: sausage
cold cut = deli meat = luncheon meat = lunch meat = cured meat: meat cured cold
salami, ham, prosciutto, pepperoni, pastrami, mortadella, bologna, roast beef, summer sausage, sausage: cold-cut?
charcuterie: platter cold-cut cheese? party
spam: pork cured
chicken breast, chicken thigh, chicken leg, drumstick, chicken wing, chicken tender, chicken nugget, rotisserie chicken, chicken fillet, chicken cutlet, chicken strip, hen, capon, chicken finger, popcorn chicken: chicken
chicken wing, chicken tender, chicken nugget, chicken strip, chicken finger, popcorn chicken: finger-food snack? fast-food
lamb chop, lamb shank, rack of lamb = racks of lamb, leg of lamb = lamb leg, lamb shoulder: lamb fancy?
meatball, kofta, frikadelle, albondigas: meat ground-meat
seafood: animal of-seafood savoury protein main?
fish: seafood of-fish lean?
salmon, tuna, cod, halibut, tilapia, haddock, trout, bass, sea bass, snapper, red snapper, catfish, mackerel, sardine, anchovy, herring, sole, flounder, mahi mahi, swordfish, pollock, perch, pike, carp, eel, monkfish, grouper, turbot, hake, whitefish, white fish, swai, barramundi, bream, kipper, lox, walleye, smelt, salt cod, bluefish, skate, kingfish, orange roughy, rockfish: fish
salmon, tuna, mackerel, sardine, herring: omega-3 healthy?
fish stick, fish finger, fish cake, fish fillet, fish taco, gefilte fish, fish ball: fish
smoked salmon, lox, kipper: smoky salty
caviar, roe, tobiko: fish expensive fancy salty
shellfish: seafood of-shellfish
crustacean: shellfish
shrimp = prawn, crayfish = crawfish, langoustine, scampi: crustacean
crab = crabmeat, lobster: crustacean fancy? expensive?
imitation crab = imitation crab meat = surimi: fish cheap
mollusc: shellfish
oyster, scallop, abalone: mollusc fancy expensive?
clam, mussel, cockle, squid = calamari, octopus, cuttlefish, conch, snail = escargot, whelk: mollusc
fish sauce, oyster sauce, shrimp paste, anchovy paste, worcestershire sauce: sauce salty animal
chicken stock = chicken broth, beef stock = beef broth = beef bouillon, bone broth, fish stock, dashi, beef bouillon cube, meat broth, gelatin, lard, suet, tallow, beef consomme, beef bone: animal meat-stock
egg: animal protein of-egg breakfast?
egg white, egg yolk, scrambled egg, poached egg, fried egg, omelette = omelet, frittata, quiche, deviled egg = devilled egg, hard boiled egg = hard cooked egg, scotch egg, egg salad, shakshuka, egg wash, meringue: egg
omelette, scrambled egg, poached egg, frittata, egg benedict = eggs benedict: egg breakfast
deviled egg, scotch egg: finger-food appetizer party cold?
dairy: animal of-dairy
milk, buttermilk, half and half, evaporated milk, condensed milk, sweetened condensed milk, skim milk, milk powder, whole milk, nonfat milk, dulce de leche = dulche de leche, kefir, whey, custard, ghee, creme anglaise: dairy
milk: drinkable? 
sweetened condensed milk, dulce de leche, custard: sweet creamy
cream = heavy cream = whipping cream = double cream = single cream = light cream: dairy creamy rich fatty
sour cream, creme fraiche, clotted cream, whipped cream, mascarpone, cream cheese, ricotta, quark, fromage frais, cool whip, pastry cream: dairy creamy fatty?
whipped cream, cool whip, pastry cream: sweet
yogurt = yoghurt, greek yogurt, fromage frais, labneh: dairy creamy healthy? cold?
cheese: dairy cheesy fatty salty? 
cheddar, mozzarella, parmesan, parmigiano, gruyere, feta, gouda, brie, camembert, blue cheese, gorgonzola, provolone, swiss cheese, monterey jack, pepper jack, american cheese, cream cheese, cottage cheese, goat cheese, halloumi, paneer, ricotta, mascarpone, stilton, edam, emmental, manchego, pecorino, romano, velveeta, colby, fontina, havarti, asiago, cheese curd, queso fresco, cheez its, jack cheese, boursin, string cheese: cheese
melted cheese, alfredo, fondue, queso, rarebit, cheese sauce, mac and cheese, macaroni and cheese, raclette: cheese creamy rich warm
cottage cheese: protein light? lean?
butter: dairy fatty rich
brown butter, garlic butter, butter sauce, beurre blanc, beurre rouge: butter fancy?
ice cream, gelato, frozen yogurt, milkshake, milk shake: dairy
honey: sweet of-honey
protein powder, whey protein: protein
`
