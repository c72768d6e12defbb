/** Savoury dishes: what each is, of what it is made, and how it is. */
export const dishes = `
soup: liquid warm soft hydrating comfort soothing starter? light?
broth, bouillon, consomme, chowder, bisque, minestrone, gazpacho, borscht, ramen, pho, laksa, miso soup, hot pot, hotpot, gumbo, tom yum, chicken noodle soup, egg drop soup, wonton soup, vichyssoise, pozole, bouillabaisse, cioppino, french onion soup, potage, hot and sour soup, goulash soup, avgolemono, matzo ball soup, mulligatawny: soup
chowder, bisque, cream soup, potage: creamy thick
gazpacho, vichyssoise: -warm cold refreshing
broth, bouillon, consomme, miso soup: light soothing
stew: warm thick filling comfort slow soft main
goulash, ragout, tagine, cassoulet, pot roast, beef bourguignon, coq au vin, gumbo, chili, cholent, pot au feu, ratatouille, irish stew, hotpot, feijoada, ragu: stew
chili = chili con carne = chilli con carne: spicy? warm thick beef? bean?
curry: warm spicy? dip-bread sauce? filling main flavourful
tikka masala, korma, vindaloo, butter chicken, rogan josh, massaman, green curry, red curry, panang, dal, saag, madras, jalfrezi, rendang, katsu curry: curry
salad: light cold raw fresh healthy refreshing vegetable? side? quick
coleslaw = slaw, caesar salad, greek salad, tabbouleh, waldorf, cobb salad, nicoise, fattoush, gado gado, panzanella, caprese, potato salad, pasta salad, fruit salad, egg salad, tuna salad, chicken salad, macaroni salad, bean salad, green salad, garden salad, poke: salad
potato salad, macaroni salad, coleslaw, pasta salad: picnic -healthy?
fruit salad: fruit dessert? snack &fruit &salad
fruit cup: fruit dessert
salad dressing, vinaigrette, ranch dressing, italian dressing, caesar dressing, ranch, thousand island: sauce dressing
dressing: sauce
sandwich: lunch portable bread handheld quick
sub, hoagie, blt, panini, club sandwich, grilled cheese, grilled cheese sandwich, reuben, croque monsieur, sloppy joe, philly cheesesteak, po boy, submarine sandwich, submarine, toastie, melt, banh mi, tea sandwich, quesadilla, burger, hot dog, wrap, pita pocket, cuban sandwich, monte cristo: sandwich
sloppy joe, meatball sub, submarine, submarine sandwich, burrito, taco, rib, wing, spaghetti, barbecue, fondue, hot dog, chili dog, nacho, sauce, syrup, ice cream, soup, chicken wing, croissant, messy, meatball, flaky, gravy: messy
wrap: portable handheld lunch
burger = hamburger = cheeseburger: beef? fast-food american messy? main lunch bread
slider: burger finger-food
pizza: italian fast-food bread cheese main filling tomato? of-gluten &cheese &tomato-sauce
pepperoni pizza, calzone, pizza margherita, margherita, flatbread pizza: pizza
taco, burrito, enchilada, quesadilla, fajita, tostada, tamale, nachos, chimichanga, taquito, chilaquiles, huevos rancheros, mole, elote, tortilla soup, pozole, carnitas, salsa, guacamole, pico de gallo, queso, refried bean, churro, tex mex, tres leches, flauta: mexican
taco, burrito, quesadilla, fajita: handheld fast-food main
nachos = nacho: appetizer snack chip cheese mexican &tortilla-chip &cheese
tortilla chip: chip mexican
pie: of-gluten warm? pastry baked
pot pie, shepherds pie = shepherd pie = cottage pie, meat pie, tourtiere, steak and kidney pie, pasty = pasties, empanada, samosa, spanakopita, quiche, tamale pie, chicken pot pie, kidney pie: pie savoury main
shepherds pie, cottage pie: british ground-meat potato comfort
casserole: baked warm filling main comfort
gratin, lasagna, moussaka, mac and cheese, tuna casserole, baked ziti, enchilada, scalloped potato, strata: casserole
stir fry = stir fried = stirfry: wok quick pan-fried chinese? asian? main
skewer = kebab = kabob = kebob = brochette, satay, souvlaki, yakitori, shish kebab, shashlik: grilled main handheld
meat and potatoes, roast dinner, sunday roast: main
entree = main course = main dish = main = entree dish = mains: filling
roast: main roasted
side = side dish = accompaniment: 
french fry = fries = french fries = chips and gravy = fry potato: potato deep-fried side fast-food salty crispy
potato wedge, tater tot, hash brown, onion ring, curly fry, sweet potato fry: side fast-food
onion ring, tempura, corn dog, fritter, hush puppy, fried chicken, schnitzel, tempura, doughnut, donut, churro, egg roll, spring roll, samosa, falafel, croquette, popcorn shrimp, fish and chips, chimichanga, beignet, tonkatsu, katsu, karaage, corn dogs: fried
poutine: canadian fast-food filling fries gravy cheese-curd &fries &gravy
fish and chips: british fast-food &fish &fries
dumpling: filled soft chinese? of-gluten
wonton, gyoza, pot sticker = potsticker, pierogi, ravioli, momo, shumai = siu mai, har gow, xiao long bao = soup dumpling, jiaozi, mandu, gow gee: dumpling
dim sum: chinese
wonton, pot sticker, shumai, har gow, xiao long bao, bao, bun, char siu, egg tart, turnip cake, spring roll, sesame ball, almond cookie, dumpling, cheung fun, lettuce roll, steamed bun, bbq pork bun, custard bun, egg roll: dim-sum
sushi: japanese rice seafood? cold handheld
maki, nigiri, california roll, hand roll, sashimi: sushi
poke: hawaiian of-fish? raw
tempura, teriyaki, sashimi, miso, ramen, udon, soba, onigiri, yakitori, tonkatsu, okonomiyaki, takoyaki, mochi, daifuku, matcha, dashi, gyoza, edamame, katsu, donburi, nabemono, shabu shabu, sukiyaki, bento, shirataki, wasabi, ponzu, tataki, yakisoba, tamagoyaki, gyudon, karaage, dorayaki, furikake, japanese rice wine, sake, mirin, zaru soba, shijimi: japanese
hot pot = hotpot, fondue, shabu shabu, nabemono, sukiyaki, raclette, korean barbecue: sharing warm
chow mein, lo mein, kung pao, hoisin, sichuan, szechuan, general tso, mapo tofu, sweet and sour, char siu, peking duck, wonton, bao, congee, fried rice, dim sum, egg roll, egg drop soup, moon cake = mooncake, five spice, orange chicken, shaoxing, black bean sauce, bok choy, chop suey, shanghainese, cantonese, beijing, hunan, mandarin, dan dan noodle, hot and sour, tea egg, spring roll, bean sprout: chinese
spring roll, egg roll, summer roll: appetizer finger-food
bibimbap, kimchi, bulgogi, japchae, gochujang, tteokbokki, kimbap, korean barbecue, galbi, banchan, mandu: korean
pad thai, tom yum, green curry, red curry, massaman, satay, panang, tom kha, larb, som tam, papaya salad, pad see ew: thai
pho, banh mi, summer roll, bun cha, nuoc cham: vietnamese
rendang, nasi goreng, gado gado, satay, sambal, tempeh: indonesian
adobo, lumpia, pancit, sinigang, lechon, halo halo: filipino
laksa, roti canai, nasi lemak: malaysian
naan, roti, chapati, samosa, tikka, tikka masala, korma, vindaloo, biryani, dal, paneer, tandoori, masala, chutney, raita, saag, pakora, dosa, idli, butter chicken, lassi, garam masala, gulab jamun, kheer, aloo gobi, chana masala, ghee, karela: indian
hummus, falafel, tabbouleh, shawarma, baba ganoush, tahini, pita, fattoush, kibbeh, baklava, za'atar, halloumi, labneh, kofta, dolma: middle-eastern
moussaka, gyro, souvlaki, tzatziki, feta, spanakopita, dolma, baklava, greek salad, orzo, phyllo, pastitsio, avgolemono: greek
paella, tapas, gazpacho, chorizo, tortilla espanola, patatas bravas, sangria, churro, manchego, romesco: spanish
cholent, challah, matzo, latke, brisket, kugel, gefilte fish, hamantaschen, rugelach, matzo ball soup, babka: jewish
cholent, challah, kugel: shabbat slow
schnitzel, bratwurst, sauerkraut, pretzel, spaetzle, strudel, black forest, stollen, sauerbraten: german
pierogi, kielbasa, bigos, golabki, polish sausage: polish
borscht, stroganoff, blini, pelmeni, kvass: russian
goulash, paprikash: hungarian
coq au vin, ratatouille, bouillabaisse, quiche, crepe, croissant, souffle, eclair, creme brulee, macaron, baguette, cassoulet, confit, beurre blanc, bechamel, hollandaise, profiterole, nicoise, croque monsieur, mille feuille, foie gras, escargot, gratin, crouton, beurre rouge, madeleine, tarte tatin, canape, french onion soup, dijon, boursin, vichyssoise, clafoutis, pain au chocolat, creme de cassis: french
risotto, gnocchi, polenta, pesto, marinara, bruschetta, caprese, tiramisu, cannoli, gelato, panna cotta, prosciutto, focaccia, minestrone, lasagna, ravioli, saltimbocca, ossobuco, biscotti, amaretto, parmigiana, antipasto, panettone, spumoni, calzone, mozzarella, parmesan, ricotta, pizza, meatball: italian
haggis, shepherds pie, bangers and mash, yorkshire pudding, scone, trifle, toad in the hole, crumpet, ploughman, cornish pasty, fish and chips, mushy pea, steak and kidney pie, bubble and squeak, eton mess, sticky toffee pudding, full english: british
irish stew, soda bread, colcannon, boxty, corned beef and cabbage, guinness, irish cream: irish
swedish meatball, gravlax, lutefisk, lefse, smorgasbord, aebleskiver, kanelbulle: nordic
jambalaya, gumbo, cajun, creole, beignet, po boy, etouffee, andouille: cajun-food southern
cajun: cajun-food
grits, cornbread, fried chicken, collard green, biscuits and gravy, peach cobbler, pecan pie, hush puppy, chicken and waffle, sweet tea, black eyed pea, fried green tomato, southern: southern
southern, burger, hot dog, mac and cheese, barbecue, meatloaf, apple pie, pancake, buffalo, clam chowder, cornbread, sloppy joe, cobb salad, key lime pie, brownie, s'more, cheesesteak, pot roast, chili dog, biscuits and gravy, ranch, corn dog, grilled cheese: american
poutine, tourtiere, nanaimo bar, butter tart, maple syrup, montreal, quebec, peameal bacon, bannock, beavertail: canadian
jerk, ackee, callaloo, plantain, rum cake, goat curry, roti: caribbean
empanada, ceviche, arepa, chimichurri, feijoada, dulce de leche, lomo saltado, pupusa, alfajor, tres leches, peruvian: latin-american
couscous, tagine, harissa, moroccan, preserved lemon: north-african
injera, berbere, doro wat: east-african
jollof, fufu, egusi, suya: west-african
sauce: wet
gravy, marinara, pesto, salsa, ketchup, mustard, mayonnaise = mayo, bbq sauce = barbecue sauce, teriyaki sauce, soy sauce, hot sauce, tomato sauce, alfredo sauce, tartar sauce, hollandaise, bechamel, chutney, relish, marinade, aioli, glaze, spaghetti sauce, pasta sauce, tahini, tzatziki, cheese sauce, vegetable sauce, steak sauce, dipping sauce, taco sauce, guacamole, romesco, chimichurri, miracle whip: sauce
mayonnaise, aioli, hollandaise, bechamel, miracle whip: creamy fatty of-egg animal
bechamel, hollandaise: of-dairy
tomato sauce, marinara, ketchup, salsa, tomato paste, pomodoro, bolognese, spaghetti sauce, pico de gallo: tomato
teriyaki, bbq sauce, ketchup, hoisin, sweet chili: sweet?
dip: appetizer snack sharing finger-food? 
salsa, guacamole, hummus, queso, tzatziki, baba ganoush, spinach dip, artichoke dip, ranch dip, fondue, dipping sauce, bean dip, onion dip, cheese ball, tapenade, spread: dip
queso: cheese
appetizer = starter = hors d'oeuvre = hors doeuvre: party snack?
canape, bruschetta, crostini, deviled egg, slider, pinwheel, stuffed mushroom, shrimp cocktail, chicken wing, wing, cheese ball, tapas, spring roll, mozzarella stick, jalapeno popper, bite, platter, antipasto, nachos, tartlet, finger sandwich, skewer, cocktail sausage, blini, vol au vent, meatball, onion ring, cheese board, charcuterie board: appetizer finger-food
platter, board, tray, assortment, mixture: platter
finger food = nibble: handheld appetizer
snack: quick? light?
popcorn, chip, cracker, pretzel, trail mix, nut mix, granola bar, snack bar, energy bar, protein bar, protein ball, energy ball, snack mix, jerky, fruit leather, nachos, cheese stick, roasted chickpea, rice cake, muffin, cookie, candy, fudge, bar, puffed rice, nut, dip, roasted nut, cupcake, apple slice, veggie stick, finger sandwich, brownie, bite, roasted soybean, granola, rice krispie treat, gummy, mini, fruit salad, toast, deviled egg, cheese, cheese and cracker: snack
popcorn, pretzel, cracker, chip, granola bar, trail mix, nut mix, nut, cookie, jerky, dried fruit, snack mix, cereal: dry tidy keeps portable
popcorn, potato chip, tortilla chip, cracker, pretzel, nut, celery, toast, granola, bacon bits, crouton, taco shell, tempura, corn chip, brittle, biscotti, raw carrot, chip, croute, breaded, crisp, cereal: crunchy
breakfast = brunch = morning: 
cereal, oatmeal, porridge, granola, muesli, pancake, waffle, french toast, omelette, scrambled egg, bagel, breakfast burrito, breakfast sandwich, hash brown, frittata, muffin, croissant, bacon, eggs benedict, crepe, yogurt parfait, smoothie, toast, breakfast wrap, quiche, shakshuka, breakfast sausage, coffee cake, avocado toast, hash, congee, english muffin, cinnamon roll, scone, grits, huevos rancheros, breakfast pizza, breakfast casserole, coffee, egg, breakfast pie: breakfast
lunch = lunchbox = packed lunch: 
sandwich, salad, soup, wrap, taco, burger, rice bowl, sushi, bento, quesadilla, pasta salad, burrito, panini, fried rice, quiche, noodle, bowl, pita: lunch
dinner = supper = evening meal: 
steak, roast, casserole, pasta, lasagna, curry, stew, meatloaf, stir fry, chicken, fish, beef, pork, lamb, soup, chili, pizza, risotto, meatball, burger, paella, rice dish, spaghetti, taco, enchilada: dinner
meal: filling
burrito, rice bowl, bowl, casserole, lasagna, pasta, stew, curry, chili, soup, fried rice, roast, pizza: meal
jello shot = jello shots = jelly shot: party alcohol
dessert, snack, drink, candy, sauce, dressing, marinade, cereal, dip, pancake: -dinner -main -meal
dessert, candy, sauce, dressing, marinade, drink: -lunch
meat stock, vegetable broth, vegetable stock: stock
salad: appetizer?
baby food = puree: soft mashed for-baby
dog food = dog treat = treats for dogs = dog biscuit: for-dog
cat food = cat treat: for-cat
`
