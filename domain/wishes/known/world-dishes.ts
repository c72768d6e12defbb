/** Dishes of the world by their names: where they are from and what they are. */
export const worldDishes = `
damper: australian bread &soda-bread
lamington, pavlova, anzac biscuit, fairy bread: australian dessert
vegemite, marmite: australian spread salty
kangaroo, emu, crocodile, alligator, ostrich, frog leg, frog, camel, turtle, bear, rattlesnake, horse, insect, cricket, snail, duck, goose, rabbit, venison, goat, quail, elk, bison, boar, pheasant, squirrel: unusual?
kangaroo, emu, crocodile, alligator, ostrich, camel: meat
creme egg: &chocolate &egg &cream
bunny chow, bobotie, biltong, boerewors, malva pudding: south-african
haggis, cullen skink, cranachan, stovies, neeps: british
full english breakfast, full english, fry up: british breakfast &egg &bacon
welsh rarebit, rarebit: british cheese toast
bangers and mash: british &sausage &mashed-potato
beef wellington: british &beef &pastry
sunday roast: british &roast-beef &potato
cottage pie: &ground-beef &mashed-potato
shepherds pie: &lamb &mashed-potato
beans on toast: british &bean &toast
chicken parmesan = chicken parmigiana = chicken parm: italian chicken &chicken &cheese &tomato-sauce
eggplant parmesan: italian vegetarian &eggplant &cheese
osso buco, saltimbocca, arancini, frittata, pasta e fagioli, cioppino, piccata, scaloppine, bagna cauda, zuppa toscana, timballo, stracciatella, zabaglione, zeppole, struffoli, pizzelle, torrone, sfogliatelle, limoncello: italian
arancini: fried rice appetizer
pizzelle, struffoli, zeppole, torrone, sfogliatelle, zabaglione: dessert
antipasto: &cold-cut &cheese &olive
ceviche: seafood uncooked citrus cold &fish &lime
tartare: uncooked &beef
carpaccio: uncooked thin
bruschetta: &bread &tomato
caprese: &tomato &mozzarella &basil
spanakopita: vegetarian? &spinach &feta
dolma = stuffed grape leaf: &rice &grape-leaf
moussaka: &eggplant &ground-meat
souvlaki, gyro: &pita meat
pastitsio: &pasta &ground-meat
tzatziki: &yogurt &cucumber &garlic dip of-dairy
hummus: &chickpea &tahini
falafel: &chickpea
baba ganoush: &eggplant
tabbouleh: &bulgur &parsley
shakshuka: &egg &tomato middle-eastern
baklava: &phyllo &nut &honey dessert
shawarma, doner, kebab: meat
biryani: indian rice spicy? main
saag paneer, palak paneer, paneer tikka, mattar paneer: indian vegetarian cheese
aloo gobi, chana masala, dal makhani, baingan bharta, rajma: indian vegetarian curry
pakora, bhaji, vada, samosa, pani puri, papadum, bhel: indian snack fried
jalebi, gulab jamun, ladoo, barfi, kulfi, rasmalai, halwa, kheer: indian dessert
lassi, chai: indian drink
butter chicken: &chicken creamy mild?
tandoori: grilled spicy?
raita: &yogurt cold dip
tom yum: spicy sour shrimp?
tom kha: coconut soup
pad thai: &rice-noodle &peanut
mango sticky rice: thai dessert &mango &sticky-rice
thai iced tea: thai drink
banh xeo, goi cuon, bun bo hue, com tam: vietnamese
pho: &rice-noodle broth? 
bibimbap: &rice &vegetable &egg
bulgogi: &beef
tteokbokki: spicy rice-cake street-food
kimbap: &rice &seaweed
korean fried chicken: fried chicken
samgyetang, sundubu, doenjang, jjigae, budae, seolleongtang, galbitang: korean soup
sundubu, budae: spicy
bingsu: korean dessert cold
hotteok: korean sweet street-food
okonomiyaki: pancake savoury
takoyaki: octopus street-food
chawanmushi: japanese egg
onigiri: rice portable
oyakodon: &chicken &egg &rice
gyudon: &beef &rice
mochi, daifuku, dorayaki, taiyaki, anmitsu, castella, manju, wagashi: japanese dessert
daifuku, manju, red bean bun: vegan?
sukiyaki: &beef
miso soup: &miso &tofu
kung pao, mapo tofu, hot pot, dan dan noodle, sichuan, chongqing: spicy
mapo tofu: tofu
sweet and sour: sweet sour
congee: rice soft breakfast gentle
moon cake: dessert mid-autumn chinese
zongzi, sticky rice wrapped: chinese rice
tangyuan: chinese dessert
char siu: pork sweet
peking duck: duck
egg foo young: egg
general tso, orange chicken, sesame chicken, lemon chicken: chicken chinese fried sweet
spring roll: fried?
scallion pancake, tea egg, jianbing, youtiao: chinese breakfast street-food
hainanese chicken rice, char kway teow, chili crab, kaya: singaporean
adobo: &chicken savoury
lumpia: fried appetizer
halo halo, leche flan, ube, turon: filipino dessert
nasi goreng, mie goreng, soto, bakso: indonesian
rendang: beef
empanada: pastry meat? portable
arepa: corn bread
tamale, pozole, menudo, birria, al pastor, barbacoa, carne asada, sope, torta, cochinita: mexican meat?
mole: mexican sauce &chocolate &chili
churro: sweet cinnamon
horchata: mexican drink sweet
tres leches: cake dessert
flan: mexican? dessert
elote = street corn: corn mexican street-food
chile relleno: mexican cheese
ropa vieja, cubano, picadillo, tostones, mofongo, arroz con pollo: caribbean
jerk chicken, curry goat, patty, ackee, rum punch, callaloo: caribbean
asado, chimichurri, alfajor, milanesa: latin-american
brigadeiro, pao de queijo, feijoada, moqueca, coxinha: brazilian
paella: &rice &seafood
tortilla espanola: &egg &potato
gazpacho: tomato vegan?
sangria: spanish wine fruit drink
pastel de nata, bacalhau, caldo verde, francesinha: portuguese
pierogi, bigos, zurek, golabki, kielbasa: polish
borscht: &beet soup
pelmeni: dumpling meat
blini: pancake
stroganoff: beef creamy
schnitzel: pork? fried
spaetzle: noodle
sauerbraten, rouladen, bratwurst, currywurst, leberkase, kasespatzle: german meat
strudel: apple? dessert
raclette, fondue, rosti: swiss
wiener schnitzel, sachertorte, kaiserschmarrn, linzer: austrian
sachertorte, linzer, black forest: dessert chocolate?
stroopwafel, poffertjes, bitterballen: dutch
moules frites, carbonnade, liege waffle, speculoos: belgian
coq au vin: &chicken &wine
beef bourguignon = boeuf bourguignon: &beef &wine
cassoulet: &bean &sausage
bouillabaisse: seafood
ratatouille: vegetable vegan? &eggplant &zucchini
quiche lorraine, quiche: egg cheese &bacon
croque madame, croque monsieur: &ham &cheese &bread
duck confit, confit: duck
steak frites: steak fries
nicoise: tuna egg
sole meuniere: fish butter
tarte flambee, pissaladiere: french
chocolate mousse, creme brulee, macaron, madeleine, eclair, profiterole, mille feuille, souffle, clafoutis, tarte tatin, financier, canele, croquembouche, buche de noel, galette des rois, petit four, religieuse: french dessert
buche de noel, yule log = christmas log: christmas cake
hot cross bun: easter bread
mince pie, christmas pudding, sugar cookie, eggnog, gingerbread: christmas
panettone: italian bread sweet
pumpkin pie, candied yam, turkey: thanksgiving
swedish meatball: &meatball creamy
smorrebrod: sandwich danish
lutefisk: fish
poutine: canadian
nanaimo bar, butter tart, sugar pie: dessert
bannock: bread canadian
caesar cocktail, ice wine: canadian drink
clam chowder: clam creamy
lobster roll: lobster sandwich
crab cake: crab appetizer
philly cheesesteak: &beef &cheese sandwich
buffalo wing: &chicken-wing spicy
mac and cheese: &macaroni &cheese vegetarian? comfort
sloppy joe: &ground-beef
chili dog: &hot-dog &chili
s'more: &marshmallow &chocolate &graham-cracker campfire
key lime pie: lime
pecan pie: pecan
banana split: &banana &ice-cream
root beer float: ice-cream
biscuits and gravy: breakfast
chicken and waffles: &chicken &waffle
chicken fried steak: steak fried
pulled pork: barbecue
surf and turf: &steak &seafood
jambalaya: &rice &sausage spicy
gumbo: okra? seafood?
etouffee: seafood
red beans and rice: &bean &rice
cobb salad: &chicken &egg
caesar salad: &lettuce &parmesan
waldorf: &apple &walnut
blt: &bacon &lettuce &tomato
club sandwich: &turkey &bacon
reuben: &corned-beef &sauerkraut
grilled cheese: vegetarian? cheese
pb j = pb and j = peanut butter and jelly: &peanut-butter &jam
tuna melt: &tuna &cheese
avocado toast: &avocado &toast
acai bowl, smoothie bowl: fruit breakfast
trail mix = gorp: &nut &dried-fruit
granola: oat
nachos: sharing
loaded potato skin, potato skin: potato appetizer
artichoke dip, spinach dip: creamy
pigs in a blanket: &sausage &pastry appetizer
monkey bread: sweet
ants on a log: celery kids healthy
dirt cake, mud pie: kids dessert
kool aid, juice box, chocolate milk: kids
jello = jelly dessert: dessert soft gelatin
gelatin: animal of-pork?
mimosa, bloody mary, screwdriver: brunch
lobster thermidor, lobster bisque: lobster fancy
oysters rockefeller: oyster fancy
shrimp cocktail: shrimp cold
eggs florentine: spinach egg
tater tot casserole = hotdish: casserole potato
green bean casserole: green-bean
succotash: corn bean
ratatouille, caponata, escalivada: vegetable
gnocchi: potato
risotto: creamy
polenta: corn
couscous: quick?
tagine: slow warm
kofta, kibbe: meat
pilaf: rice
ful medames, koshari, mahshi, molokhia, umm ali, basbousa: egyptian
basbousa, umm ali, kunafa: dessert
mansaf, maqluba, manakish, fatteh, muhammara: middle-eastern
ghormeh sabzi, fesenjan, tahdig, kashk: iranian
plov, manti, lagman: russian
khachapuri, khinkali: georgian
jollof, fufu, egusi, suya, moi moi: nigerian
injera, doro wat, shiro, kitfo: ethiopian
chapati, ugali, sukuma wiki, nyama choma: kenyan
`
