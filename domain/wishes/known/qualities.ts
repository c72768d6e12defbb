/** Words of how a dish is, what else they say, and which foods and dishes are so. A word that speaks against it has a minus. */
export const qualities = `
warm = hot dish = heated = warming = piping hot = toasty: cosy?
warm: -cold
hot: warm? spicy?
cold: -warm
cosy = cozy: warm comfort
ice cream, salad, sandwich, smoothie, cold, popsicle, sushi, cracker, chip, sorbet, frozen dessert: -warm
pie, roasted, stew, curry, casserole, hot chocolate, soup, chowder, baked potato, roast, oatmeal, porridge: warm -cold
spicy, alcohol, caffeine: kick
spicy = fiery = hot and spicy = zesty heat = spiciness = peppery: flavourful -mild
mild = not hot: -spicy
sweet and spicy: sweet spicy
sweet = sugary = candied: -savoury?
savoury = savory = umami = salty dish: -sweet?
meat, cheese, soup, stew, salad, pizza, burger, pasta, curry, garlic, onion, egg, seafood: savoury? 
dessert, cake, cookie, candy, ice cream: -savoury
sour = tart taste = tangy = acidic = sharp: tangy
lemon, lime, vinegar, buttermilk, sour cream, tamarind, rhubarb, sauerkraut, pickle, vinaigrette, yogurt, cranberry, grapefruit, tomatillo: sour
bitter: bitter
dark chocolate, coffee, grapefruit, radicchio, bitter melon, campari: bitter
salty = salted = salt = sodium = high sodium: salty
soy sauce, bacon, ham, chip, cracker, pretzel, olive, caper, anchovy, feta, parmesan, salted, bouillon, fries, popcorn, sausage, pickle, miso, fish sauce, garlic salt, sea salt: salty?
low salt = low sodium = reduced sodium = no salt = no salt added = salt free = unsalted = less salt = sodium free: healthy diet-food -salty
creamy = velvety = silky = cream based = smooth = creamed: rich? soft?
rich = decadent = indulgent = luxurious: filling? indulgent -light -healthy?
indulgent: -healthy?
buttery: rich butter
cheesy: cheese
nutty: nut
garlicky: garlic
lemony, citrusy: citrus
fruity: fruit
minty: mint
chocolatey = chocolaty: chocolate
meaty: meat
fishy: fish
crunchy = crispy = crisp texture = crusty = crackling: -soft
soft: -crunchy
crunchy, chewy: -soft
chewy: -crunchy?
crispy, hard candy, raw carrot, chip, cracker, nut, crunchy: hard-to-eat
thick = hearty = chunky = dense: filling thick
thick: -light?
filling = hearty = substantial = satisfying = stick to your ribs: -light?
meat, potato, pasta, rice, bean, cheese, bread, noodle, burger, pie, stew: filling?
light = lighter = delicate: -filling? -greasy
salad, fruit, vegetable, soup, fish, broth, steamed, lettuce, smoothie, cucumber, citrus, cracker, toast, rice cake: light?
greasy = oily = fatty = heavy: -light -healthy unhealthy
fatty: greasy?
fried, bacon, burger, sausage, pizza, cheese, cream, butter, mayonnaise, fast food, gravy, pastry, rib, poutine, deep fried, pepperoni, whipped cream: greasy?
toast, cracker, rice, banana, broth, soup, oatmeal, applesauce, plain, boiled, steamed, yogurt, turkey, chicken breast, bread, noodle soup, porridge, congee, mashed potato, ginger, salt and pepper: gentle
greasy, spicy, fried, alcohol, cream, raw, bean, sour: -gentle
plain = bland = simple flavour: mild gentle simple
healthy = nutritious = wholesome = good for you = healthful = healthier = balanced: -unhealthy
unhealthy = junk = junk food: -healthy
low fat = lowfat = fat free = nonfat = non fat = reduced fat = part skim = skim = skim milk = lean = low in fat: diet-food healthy light -fatty
low calorie = low cal = light calorie = fewer calories = low calories: diet-food healthy light
high calorie, high fat, high sugar, high carb: -diet-food -healthy filling
high fat: fatty
high sugar: sugary sweet of-sugar -low-sugar
high carb: high-carb
diet-food: healthy
salad, steamed, low carb, egg white, vegetable, fruit, cauliflower, zucchini, fish, chicken breast, broth, sugar substitute, whole wheat, shirataki, healthy, unsweetened: diet-food?
low cholesterol = cholesterol: diet-food healthy
deep fried, fried, burger, pizza, fries, candy, cake, ice cream, cookie, bacon, butter, cream, cheese, whipped cream, syrup, pie, sausage, sugar, mayonnaise, sour cream, poutine, milk chocolate, brownie, pastry, gravy, whole milk, chip, frosting, alcohol: -diet-food? -healthy?
fish, salmon, oat, seed, brown rice, yogurt, tofu, lentil, bean, broccoli, nut, olive oil, quinoa, vegetable, fruit, steamed, grilled, salad, chicken breast, sweet potato, turkey: healthy?
low carb = keto = keto friendly = ketogenic = carb free: low-carb diet-food? low-sugar
low-carb: keto
bread, pasta, rice, potato, cake, cookie, sugar, noodle, pizza, sandwich, oat, flour, pancake, graham cracker, pastry, bean, waffle, pie, banana, corn: -low-carb
high protein = protein packed = protein rich = rich in protein: protein healthy
meat, chicken, egg, fish, tofu, lentil, bean, cottage cheese, yogurt, turkey, steak, nut, milk, protein shake: protein?
high fiber = high fibre = fiber: fibre healthy
vitamin = vitamins = vitamin rich = mineral rich = minerals = nutrients = antioxidant = superfood: healthy vitamins
high energy = energising = energizing = energy: energy
banana, oat, nut, dried fruit, granola, coffee, dates, honey, peanut butter, pasta, rice, smoothie, cereal, energy ball: energy?
vegetable, fruit, citrus, smoothie, berry, juice, orange: vitamins?
detox = cleanse = cleansing: healthy detox
broccoli, cauliflower, cucumber, ginger, lemon, beet, green juice, kale, seed, celery, apple cider vinegar, spinach, carrot: detox?
meat, cream, fried, sugar: -detox
quick = fast = speedy = rapid = ready in minutes = quickly = in minutes = minute = instant = quick cooking: quick easy?
sandwich, salad, toast, smoothie, cereal, scrambled egg, omelette, instant, stir fry, microwave, quesadilla, wrap, no cook, few step, ramen, canned, no bake, yogurt, parfait: quick?
slow cooker, slow, braised, stew, roast, marinated, fermented, pot roast, cholent, from scratch, yeast, brisket, overnight: -quick
slow cooker, stew, braised, cholent: slow
easy = simple = effortless = basic = foolproof = beginner = straightforward = uncomplicated = few step = doesn't take many steps = not many steps: easy quick?
3 ingredient, three ingredient, 2 ingredient, 4 ingredient, 5 ingredient, few ingredient, one pot, one pan, no bake, microwave, only, mix, standard, instant, dump cake: easy simple
classic, plain, toast, cereal, sandwich, salad, scrambled egg: simple?
standard: simple classic
cheap = inexpensive = affordable = budget = frugal = economical = low cost: -expensive
potato, rice, bean, egg, pasta, fried rice, cabbage, lentil, carrot, onion, pea, noodle, instant, oat, bread, ground beef, simple: cheap?
expensive = pricey = costly: -cheap
steak, lobster, scallop, truffle, crab, caviar, saffron, seafood, champagne, lamb, duck: expensive? -cheap
fancy = gourmet = elegant = high end = upscale = sophisticated = fine dining = luxury = exquisite: fancy
canape, beurre rouge, champagne, souffle, infused, seared, confit, duck, lamb, mousse, macaron, wellington, risotto, scallop, crab, asparagus, creme brulee, truffle, crust, reduction, shrimp: fancy?
hot dog, instant, canned, microwave, fries, burger, mix, imitation, sandwich, simple, plain, corn dog, mayonnaise: -fancy
unusual = unique = uncommon = unconventional = unexpected = creative = different = interesting = exotic = twist = fusion = novel = adventurous = original: unusual
bento, fusion, shaped, take on, twist, infused, hidden inside, octopus, squid, lavender, ube, matcha, black garlic, on a stick, with a twist: unusual
classic, standard, plain, basic, simple, traditional: -unusual
traditional = classic = authentic = old fashioned = vintage: traditional
colourful = colorful = rainbow = multicoloured = vibrant: pretty colourful
pretty = beautiful = photogenic = cute = decorative = instagram: pretty
pink, pastel, purple, blue, rose, lavender, rainbow, garnish, edible flower, layered, decorated, cherry, strawberry: pretty? 
pastel: pink blue pretty
pink, lavender, pale, blue: pastel?
food colouring = food coloring = food dye = dye = artificial colouring = coloured = colored: dye
fragrant = aromatic = perfumed: fragrant
garlic, ginger, curry, cinnamon, truffle: fragrant?
refreshing = cooling = thirst quenching: refreshing cold?
cucumber, mint, lemon, lime, watermelon, citrus, iced, fruit, melon, sorbet: refreshing?
comfort = comforting = hearty = homey = comfort food: comfort
mac and cheese, soup, stew, meatloaf, mashed potato, pot pie, casserole, meatball, lasagna, noodle, chili, hot chocolate, grilled cheese, fried chicken, pot roast, dumpling, congee, ramen: comfort? 
soothing: soothing
soup, broth, tea, honey, ginger, chicken noodle soup, lemon, congee, porridge, hot toddy: soothing
hydrating: hydrating
soup, broth, water, watermelon, cucumber, juice, smoothie, fruit, tea, popsicle: hydrating?
portable = on the go = handheld = travel = grab and go: portable
sandwich, wrap, muffin, bar, burrito, granola bar, bento, hand pie, cookie, trail mix, fruit, deviled egg, cracker, pasta salad: portable?
soup, saucy, sauce, ice cream, soft serve, salad dressing, drink: -portable?
tidy = no mess = mess free: tidy
messy = mess = crumbs = crumbly = drippy: -tidy
ham and cheese sandwich, bar, grape, popcorn, nut: tidy?
keeps = shelf stable = long lasting = won't spoil = non perishable = keeps well = store: keeps
milk, yogurt, cream, meat, seafood, cheese, mayonnaise, egg, fresh fruit, ice cream, chocolate, fish, berry, fresh: -keeps
cracker, nut, seed, raisin, granola, pretzel, dried, jerky, cookie, honey, cereal, popcorn: keeps?
freezes = freeze = freezable = freezer friendly: freezes
soup, stew, burrito, lasagna, meatball, casserole, curry, chili, dumpling, bread, pie, muffin, meatloaf: freezes
salad, fries, egg, lettuce, mayonnaise, cucumber, fried, hollandaise, raw: -freezes
reheats = reheat = warm up = warmed up: reheats
fried rice, soup, stew, burrito, wrap, lasagna, curry, casserole, pasta, rice, chili, meatloaf, noodle, pizza: reheats
salad, cold, ice cream, sushi, sandwich, fries, cereal, egg salad, sashimi, cold noodle, smoothie: -reheats
for-kids = kid friendly = child friendly = kids = child = children = toddler: for-kids
alcohol, wine, spicy, coffee, raw fish, liqueur, alcoholic, caffeine, rum, beer: -for-kids
chicken nugget, mac and cheese, pizza, pancake, cookie, pasta, meatball, hot dog, burger, ice cream, milkshake, chocolate, popsicle, quesadilla, cupcake, fries, grilled cheese: for-kids?
for-baby: -for-kids?
puree, mashed, soft, applesauce, oatmeal, steamed, banana: for-baby
salt, honey, nut, fried, alcohol, spicy, sugar, crunchy, beer, burger: -for-baby
for-dog, for-cat: for-animals -main -dessert -snack
sharing = shareable = crowd = feeds a crowd: sharing
dip, platter, pizza, nachos, casserole, hot pot, board, sheet cake, chili, taco, punch, large: sharing?
party: sharing?
variety: -simple
variety = assorted = assortment = various = mixed = several = different kinds = medley: variety
medley, mixed vegetable, assorted, mix: variety
large portion = large = big = huge: filling
homemade = diy: homemade
flavourful = flavorful = flavor = tasty = delicious = bold = well seasoned = flavour: flavourful
spicy, garlic, herb, marinade, cajun, bacon, chili, curry, smoky, teriyaki, seasoned, sauce, spice, cheese: flavourful?
plain, bland: -flavourful
healthy fat, olive oil, avocado, salmon: omega-3
low blood sugar, low glycemic: low-sugar diet-food
acidic: sour
caffeine: caffeine
umami: savoury
moist: soft
red: red
western: western
`
