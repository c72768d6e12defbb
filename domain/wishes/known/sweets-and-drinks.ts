/** Sweet dishes, what sweetens, and what is drunk. */
export const sweetsAndDrinks = `
dessert = sweet treat = pudding dish: sweet treat indulgent
cake: dessert baked sweet soft fluffy of-gluten starchy celebration?
cupcake, cheesecake, brownie, gateau, sponge, sponge cake, pound cake, coffee cake, angel food cake, bundt, layer cake, torte, red velvet, gingerbread, fruitcake, carrot cake, lava cake, tiramisu, black forest, birthday cake, mug cake, shortcake, cake in a mug, fridge cake, log cake, cake pop, chiffon, upside down cake, chocolate cake: cake
loaf: cake?
cupcake, cake pop, macaron, petit four, decorated, icing, frosting, sprinkle, food colouring, rainbow, buttercream, fondant: pretty?
cookie: dessert baked sweet snack of-gluten crunchy?
biscotti, shortbread, macaroon, gingersnap, snickerdoodle, oatmeal cookie, chocolate chip cookie, sugar cookie, gingerbread man, oreo, graham cracker, almond cookie, amaretti, meringue cookie, speculoos, florentine, blondie, thumbprint, whoopie pie, gingerbread cookie: cookie
gingerbread house, gingerbread man: christmas decorated kids fun gingerbread
pastry: baked of-gluten buttery rich
danish, eclair, tart, turnover, strudel, puff pastry, cream puff, profiterole, mille feuille, cannoli, baklava, palmier, galette, phyllo, tartlet, croissant, empanada, samosa, cinnamon roll, scone, pastry dough, macaron: pastry
danish, eclair, cream puff, profiterole, mille feuille, cannoli, baklava, palmier, cinnamon roll, cinnamon bun, doughnut, donut, churro, beignet: dessert sweet
tart, galette, turnover: dessert? sweet? baked
fruit tart, lemon tart, apple pie, pumpkin pie, pecan pie, key lime pie, cherry pie, blueberry pie, cream pie, custard pie, fruit pie, lemon pie, mud pie, banoffee, oreo pie, dessert pie, apple tart: pie dessert sweet
crumble, cobbler, crisp, betty, clafoutis, bread pudding, bread and butter pudding, trifle, parfait, mousse, custard, flan, creme brulee, creme caramel, panna cotta, pudding, rice pudding, jello, jelly dessert, souffle, fruit fool, pavlova, meringue, tiramisu, banana split, sundae, fondue chocolate, affogato, blancmange, junket, semifreddo, baked alaska, eton mess, tres leches, syllabub, rice krispie treat = rice krispies treat, s'more = smore = smores, popsicle, candy, fudge, truffle chocolate, bonbon, brittle, chocolate bar, candy bar, marshmallow, bar cookie, dessert bar, daifuku, mochi, sweet dumpling, halva, lokum, turkish delight, gulab jamun, kheer, sorbet, granita, ice cream, gelato, frozen yogurt, nanaimo bar, cheesecake, dump cake, bark, sweet rice, churro, fruit cup, bliss bar, fudge bar: dessert sweet
mousse, custard, flan, creme brulee, panna cotta, pudding, cheesecake, ice cream, gelato, milkshake, mousse, frosting, cream pie, cream puff, trifle, parfait, oreo pie, smoothie: creamy soft
pudding, mousse, custard, ice cream, yogurt, smoothie, milkshake, soup, mashed, puree, applesauce, jello, oatmeal, porridge, congee, scrambled egg, cake, muffin, pancake, banana, avocado, fluffy, hummus, cottage cheese, mashed potato, risotto, custard, tender, bread pudding, broth, popsicle, poached egg, tofu, dip, meatloaf, casserole: soft
ice cream = icecream, gelato, sorbet, popsicle = ice pop = freezer pop = ice lolly, granita, frozen yogurt, slushie, slush, milkshake, sundae, snow cone, iced, ice, frappe, frozen dessert, semifreddo, shaved ice, ice milk, banana split, ice cube: frozen cold refreshing summer
ice cream, gelato, sorbet, popsicle, frozen yogurt, sundae, banana split, ice milk: frozen-dessert ice-cream-like
gelato, sundae, banana split: ice-cream
candy = candy bar: sweet treat
chocolate bar, snickers, m m, gummy worm, gummy, gummy bear, candy cane, fudge, caramel, toffee, lollipop, hard candy, marshmallow, nougat, brittle, bonbon, truffle chocolate, jelly bean, licorice, marshmallow cream, butterscotch, mars bar, twix, kit kat, reeses, marshmallow whip: candy
snickers, m m, mars bar, twix, kit kat, reeses, chocolate chip, cocoa, chocolate syrup, fudge, brownie, nutella, hot chocolate, white chocolate, dark chocolate, mocha, ganache, oreo, chocolate bar, chocolate candy, german chocolate, cocona powder, cocoa powder: chocolate
chocolate: sweet indulgent
m m, rainbow, sprinkle, confetti, multicoloured, jelly bean, gummy worm, skittles, colored candy, fruit loop, funfetti: colourful
hard candy, caramel, toffee, brittle, gummy, jerky, nut, popcorn, taffy, steak, rib, crusty bread, bagel, chip, chewy: hard-to-chew
caramel, toffee, gummy, taffy, jerky, bagel, mochi, brownie, nougat, dried fruit, licorice: chewy
sugar, brown sugar, syrup, maple syrup, maple, molasses, honey, frosting, icing, glaze, jam, marshmallow, caramel, powdered sugar, agave, golden syrup, butterscotch, candied, sugary, corn syrup, sugar glaze, sweetened, chocolate chip, nectar: sweet sugary
sugar, brown sugar, syrup, candy, dessert, soda, sweetened, sugary, frosting, icing, sweetened condensed milk, caramel, fruit juice: of-sugar
artificial sweetener, sugar substitute, splenda, stevia, erythritol, unsweetened, sugar free, low sugar, no sugar, less sugar, reduced sugar: low-sugar healthy diet-food
artificial sweetener, splenda, stevia, sugar substitute: sweet
jam = jelly = preserve = marmalade: sweet spread fruit preserved keeps
spread: dip
muffin: baked sweet? dessert? breakfast snack bread? of-gluten
pancake, waffle, crepe, french toast, flapjack, blini, dutch baby: breakfast sweet? of-gluten soft
doughnut = donut: dessert fried
cream puff, eclair: pastry
drink = beverage: drinkable liquid hydrating
smoothie: drink cold blended fruit? healthy? soft refreshing
milkshake = milk shake = shake: drink cold blended sweet
juice, lemonade, soda, punch, iced tea, sweet tea, coffee, latte, tea, cocktail, hot chocolate, eggnog, cider, kombucha, kefir, lassi, slushie, cappuccino, espresso, mocha, root beer, float, horchata, ginger ale, infused water, detox water, water, beer, wine, champagne, mojito, lemon drink, fruit drink, kool aid, agua fresca, energy drink, apple cider, green juice, coke, cola, cold brew, chai, americano, frappuccino, butterbeer, milk punch, hot toddy, mulled wine, fruit juice drink, blended in milk, milk blended, blended: drink
juice: fruit? vitamins
lemonade: lemon citrus
blended in milk, milk blended: milkshake smoothie
coffee, latte, cappuccino, espresso, mocha, iced coffee, cold brew, black tea, energy drink, green tea, chai, matcha: caffeine
hot chocolate, latte, coffee, tea, hot toddy, mulled wine, apple cider, cappuccino, mocha, chai, espresso, cocoa drink: warm cosy
iced tea, iced coffee, lemonade, smoothie, slushie, milkshake, soda, cold brew, frappe, juice, punch, agua fresca, infused water, detox water, cucumber water: cold refreshing summer
iced coffee, iced tea, cold drink, cold brew: cold -warm
cocktail: drink alcohol party
mojito, margarita, martini, pina colada, daiquiri, sangria, gin and tonic, bloody mary, mimosa, mai tai, cosmopolitan, manhattan, old fashioned, bellini, spritz, long island iced tea, whiskey sour, moscow mule, paloma, mint julep, caipirinha: cocktail
pina colada, mai tai, daiquiri, blue hawaiian: tropical island rum
alcohol = booze = alcoholic = liquor: adult party
wine, beer, vodka, rum, whiskey = whisky, gin, tequila, brandy, bourbon, liqueur, schnapps, champagne = prosecco = sparkling wine, cognac, sherry, vermouth, sake, ale, stout, midori, baileys, irish cream, bacardi, amaretto, kahlua, cointreau, triple sec, creme de cassis, port, mead, absinthe, cider hard, spiked, marsala, red wine, white wine, shaoxing wine, coconut rum, coffee liqueur, peach wine: alcohol
chandon, moet, veuve clicquot, dom perignon, cava, asti, spumante, cremant: champagne
smirnoff, absolut, grey goose, stoli, titos: vodka
jack daniels, jim beam, johnnie walker, crown royal, jameson, fireball, scotch: whiskey
captain morgan, malibu, bacardi: rum
tanqueray, bombay sapphire, hendricks: gin
jose cuervo, patron: tequila
hennessy, remy martin: brandy
corona, budweiser, heineken, guinness, coors, lager, ipa: beer
merlot, cabernet, pinot noir, shiraz, malbec, chianti: red-wine
chardonnay, riesling, sauvignon blanc, pinot grigio: white-wine
red wine, white wine, champagne, sherry, port, marsala, peach wine, shaoxing wine: wine
non alcoholic, alcohol free, virgin, mocktail: no-alcohol
soda, sugary, ice cream, candy, frosting, milkshake, whole milk, whipped cream, sugar, syrup, chocolate: -healthy?
`
