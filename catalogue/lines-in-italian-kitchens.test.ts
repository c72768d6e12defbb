import { describe, expect, it } from 'vitest'
import { readingIn } from './testing/reading-in.ts'

const reading = await readingIn('it')

describe('a thing by what stands in brackets behind it, in Italian', () => {
  it.each([
    ['Zucchero (a velo) 50 g', '50 g powdered-sugar'],
    ['Vino (bianco secco) 100 ml', '100 ml white-wine'],
    ['Vaniglia (bacca) 1', '1 vanilla-bean'],
    ['Funghi (porcini) 300 g', '300 g porcini'],
    ['Olio (di semi di girasole) 1 l', '1 l sunflower-oil'],
    ['Farina (tipo 00) 400 gr', '400 g 00-flour'],
    ['Prosciutto cotto (a fette) 150 g', '150 g ham'],
    ['Burro (o margarina) 100 g', '100 g butter'],
  ])('“%s” is %s', (line, expected) => {
    expect(reading(line)).toBe(expected)
  })
})

describe('a pack that is called as something else is by weight, in Italian', () => {
  it.each([
    ['1 bustina di lievito di birra', '1 pack yeast'],
    ['Lievito di birra 1 bustina', '1 pack yeast'],
    ['1 bustina di lievito di birra fresco', '1 pack fresh-yeast'],
    ['mezza bustina di lievito', '0.5 pack baking-powder'],
    ['un panetto di lievito', '1 pack fresh-yeast'],
    ['lievito di birra 10 g', '10 g fresh-yeast'],
  ])('“%s” is %s', (line, expected) => {
    expect(reading(line)).toBe(expected)
  })
})

describe('what stands before the thing, in Italian', () => {
  it.each([
    ['Quantità: 200 g Farina', '200 g all-purpose-flour'],
    ['Poolish: 100 g di acqua', '100 g water'],
    ['PER LA FARCIA 300 g di ricotta', '300 g ricotta'],
    ['Ingredienti per il ripieno: 200 g di spinaci lessati', '200 g spinach'],
    ['Latte: 200 ml tiepido', '200 ml milk'],
    ['Farina: 300 g + 20 g per la spianatoia', '300 g all-purpose-flour'],
  ])('“%s” is %s', (line, expected) => {
    expect(reading(line)).toBe(expected)
  })
})

describe('amounts wherever they stand, in Italian', () => {
  it.each([
    ['Farina 00 + quella per la spianatoia 300 g', '300 g 00-flour'],
    ['1 peperone rosso e 1 giallo', '1 red-bell-pepper + 1 yellow-bell-pepper'],
    ['Cipolla mezza', '0.5 onion'],
    ['Pomodori maturi 4 o 5', '4 tomato'],
    ['Carote n. 2 medie', '2 carrot'],
    ['Uova n.4', '4 egg'],
    ['50 cc di rum', '50 ml rum'],
    ['una bella manciata di parmigiano', '1 handful parmesan'],
    ['1 bicchiere di plastica di olio di semi', '1 glass vegetable-oil'],
    ['1 ceppo di scarola', '1 head escarole'],
    ['ginepro 5 bacche', '5 juniper-berry'],
    ['latte condensato 1 tubetto', '1 pack condensed-milk'],
  ])('“%s” is %s', (line, expected) => {
    expect(reading(line)).toBe(expected)
  })
})

describe('what is taken off a thing, in Italian', () => {
  it.each([
    ['la parte bianca di 1 porro', '1 leek'],
    ['la polpa di 1 avocado', '1 avocado'],
    ['le foglie di 1 rametto di timo', '1 sprig thyme'],
    ['gli aghi di un rametto di rosmarino', '1 sprig rosemary'],
    ['il succo di 1 limone e la scorza grattugiata', '1 lemon'],
  ])('“%s” is %s', (line, expected) => {
    expect(reading(line)).toBe(expected)
  })
})

