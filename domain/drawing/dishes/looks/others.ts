import { type Look, looksOf } from './look.ts'

/** Meat, fish, eggs, cheese, bread and what is strewn over a dish. */
export const others: readonly (readonly [kind: string, look: Look])[] = [
  ...looksOf(
    'chunk',
    `beef #8a4a2c; lamb #8f4f30; mutton #8a4a30; goat #8a4a30; veal #b5794c; pork #c08a58; venison #743a26; bison #7a3f28; meat #985a34;
    chicken #d9a05a; cooked-chicken #ecc894 17; chicken-breast #e3b478; chicken-thigh #cf924c; turkey #e0b07a; cooked-turkey #e8c494; duck #a8683c;
    rabbit #d3a068; pulled-pork #b5713f; carnitas #b5713f; char-siu #b03f2c; roast-pork #c08048; pork-belly #cf8f62; seitan #b98450;
    tempeh #c8a064; canned-tuna #e0c2a0 16; canned-salmon #ef9f78 16; canned-mackerel #c9b094; salmon #f3906a;  tuna #d98a78;
    white-fish #f6ecda; fish #f3e4cc; hot-smoked-salmon #ee8a5c; smoked-mackerel #c99a54; smoked-trout #efa07c; sardine #c9b08a; herring #d3bfa0; mackerel #cdb894;
    vegan-chicken #dcb07a; soy-curl #c99a60; falafel #a8743c 19; ready-made-meatball #8f532f 18; canned-corned-beef #b05a48; canned-chicken #ecc894;
    plant-based-piece #c98d54; crouton #e0aa58; meatball #8f532f 18; gnocchi #f5e2a8 14; dumpling #f6e8c8 20; liver #7a4030`,
  ),
  ...looksOf(
    'cube',
    `tofu #fbf2da; firm-tofu #f6e3b4; smoked-tofu #d9a45c; baked-tofu #d9a45c; silken-tofu #fdf8ea 19; soft-tofu #fdf8ea 19; paneer #fbf3dc; halloumi #f0cd84;
    feta #fffdf4 12; goat-cheese #fffdf4 12; queso-fresco #fffdf4 11; cotija #fbf6e2 8; mozzarella #fffdf5 16; bocconcini #fffdf5 15; burrata #fffdf5 26; ham #ef9f92 13;
    luncheon-meat #e88f80 15; bread #e0a95c 15; bread-cube #e0a95c 15; tortilla-chip #f0bf58 17; blue-cheese #eef0e4 11; cheese #f9d877 12; cottage-cheese #fffdf4 9;
    bologna #ef9f92 12; ricotta #fffdf4 14; taleggio #f8e6b0 14; jelly #d8345a; chocolate #5a3220 10; dark-chocolate #4a2818 10; white-chocolate #f8ecce 10; milk-chocolate #7a4a2c 10`,
  ),
  ...looksOf(
    'strip',
    `bacon #c0523a #f3c3a0; pancetta #cc6a54 #f6d0b8 17; guanciale #cc6a54 #f6d0b8 17; lardon #cc6a54 #f6d0b8 15; smoked-salmon #f4845c #fab898; prosciutto #d87a6c #f6cfc0; serrano-ham #c8604c #f3c3b0;
    beef-steak #8a4630 #b5704c; flank-steak #8a4630; skirt-steak #8a4630; shaved-beef #8f5034; minute-steak #8a4630; pork-tenderloin #d9a070; pork-loin #d9a06c;
    vegan-beef-strip #8a5034; vegan-bacon #b5523a #eab898; turkey-bacon #c06a4c #f0c4a0; deli-turkey #f3d8b8; deli-chicken #f3d8b8; deli-roast-beef #b05a4c;
    salami #b8402f #e89a84; mortadella #f0b0a0; pastrami #a8483c; tyrolean-speck #b5504a; nduja #c8381f 14; anchovy #8a5a44 14; omelette-strip #f8d060`,
  ),
  ...looksOf(
    'crumb',
    `ground-meat #8a5230; ground-beef #7f4528; ground-pork #b07a50; ground-lamb #854a2c; ground-turkey #c39468; ground-chicken #cca070; ground-veal #a06a44;
    mixed-ground-meat #885030; plant-based-ground-meat #865032; sausage-meat #a8683f; italian-sausage #a8623a; ground-venison #6f3a24; ground-bison #743c24; mexican-chorizo #b8492a`,
  ),
  ...looksOf(
    'sausage',
    `sausage #b0673a; bratwurst #c98d54; vegetarian-sausage #b57a48; frankfurter #cf6f4c; vienna-sausage #cf6f4c 34; breakfast-sausage #a8683f 38; chipolata #b0673a 36;
    merguez #a03a24; bockwurst #d08a6a; falukorv #d98a74; knackwurst #c9684a; black-pudding #4a2a28`,
  ),
  ...looksOf(
    'coin',
    `chorizo #b5301f #d8553a 15; kielbasa #b86a4c #8a4028 16; andouille-sausage #a8503c #7a3024 16; linguica #b5402c #8a2c20; chinese-sausage #b03a34 #d87a6c 12; black-pudding-slice #4a2a28`,
  ),
  ...looksOf('ball', `scallop #fbe6bc 17; chocolate-chip #4a2818 6; chocolate-chunk #4a2818 8`),
  ...looksOf(
    'shrimp',
    `shrimp #f48f62 #fbd3b4; cooked-shrimp #f48f62 #fbd3b4; prawn #f48f62 #fbd3b4; crayfish #e0603c; seafood-mix #f4a47c #fbe0cc; crab #ee7a54; lobster #e0502f; seafood #f48f62`,
  ),
  ...looksOf(
    'half',
    `egg #fffaf0 #f8b422; ready-boiled-egg #fffaf0 #f8b422; boiled-egg #fffaf0 #f8b422; mussel #2f3548 #f2a24c 24; clam #e3d6bc #f6ead2 22`,
  ),
  ...looksOf(
    'tube',
    `korean-rice-cake #fbf0e0 22; spaetzle #f3d488 14; pasta #f3cd74; plantain-chip #f0c060; rice-cake #fbf6ea`,
  ),
  ...looksOf(
    'dollop',
    `meringue #fffdf8 24; sour-cream #fffdf6; creme-fraiche #fffaec; greek-yogurt #fffdf6; yogurt #fffdf6; labneh #fffdf6; schmand #fffaec; vegan-yogurt #fffdf6; mascarpone #fff8e2;
    vanilla-ice-cream #fff3cc 30; hummus #ead0a0; guacamole #a8bf52; quark #fffdf6; skyr #fffdf6; whipped-cream #fffdf6; cream-cheese #fffdf4; ricotta-cream #fffdf4; mexican-crema #fffaec; mayonnaise #fdf2cc 16; salsa #d8402c 20`,
  ),
  ...looksOf(
    'flake',
    `sliced-almond #f5e0b0 11; slivered-almond #f5e0b0 10; parmesan #fbf0c8 9; pecorino #fbf3d2 9; grana-padano #fbf0c8 9; ricotta-salata #fffaea 10; manchego #f8e6b0 10; bonito-flake #e0b89a; coconut-flake #fffdf6;
    granola #c98d44 9; muesli #d9b070 9; corn-flake #f0b848; potato-chip #f5cf6c; desiccated-coconut #fffdf6 6`,
  ),
  ...looksOf(
    'bean',
    `almond #b5753c 11; hazelnut #b87a44 10; cashew #f0d8a4 12; peanut #e3b56c 9; roasted-peanut #dca85c 9; walnut #b5814c 13; pecan #8f5428 13; pistachio #a8b858 9; macadamia #f0dcb0 10; pine-nut #f5e0b0 6;
    mixed-nut #c08a50 11; nut #c08a50 11; roasted-cashew #e8c88c 12`,
  ),
  ...looksOf(
    'fleck',
    `parsley #3f8f36; cilantro #4a9a3c; dill #5fa048; chives #4f9a3a; mint #4fa058; tarragon #5a9a44; oregano #6a8a3c; fresh-oregano #5a9444; thyme #6a8a4c; dried-thyme #7a8a54; dried-oregano #7a8450;
    marjoram #6a8a4c; rosemary #5a7a4c; sage #8aa67c; herb #4f963c; chervil #5fa048; garden-cress #5fa03c; chili-flake #c8321f; red-chili #d8321f; chili #d0331f; birds-eye-chili #d0331f;
    green-chili #4f9a34; dried-chili #a8281c; aleppo-pepper #b8341f; gochugaru #c8341f; lemon-zest #f6d540; orange-zest #f59a2c; furikake #4a5a3c; zaatar #7a7a44; sumac #982a34; celery-leaf #5fa048;
    dried-fenugreek-leaf #6a7a3c; curry-leaf #3f7a34 8; cayenne #c8341f 3; paprika #c8401f 3; smoked-paprika #b8381f 3; cinnamon #8f5028 3; nutmeg #8a5a34 3; black-pepper #3a2c24 2.6; white-pepper #e3d8c0 2.6; sichuan-pepper #8a4a34 3; sichuan-peppercorn #8a4a34 3; peppercorn #3a2c24 3; cocoa-powder #5a3420 3`,
  ),
  ...looksOf(
    'sprig',
    `basil #3f9440; thai-basil #3c8a44; holy-basil #3f8f40; bay-leaf #7a8f54 20; makrut-lime-leaf #2f7a34; shiso #4f8a44; perilla #4f8a44; fenugreek-leaf #4f8a3a; mint-leaf #4fa058; epazote #4f8a3a`,
  ),
  ...looksOf(
    'seed',
    `sesame-seed #fbf0d0; black-sesame-seed #2f2824; pumpkin-seed #7f9448 5; sunflower-seed #b9b09a; chia-seed #5a5450 3; poppy-seed #34343c 3; mixed-seed #a88a54; flaxseed #9a6434 3; mustard-seed #8a6a24 3; cumin-seed #8a6230 3; caraway #7a5a34 3; fennel-seed #a8a864 3; everything-bagel-seasoning #6a5a4a; sesame #fbf0d0; vanilla-bean #2f2018 2.4`,
  ),
  ...looksOf(
    'grated',
    `cheddar #f9bf4c; gruyere #f8dc90; emmental #f9dc88; gouda #f9cd6a; monterey-jack #f9e6ac; mexican-cheese-blend #f9c85c; comte #f8dc90; edam #f9d477; fontina #f9e0a0; provolone #f9e6b0; mountain-cheese #f8d888; melting-cheese #f9cf70;
    red-leicester #f09a3c; vegan-cheese #f9d27c; vegan-parmesan #fbf0c8; mozzarella-shred #fffaec; oaxaca-cheese #fdf3d4; colby #f7b84c; parmesan-romano-blend #fbf0c8; italian-cheese-blend #fbf0c8; american-cheese #fbb93a; cheddar-jack #f9c45c; raclette #f8dc90; low-moisture-mozzarella #fffaec`,
  ),
  ...looksOf(
    'slice',
    `scallion #7fbf4f #e6f2c4 7; garlic-chives #5fa03c #d3e8ac 6; spring-onion #7fbf4f #e6f2c4 7`,
  ),
]

