/** Ways of cooking and what is cooked with: what each says of a dish. */
export const ways = `
baked = bake = baking: oven cooked warm?
oven: cooked
roasted = roast = oven roasted: oven cooked warm
broiled = broil: oven cooked warm light?
gratinated, casserole, crusted in the oven, oven cooked, oven fried, traybake, sheet pan, cake, cookie, bread, muffin, pie, lasagna, pizza, brownie, quiche: oven
cake, cookie, bread, muffin, pie, brownie, biscuit, scone, pastry, cupcake, loaf: baked
fried = fry = frying = pan fried = pan roasted = sauteed = saute = skillet = seared = browned in a pan: cooked pan greasy? warm
skillet, sauteed, pan fried, seared, pan roasted, skillet cooked, fried rice, stir fry, pancake, omelette, grilled in a pan, in a pan, using a pan, fried egg, crepe, french toast: pan stove
pan fried, sauteed, skillet, seared: stove -deep-fried
deep fried = deep fry = battered = beer battered: fried greasy crunchy fatty -healthy
french fry, doughnut, onion ring, tempura, corn dog, fritter, chicken nugget, chicken tender, spring roll, egg roll, churro, fried chicken, fish and chips: deep-fried
grilled = grill = char grilled = chargrilled: barbecue cooked smoky? warm light?
barbecue = barbeque = bbq = barbecued = barbequed = cookout: grill cooked smoky warm summer
barbecue sauce = bbq sauce = barbeque sauce: sauce barbecue sweet? smoky
kebab, skewer, burger, hot dog, brochette, grilled vegetable, steak: grill?
smoked = smoky: 
steamed = steam: cooked light healthy? warm mild stove
boiled = boil = simmered = simmer = poached = stewed: cooked warm stove mild? light?
braised = braise: cooked warm slow tender
soup, stew, curry, pasta, rice, risotto, chili, poached egg, noodle, sauce: stove
slow cooker = slow cooked = crockpot = crock pot: cooked warm slow hands-off
pressure cooker = instant pot: cooked warm
microwave = microwaved: cooked quick warm -baked
air fryer = air fried: cooked crispy healthy?
rice cooker: appliance
stove = stovetop = hob: cooked
raw = uncooked = no cook = fresh cut = requiring no cooking: fresh light? uncooked
uncooked: -cooked
salad, slaw, sushi, sashimi, tartare, ceviche, smoothie, poke, fruit salad, cucumber water, gazpacho, platter, carpaccio, charcuterie, raw: uncooked
no bake = unbaked = fridge cake = refrigerator cake = icebox: easy cold -baked -oven
pickled = pickle: preserved sour keeps
fermented = ferment: preserved keeps sour
kimchi, sauerkraut, kombucha, kefir, miso, yogurt, tempeh, sourdough, natto: fermented
kimchi, sauerkraut, pickle, kombucha, jam, jerky, salt cod, confit, dried, canned, preserved: preserved keeps
frozen = freezer: cold? 
iced = chilled = cold = cool = icy = refrigerated = ice cold: cold refreshing
mashed = pureed = puree = blended = smooth = soft = tender = mushy = fluffy: soft
mushy, mashed, pureed: soft
whipped: fluffy creamy
fluffy: light? soft
stuffed = filled = filling inside = loaded: filling?
loaded: filling rich
breaded = crusted = crumbed = coated = breading: crunchy cooked
marinated = marinade: flavourful
glazed: sweet
sliced = chopped = diced = shredded = minced: 
thin: light?
from scratch = homemade = home made: homemade
canned = tinned = premade = store bought = instant = mix = ready made = ready to serve: quick easy cheap
leftover = leftovers = used up = premade: leftover
`
