/** Feasts, seasons and times of the day, and what is eaten then. */
export const occasions = `
christmas = xmas = holiday season = yuletide: festive winter
halloween = trick or treat: festive autumn
eyeball, spider, ghost, pumpkin, monster, witch, skull, bat, mummy, candy corn, graveyard, blood, zombie, look like an eye, look like a finger, look like a brain, spooky, jack o lantern, worm: halloween
easter: festive spring
lamb, hot cross bun, bunny, egg shaped, carrot cake, pastel, easter egg, simnel: easter?
thanksgiving: festive autumn
turkey, stuffing, cranberry sauce, pumpkin pie, sweet potato casserole, pecan pie, green bean casserole, gravy: thanksgiving
valentine = valentine's = valentines day: festive romantic
heart, chocolate, strawberry, rose, red velvet, red, pink: valentine?
st patrick = st patrick's day = st patricks day = saint patrick: irish green festive
4th of july = fourth of july = independence day = memorial day: american summer barbecue festive
new year, new years eve: festive party champagne?
cocktail party = house party = dinner party: party sharing?
dumpling, rice cake, spring roll, whole fish, long noodle: chinese-new-year?
festival = lantern festival = dragon boat festival = mid autumn festival = moon festival: festive
diwali, holi: indian festive
ramadan, eid: halal festive
hanukkah = chanukah: jewish festive
latke, doughnut, brisket: hanukkah
passover = seder: jewish festive
shabbat = sabbath: jewish slow
birthday: celebration festive
cake, cupcake, ice cream cake, layer cake: birthday
wedding, anniversary, baby shower, gender reveal, graduation, celebration: festive
pride, rainbow: colourful
potluck = bake sale = buffet = family reunion = get together = gathering: sharing party
picnic = tailgate = beach: portable
sandwich, potato salad, deviled egg, fruit, wrap, pasta salad, cold cut, lemonade: picnic?
camping = campfire = hike = hiking: portable
summer = hot day = hot weather = heat wave = heatwave: cold? refreshing?
winter = cold day = snowy = snow day = cold weather = chilly: warm?
autumn = fall = harvest: autumn
pumpkin, apple, squash, cinnamon, maple, sweet potato, cranberry, pear: autumn?
spring = springtime: spring
asparagus, pea, radish, strawberry, rhubarb, lamb: spring?
movie night = game night = game day = super bowl: snack sharing party
popcorn, nachos, wing, dip, pizza, slider, chili: movie-night
romantic = date night = dinner date: fancy?
steak, pasta, chocolate, strawberry, oyster, scallop, risotto, alfredo: romantic?
tea time = afternoon tea = high tea: snack
scone, finger sandwich, shortbread, cucumber sandwich, cake, biscuit: tea-time
street food = food truck = carnival = fair food: handheld
taco, kebab, hot dog, fried chicken, skewer, churro, corn dog, crepe, banh mi, satay, falafel, dumpling, deep fried: street-food?
fast food = takeout = takeaway = drive thru: quick
burger, fries, fried chicken, pizza, taco, hot dog, burrito, chicken nugget, sandwich, wrap: fast-food
midnight snack = late night: snack quick
barbecue party: grill
`
