import { type Look, looksOf } from './look.ts'

/** Vegetables, fruit, beans and mushrooms. */
export const plants: readonly (readonly [kind: string, look: Look])[] = [
  ...looksOf(
    'coin',
    `carrot #f08a2c #f9b464 15; frozen-carrot #f08a2c #f9b464 14; parsnip #f0dfae #d9bf7c; zucchini #dbe6a0 #4f8a3a 17;
    summer-squash #dbe6a0 #5d9440 17; cucumber #dff0c0 #4c9440 17; radish #fdf4f2 #d8345a 13; daikon #fbfaf2 #e3e2d2;
    pickle #b9c46a #6c8a34 14; banana #fbeeb8 #ead47c 17;
    plantain #f3c75c #c98a2c 18; lotus-root #f7ead2 #d9c09a 20; bamboo-shoot #f5e6b8 #d9c078; kiwi #8cc63f #6b4a2a 17;
    fig #c8506a #5a3060 18; frozen-banana #fbeeb8 #ead47c 17; okra #9cc45c #4f8a2c 11; long-bean #5f9a3a #4a7f2c 8;
    summer-vegetable #dbe6a0 #5d9440`,
  ),
  ...looksOf(
    'chunk',
    `potato #f2c765 #b98738; new-potato #f2d07c; sweet-potato #ee8434; winter-squash #f29a2e; yam #f0d9a0; cassava #f6ecd0;
    beet #96224a 16; pickled-beet #96224a 15; celeriac #f3e8c8; turnip #f5eadf; rutabaga #f0c878; kohlrabi #e6eec4; jerusalem-artichoke #ecd8ac;
    eggplant #7a4a68 #5a2a58 18; fennel #e3edc4; parsley-root #f5ecd2; artichoke-heart #c9c787; pineapple #f8d448 15;
    mango #f9b233 16; papaya #f58a4a 16; melon #f7c27a 17; watermelon #ee4f5c 17; canned-pineapple #f8d448;
    frozen-mango #f9b233; frozen-pineapple #f8d448; cooked-potato #f2c765; root-vegetable #ecb45c; soup-green #f08a2c 13;
    rhubarb #e0708a 15; date #7a4424 12; mashed-potato #f5e6b4; vegetable #9cbf5c`,
  ),
  ...looksOf(
    'ball',
    `pea #74b23c 8; frozen-pea #74b23c 8; cherry-tomato #e2402c 14; chickpea #e8c27a 10; olive #6c7434 9; black-olive #3a2c34 9;
    green-olive #94a03c 9; grape #8a3f78 13; blueberry #4a5aa0 10; frozen-blueberry #4a5aa0 10; cherry #b01f38 13;
    frozen-cherry #b01f38 13; canned-sour-cherry #b01f38 12; cranberry #c22a3a 9; dried-cranberry #9a1f34 7; currant #b01f38 7;
    redcurrant #d82c3c 8; blackcurrant #3a2848 8; gooseberry #b9cc5c 11; brussels-sprout #86ac48 #d7e39c 16; caper #6a7a34 5;
    edamame #8cc152 10; raisin #5a3424 6; golden-raisin #c98a34 6; sultana #c98a34 6; dried-cherry #7a1f34 6; corn #f8cf44 7;
    canned-corn #f8cf44 7; frozen-corn #f8cf44 7; frozen-mixed-vegetable #7fb43c 8; pomegranate-seed #c81f48 6;
    elderberry #3a2848 7; gigante-bean #efe3c8 13; baby-corn #f6d76a 11; physalis #f6a92c 11; split-pea #a8b44a 6`,
  ),
  ...looksOf(
    'bean',
    `bean #b9805a; white-bean #f1e4c6; cannellini-bean #f1e4c6; butter-bean #f3e8cc 15; kidney-bean #8c2f2c; black-bean #3c2a30 10;
    pinto-bean #b98258; borlotti-bean #a8685c; fava-bean #8aa84a 14; canned-fava-bean #8a7a4a; black-eyed-pea #ecdcb4 10;
    flageolet-bean #b6c48a; mixed-bean #a8604c; small-red-bean #9a3a30 9; pink-bean #c08070; canned-baked-bean #d98a44 11;
    chili-beans #9a3a2c; pork-and-beans #d98a44; lentil #a8763c 6; red-lentil #e89a4c 6; green-lentil #7a7440 6;
    hominy #f6e8c4 12; moong-dal #e5c05c 6; toor-dal #e5b04c 6; chana-dal #e0a848 7; buckwheat #b58a54 6; beluga-lentil #2f2a2a 5; dal #e5b04c 6; mung-bean #86964a 7; soybean #ecdcae 9; refried-beans #8a5a44 9`,
  ),
  ...looksOf(
    'floret',
    `broccoli #4f9a3c #a9c86a; frozen-broccoli #4f9a3c #a9c86a; broccolini #4a9040 #98c068; cauliflower #f7efd8 #dfd3a8;
    frozen-cauliflower #f7efd8 #dfd3a8; romanesco #b4cf52 #dbe6a0; broccoli-rabe #4a8a38 #98b860; chinese-broccoli #3f8038 #b4cc80`,
  ),
  ...looksOf(
    'leaf',
    `spinach #3f8a36; frozen-spinach #2f6f2c 20; kale #3c7a3c; frozen-kale #3c7a3c; chard #4a8a3c #d8345a; leafy-green #4f9440;
    lettuce #8cc454; salad-leaf #7ab848; arugula #5a9a3c 21; watercress #4f9440 17; radicchio #8c2448 #f3dfe6; belgian-endive #e8edb4;
    cabbage #c4d98c #eef4cc; napa-cabbage #dbe8a4 #f5f5dc; savoy-cabbage #86b450 #cfe39a; red-cabbage #8a3a7a #d9a8cc;
    bok-choy #5fa03f #eef4dc; choy-sum #5fa03f; collard-green #3f7f3c; spring-green #4f9440; mustard-green #5a9a3c; beet-green #4f8a3c #b02a4c;
    turnip-green #5a943c; water-spinach #4f9440 21; pointed-cabbage #b4d47c #eef4cc; sauerkraut #e6dcae 17; kimchi #dc6a34 #f6cfa0 21;
    coleslaw-mix #d3e2a8; bean-sprout #f5f0dc 17; dandelion-green #4f8a36; escarole #a4c860; seaweed #2c4434 18; wakame #2f5a3c 19; nori #24382c 18; vine-leaf #5f7a3a`,
  ),
  ...looksOf(
    'ring',
    `leek #98c45c #e8f3c4 12; onion #e9c98e #fbf0d2 14; red-onion #a8427c #f6dcea; shallot #c88aa0 #f8e4ea 12; white-onion #efe6cc #fffbee; pickled-red-onion #d8487c #f9c4d6;
    jalapeno #4f9a34 #dcedb4 11; pickled-jalapeno #8a9a3c #dfe4a8 11; squid #f7ead8 #fffaf0 17; caramelized-onion #a8682c #cf9448`,
  ),
  ...looksOf(
    'strip',
    `celery #b5d07c 13; bell-pepper #dc3f2c; roasted-red-pepper #c8321f; piquillo-pepper #cc3420; green-pepper #5fa03f; yellow-bell-pepper #f6c232;
    green-bell-pepper #5fa03f; poblano-chili #3f7a36; sun-dried-tomato #9c2a1c 17; stir-fry-vegetable #e8922c; coconut #fffaf0 14`,
  ),
  ...looksOf(
    'pod',
    `green-bean #5f9f3c; frozen-green-bean #5f9f3c; snow-pea #7cba48; sugar-snap-pea #6cb040; asparagus #74a844 #4f7f4a 30;
    frozen-asparagus #74a844; scallion-piece #6cb04a; padron-pepper #4f8f34; shishito-pepper #5a9a3c; lemongrass #d9e0a0; bitter-melon #8cb85c`,
  ),
  ...looksOf(
    'mushroom',
    `mushroom #ead6b8 #a87a4c; shiitake #d9b98c #6a4428; dried-shiitake #c8a070 #5a3a24; dried-porcini #b98a54 #6a4424; canned-mushroom #ead6b8 #b08a5c`,
  ),
  ...looksOf(
    'wedge',
    `tomato #e2452e #f58a62 22; tomatillo #9cbf4c #dfe8a8 18; lemon #f7d33c #fdf0a4 19; lime #8cc03c #dcefa8 18; orange #f59a2c #fbc874 20; mandarin #f58f24 #fbb85c 16;
    grapefruit #f0785c #f9b8a0; apple #f2e3b0 #d8402f 19; cooking-apple #f0e6b4 #a8c24c 19; pear #f5ecc4 #c2c44c 19; quince #f6dc8c #e0b83c;
    peach #f9ae52 #d8552f 19; nectarine #f8a448 #cc3a2c 19; canned-peach #f9b448 #f08a2c 19; apricot #f8a23a #ef7c24 17; dried-apricot #f08f2c 13;
    canned-apricot #f8a23a; plum #c8506a #5a2a5c 18; frozen-peach #f9ae52 #d8552f; persimmon #f28a2c; avocado #d6dc7a #6c9a3c 22; prune #4a2438 13;
    canned-pear #f5ecc4 #e6dba0; passion-fruit #f2b830 #6a2a4c; fruit #f2a84c; frozen-fruit #d8506a; dried-fig #a8744c 13`,
  ),
  ...looksOf(
    'berry',
    `raspberry #dc3a5c; frozen-raspberry #d0345a; blackberry #4a2850; berry #b02f5c; frozen-berry #9a2c5a; mulberry #4a2444`,
  ),
  ...looksOf('strawberry', `strawberry #e0342f; frozen-strawberry #d8344a`),
]