/** What is cooked in one piece where a dish lays it on a plate or a tray. */
export const whole: readonly (readonly [kind: string, look: Look])[] = [
  ...looksOf(
    'drumstick',
    `chicken-drumstick #cf8a3c; chicken-leg #cf8a3c 60; chicken-wing #d08f44 38; duck-leg #a8602c 60; turkey-leg #b87434 64`,
  ),
  ...looksOf(
    'cutlet',
    `chicken-thigh #c98338; chicken-breast #d9a254; chicken #cf8a3c; turkey-breast #d9a254; turkey #cf8f48; beef-steak #74391f; pork-chop #c88a52; pork-loin #cd9460; pork-tenderloin #c8905c 40; pork #c58a54; beef #74391f; lamb-chop #8f4c2c; lamb #8a482a; veal-cutlet #cf9448; veal #b5794c;
    pork-schnitzel #d9983f; duck-breast #8f4a30; seitan #a8703f; tempeh #bb9050; halloumi #e6b860 34; firm-tofu #e3bd78 36; tofu #ecca8a 36; eggplant #6a3c54; cauliflower-steak #e8cf94; portobello #7a5a40; rabbit #cf9a5c; duck #a0602f; meat #985a34; plant-based-burger #7a4a30; venison #6a3422; kasseler #d98f80; ham-steak #e89a88`,
  ),
  ...looksOf(
    'fillet',
    `salmon #f2885c; arctic-char #f2885c; trout #eda07c; sea-trout #f08f68; white-fish #f7e2b4; cod #f8e6bf; tilapia #f5dfb2; fish #f5deb0; mackerel #a8aca4 #5a6a74; sardine #a8aca4 #5a6a74; swordfish #ecd0ac; tuna-steak #b0645a; fresh-sardine #a8aca4 #5a6a74; herring #b0aca4; fish-finger #e0a040 40`,
  ),
]
