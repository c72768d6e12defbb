/** What keeps a food or a dish from a diet. */
export const diets = `
vegan = plant based = vegan friendly: vegetarian healthy?
vegetarian = meatless = veggie dish: -meat
animal = animal product = animal byproduct = animal ingredient: -vegan
vegan: -animal -of-dairy -of-egg
low sugar: -of-sugar -sugary
low fat: -fatty -greasy
non alcoholic: -alcohol
meat, seafood, meat stock: -vegetarian -vegan
cake, cookie, mochi, pastry, pancake, custard, pasta, pudding: -vegan?
lactose: of-dairy
gluten: of-gluten
bread, pasta, cake, cookie, pastry, pizza, pie, dumpling, ramen, udon, beer, pancake, waffle, soy sauce, noodle, cracker, burger, sandwich, batter, cereal: of-gluten
rice noodle, corn tortilla, lettuce roll, lettuce wrap: -of-gluten
chocolate, pancake, pizza, mashed potato, smoothie, cake, cream soup, chowder, pudding: of-dairy?
cake, cookie, meringue, mayonnaise, pancake, custard: of-egg?
satay, pad thai: of-peanut
sushi, sashimi, ceviche, poke, tartare: raw-fish?
fresh pasta: pasta
`
