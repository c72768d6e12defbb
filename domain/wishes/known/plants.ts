/** Foods of plants. The catalogue knows most of them; here stands what it does not say. */
export const plants = `
vegetable: side? vegetarian? healthy fresh? vitamins
green vegetable = leafy green = greens: vegetable green light
leafy vegetable: green-vegetable
kale, spinach, lettuce, arugula = rocket, chard, bok choy = pak choi, watercress, collard green, cabbage, brussel sprout = brussels sprout = brussel, endive, romaine, collard, mustard green, microgreen, radicchio: leafy-vegetable
broccoli, asparagus, green bean, zucchini = courgette, cucumber, pea, celery, artichoke, okra, edamame, leek, snap pea, sugar snap pea, green pepper, pea pod, snow pea, fennel, bitter melon = karela: green-vegetable
carrot, beet = beetroot, parsnip, turnip, radish, rutabaga = swede, celeriac, jicama, yam, cassava, daikon: root-vegetable
root vegetable: vegetable
tomato, eggplant = aubergine, cauliflower, squash, pumpkin, corn, onion, shallot, scallion = green onion = spring onion, garlic, bell pepper, sweet pepper, red pepper, water chestnut, bamboo shoot, bean sprout, mixed vegetable, vegetables, veggie, butternut squash, acorn squash, spaghetti squash, coleslaw mix, sprout: vegetable
bell pepper, sweet pepper, green pepper, red pepper: pepper
tomato: red acidic?
kale, spinach, broccoli, berry, blueberry, pomegranate, beet, olive oil, green tea, dark chocolate, cranberry, red wine, walnut, extra virgin olive oil, cabbage: antioxidant
sugar snap pea, beet, corn, sweet potato, carrot: sweet?
mushroom, shiitake, shimeji, portobello, porcini, chanterelle, cremini: vegetable umami mushroom
truffle = white truffle = black truffle = truffle oil, saffron: fancy expensive gourmet unusual
potato: side? vegetable starchy filling cheap
russet, hash brown, baked potato, tater tot, potato wedge, roast potato, new potato, red potato: potato
sweet potato = yam: root-vegetable starchy filling healthy?
mashed potato = potato mash, mashed sweet potato: potato mashed side comfort
kimchi: cabbage spicy fermented korean side
sauerkraut: cabbage fermented german &fermented &cabbage sour
pickle, pickled cucumber, gherkin, pickled onion, pickled vegetable: vegetable pickled sour
olive, caper: salty mediterranean vegetable
avocado: healthy? creamy? green soft
guacamole: avocado dip mexican
fruit: sweet healthy vegetarian? vitamins fruity fresh
berry: fruit colourful? 
strawberry, blueberry, raspberry, blackberry, cranberry, boysenberry, gooseberry, huckleberry, wildberry, mixed berry, cloudberry, lingonberry, acai, elderberry, mulberry: berry
strawberry, raspberry, cherry, watermelon, pomegranate, cranberry, red velvet, tomato, beet: red
strawberry, raspberry, watermelon, pink, grapefruit, rhubarb, pink lemonade: pink?
cherry, grape, apple, pear, peach, plum, apricot, nectarine, fig, date, melon, cantaloupe, watermelon, honeydew, persimmon, rhubarb, pomegranate, raisin, prune, currant, quince, sultana, applesauce = apple sauce, fruit juice, dried fruit, dragon fruit, stone fruit, jujube: fruit
raisin, prune, currant, date, dried apricot, dried cranberry, sultana, dried fruit: dried-fruit keeps sweet
citrus: fruit sour refreshing vitamins
lemon, lime, orange, grapefruit, mandarin, tangerine, clementine, yuzu, citrus fruit: citrus
lemon juice, lime juice, orange juice, lemon zest, orange zest: citrus
lemon juice, lemon zest: lemon?
tropical fruit: fruit tropical
pineapple, mango, papaya, passion fruit = passionfruit, guava, kiwi, coconut, banana, lychee, starfruit, plantain: tropical-fruit
coconut, pineapple, mango, papaya, passion fruit, rum, guava: tropical island
banana: soft filling? soothing?
kiwi, lime, avocado, matcha, pistachio, mint, basil, pesto, spinach, cucumber, green tea, honeydew, pea, broccoli: green
blueberry: blue
turmeric, mango, corn, lemon, pineapple, saffron: yellow
carrot, orange, pumpkin, apricot, sweet potato, cheddar: orange-coloured
nut: crunchy? nutty protein? keeps fatty? vegetarian of-nut
almond, walnut, pecan, cashew, pistachio, macadamia, hazelnut, pine nut, brazil nut, chestnut, praline, marzipan, almond milk, almond butter, nutella, frangipane, nougat, gianduja, almond flour: nut
peanut, peanut butter, groundnut, satay, peanut sauce: nut of-peanut
peanut butter, almond butter, nut butter: nut spread creamy protein
seed: crunchy? healthy? keeps
sunflower seed, pumpkin seed, sesame seed, chia, flax = flaxseed, poppy seed, hemp seed, sesame: seed
chia, flax, oat, bran, whole wheat, whole grain, bean, lentil, quinoa, brown rice, barley, high fiber: fibre healthy
bean = legume: filling protein cheap vegetarian? fibre
black bean, kidney bean, pinto bean, navy bean, white bean, cannellini, chickpea = garbanzo = garbanzo bean, lentil, refried bean, lima bean, split pea, dal = dhal, edamame, fava bean, black eyed pea, baked bean, chili bean, hummus, falafel, red bean: bean
soy: of-soy
tofu, soy sauce, soy milk, soybean = soy bean, tempeh, miso, edamame, teriyaki, tamari, textured vegetable protein, seitan, hoisin, ponzu, bean curd: soy
tofu, tempeh, seitan, textured vegetable protein, soybean, bean curd: protein meat-substitute
soy milk, almond milk, coconut milk, oat milk, rice milk: -of-dairy
coconut milk, coconut cream, coconut oil, coconut extract, shredded coconut, coconut flake: coconut
coconut milk, coconut cream: creamy
grain: filling starchy
rice: grain of-rice side? cheap
white rice, brown rice, basmati, jasmine rice, arborio, wild rice, sticky rice = glutinous rice, fried rice, risotto, pilaf, paella, biryani, jambalaya, congee, sushi, rice bowl, rice pudding, spanish rice, rice dish, black rice, rice cake, onigiri, long grain rice, rice pilaf, dirty rice: rice
quinoa, couscous, bulgur, barley, polenta, grits, oat = oatmeal = rolled oat, farro, millet, buckwheat, cornmeal, semolina, amaranth, freekeh: grain
flour, wheat, breadcrumb, panko, cracker crumb, wheat flour, whole wheat flour, couscous, barley, bulgur, seitan, beer, semolina, rye, farro: of-gluten
whole wheat = wholemeal = whole grain = wholewheat, bran, multigrain: healthy
pasta: of-gluten filling starchy italian? noodle main
spaghetti, penne, fettuccine = fettuccini = fettucine, linguine, macaroni = elbow macaroni, rigatoni, rotini, farfalle, lasagna noodle, ravioli, tortellini, orzo, angel hair = angelhair, capellini, ziti, gnocchi, tagliatelle, pappardelle, fusilli, cannelloni, manicotti, shell pasta, bow tie, lasagna = lasagne, carbonara, bolognese, alfredo, vermicelli, bucatini, orecchiette, mac and cheese = macaroni and cheese, baked ziti, stroganoff, cacio e pepe: pasta
carbonara, bolognese, alfredo, cacio e pepe, marinara, pomodoro, pesto, puttanesca: italian
noodle: filling starchy
ramen, udon, soba, lo mein, chow mein, pad thai, rice noodle, egg noodle, pho, laksa, glass noodle, shirataki, yakisoba, instant noodle, japchae, dan dan noodle, bento, zaru soba, vermicelli, pad see ew, noodles: noodle
bread: of-gluten starchy filling
loaf, toast, baguette, naan, pita, ciabatta, focaccia, brioche, bagel, croissant, roll, bun, sourdough, flatbread, cornbread, rye bread, white bread, tortilla, english muffin, garlic bread, challah, banana bread, zucchini bread, pumpkin bread, biscuit, breadstick, crouton, french bread, lavash, roti, chapati, soda bread, monkey bread, pumpernickel, bruschetta, crostini, pretzel, scone, texas toast, stuffing, quick bread: bread
croissant, brioche, danish: pastry
herb: fragrant green healthy? 
rosemary, thyme, basil, oregano, sage, mint, cilantro = coriander, parsley, dill, lavender, tarragon, bay leaf, chive, marjoram, lemongrass, fennel seed, five spice, cardamom, star anise, saffron, herb and spice, garam masala, vanilla, allspice, rose water, orange blossom, jasmine, ginger, cumin: fragrant
rosemary, thyme, basil, oregano, sage, mint, cilantro, parsley, dill, tarragon, chive, marjoram, lemongrass, herb and spice: herb
spice = spices = seasoning: flavourful fragrant?
cinnamon, nutmeg, clove, allspice, cardamom, ginger, pumpkin spice, gingerbread, cumin, turmeric, paprika, curry powder, five spice, garam masala, saffron, black pepper, cajun, taco seasoning, herb and spice, cajun seasoning, za'atar: spice
cinnamon, nutmeg, clove, allspice, pumpkin spice, gingerbread, apple cider, maple: autumn warm? fall-spice
peppermint, candy cane, gingerbread, eggnog, fruitcake, cranberry, chestnut, peppermint bark, yule log, stollen, panettone, mulled wine, figgy pudding, christmas log, sugar plum: christmas
chili pepper = chile pepper = chilli, jalapeno, habanero, cayenne = cayenne pepper, chili powder, red pepper flake = crushed red pepper = chili flake = hot pepper flake, sriracha, hot sauce = hot pepper sauce = hot chili sauce, tabasco, wasabi, horseradish, chipotle, serrano, gochujang, harissa, sambal, sichuan, szechuan, buffalo, jerk, vindaloo, arrabbiata, green chile = green chili, red pepper powder, hot pepper, buffalo sauce, buffalo flavouring, scotch bonnet, ghost pepper, chili sauce, hot mustard, diavolo, cajun, chili oil, spicy sauce, rooster sauce, piri piri, peri peri, cayenne powder, hot chili powder: spicy
tabasco: &hot-sauce
sriracha, tabasco, buffalo sauce: hot-sauce
curry, curry powder, black pepper, mustard, ginger, salsa, tikka masala, pepper steak, peppered, kimchi, chorizo, andouille, salsa verde, paprika, garlic chili, taco, enchilada, radish: spicy?
`