describe('foods by the names of the regions, in Italian', () => {
  it.each([
    ['350 g di busiate trapanesi', '350 g pasta'],
    ['320 g vermicelli di grano duro', '320 g vermicelli'],
    ['spaghettoni quadrati 320 g', '320 g bigoli'],
    ['corzetti 300 g', '300 g pasta'],
    ['culurgiones 12', '12 ravioli'],
    ['tortelli di zucca 500 g', '500 g ravioli'],
    ['canederli 4', '4 bread-dumpling'],
    ['1 filoncino di pane', '1 bread'],
    ['pan bauletto 6 fette', '6 slice bread'],
    ["2 falde di peperone sott'olio", '2 roasted-red-pepper'],
    ['friggitelli 300 g', '300 g cubanelle-pepper'],
    ['cime di rapa 800 g', '800 g broccoli-rabe'],
    ['pisellini primavera 150 g', '150 g pea'],
    ['percoche 3', '3 peach'],
    ['duroni 300 g', '300 g cherry'],
    ['fichi verdi 6', '6 fig'],
    ['cornetti verdi 300 g', '300 g green-bean'],
    ['cavoletti 300 g', '300 g brussels-sprout'],
    ['finocchio selvatico 1 mazzetto', '1 bunch fennel-frond'],
    ['zucchina lunga siciliana 1', '1 bottle-gourd'],
    ['strigoli 200 g', '200 g leafy-green'],
    ['carosello 2', '2 cucumber'],
    ['scorzone 20 g', '20 g truffle'],
    ['noccioline 50 g', '50 g peanut'],
    ['semi di mostarda 1 cucchiaino', '1 tsp mustard-seed'],
    ['pepe di Giamaica 1 cucchiaino', '1 tsp allspice'],
    ['codine di gambero 300 g', '300 g shrimp'],
    ['canocchie 8', '8 shrimp'],
    ['cozze nere 1 kg', '1 kg mussel'],
    ['cappesante 8', '8 scallop'],
    ['canestrelli 300 g', '300 g scallop'],
    ['arselle 1 kg', '1 kg clam'],
    ['lupini di mare 500 g', '500 g clam'],
    ['polpa di ricci 100 g', '100 g sea-urchin'],
    ['murici 500 g', '500 g whelk'],
    ['palamita 600 g', '600 g fish'],
    ['pesce spatola 500 g', '500 g fish'],
    ['stocco ammollato 1 kg', '1 kg stockfish'],
    ['coscio di agnello 1,5 kg', '1.5 kg lamb-leg'],
    ['pecora 1 kg', '1 kg mutton'],
    ['sfilacci di cavallo 100 g', '100 g horse-meat'],
    ['lampredotto 500 g', '500 g tripe'],
    ['lonza di maiale 600 g', '600 g pork-loin'],
    ['fettine di lonza 4', '4 slice pork-loin'],
    ['lonza stagionata 80 g', '80 g cured-pork-loin'],
    ['arrosto di maiale 1 kg', '1 kg pork'],
    ['roast beef 1 kg', '1 kg beef'],
    ['roast beef a fette 100 g', '100 g deli-roast-beef'],
    ['spuntature di maiale 800 g', '800 g pork-rib'],
    ['magatello 1 kg', '1 kg eye-of-round'],
    ['guanciale di Amatrice 150 g', '150 g guanciale'],
    ['coppa piacentina 80 g', '80 g coppa'],
    ['fiocco di prosciutto 100 g', '100 g prosciutto'],
    ['prosciutto toscano 100 g', '100 g prosciutto'],
    ["prosciutto d'oca 100 g", '100 g goose'],
    ["petto d'oca affumicato 80 g", '80 g goose'],
    ["prosciutto d'anatra 80 g", '80 g smoked-duck-breast'],
    ["speck d'anatra 80 g", '80 g smoked-duck-breast'],
    ['spianata calabrese 50 g', '50 g salami'],
    ['soppressa veneta 100 g', '100 g soppressata'],
    ['nodi di salsiccia 2', '2 sausage'],
    ['bombette pugliesi 8', '8 prepared-food'],
    ['cacioricotta 50 g', '50 g specialty-cheese'],
    ['cacio grattugiato 50 g', '50 g pecorino'],
    ['provola silana 200 g', '200 g scamorza'],
    ['ricotta di mucca 250 g', '250 g ricotta'],
    ['panna semimontata 250 ml', '250 ml whipped-cream'],
    ['copertura di cioccolato fondente 200 g', '200 g dark-chocolate'],
    ['scaglie di cioccolato fondente q.b.', 'chocolate-shaving'],
    ['gelatina in polvere 10 g', '10 g gelatin'],
    ["pasta d'arancia 20 g", '20 g candied-peel'],
    ['aroma panettone 1 fialetta', '1 flavoring'],
    ['zucchero al velo 50 g', '50 g powdered-sugar'],
    ['mompariglia q.b.', 'sugar-sprinkle'],
    ['ostie per torrone', 'wafer'],
    ['torrone di mandorle', 'nougat'],
    ['lingue di gatto 100 g', '100 g packaged-cookie'],
    ['saba q.b.', 'grape-molasses'],
    ['marsala dolce 50 ml', '50 ml marsala'],
    ['Nebbiolo 1 bottiglia', '1 bottle red-wine'],
    ['anisetta q.b.', 'anise-liqueur'],
    ['nocino q.b.', 'liqueur'],
    ["caffè d'orzo 1 tazzina", '1 glass barley-tea'],
    ['curry verde 1 cucchiaio', '1 tbsp green-curry-paste'],
    ['600 g di sarde pulite e diliscate', '600 g fresh-sardine'],
    ['passata rustica di pomodoro 700 g', '700 g passata'],
    ['2 cespi di radicchio di Treviso tardivo', '2 head treviso-radicchio'],
    ['1 baccello di vaniglia Bourbon', '1 vanilla-bean'],
  ])('“%s” is %s', (line, expected) => {
    expect(reading(line)).toBe(expected)
  })
})
