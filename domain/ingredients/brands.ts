import { normalise } from './normalise.ts'

/**
 * Makers and shops whose name before a food says nothing of what it is. Who makes plant-based, gluten-free or
 * otherwise imitated goods is not here, nor who is known for one thing by that name ("Jell-O", "Oreo").
 */
const names = `
  McCormick, McCormick Gourmet, Simply Organic, Spice Islands, Penzeys, Badia, Watkins, Schwartz,
  Simply Nature, Specially Selected, Southern Grove, Friendly Farms, Dakota's Pride, Happy Harvest, Stonemill, 
  Countryside Creamery, Emporium Selection, Kirkwood, Appleton Farms, Season's Choice,
  Trader Joe's, Whole Foods, 365, 365 Everyday Value, Kirkland, Kirkland Signature, Great Value, Market Pantry, Good & Gather, O Organics,
  Signature Select, Wegmans, Publix, Private Selection, Kroger, Meijer, Hy-Vee, Marketside,
  Kraft, Pillsbury, Pillsbury BEST, Betty Crocker, Duncan Hines, Gold Medal, King Arthur, King Arthur Baking, Bob's Red Mill, White Lily,
  Swans Down, Martha White, Robin Hood, Clabber Girl, Rumford, Argo, Arm & Hammer, Fleischmann's, Red Star, Domino, C&H, Dixie Crystals,
  Nielsen-Massey, Wilton, Hershey's, Nestle, Nestle Toll House, Toll House, Ghirardelli, Guittard, Valrhona, Callebaut, Lindt, Cadbury,
  Land O'Lakes, Land O Lakes, Plugra, Kerrygold, Cabot, Cabot Creamery, Tillamook, Sargento, Crystal Farms, Borden, BelGioioso, Galbani,
  Organic Valley, Fage, Chobani, Stonyfield, Dannon, Yoplait, Lifeway, Daisy, Daisy Brand, Breakstone's, Philadelphia, Fairlife, Cacique,
  Oscar Mayer, Hormel, Jimmy Dean, Johnsonville, Hillshire Farm, Smithfield, Tyson, Perdue, Foster Farms, Bell & Evans, Jennie-O, Butterball,
  Applegate, Niman Ranch, Gold'n Plump, StarKist, Bumble Bee, Wild Planet,
  Swanson, Campbell's, Pacific Foods, Kitchen Basics, College Inn, Knorr, Massel, Hunt's, Del Monte, Monte, Contadina, Muir Glen, Cento, Mutti,
  Pomi, Red Gold, Rao's, Rao's Homemade, Classico, Prego, Bertolli, Barilla, De Cecco, Buitoni, Ronzoni, Creamette, Colavita,
  DeLallo, California Olive Ranch, Filippo Berio, Pompeian, Wesson, Mazola, Primal Kitchen, La Tourangelle, 
  Lundberg, Mahatma, Tilda, Uncle Ben's, Ben's Original, Near East, Zatarain's, Quaker, Kellogg's, Nabisco, Honey Maid, Pepperidge Farm,
  King's Hawaiian, Progresso, La Banderita, Guerrero, Old El Paso, Ortega, Rosarita, La Costeña, Herdez, La Victoria, Goya,
  Bush's, Bush's Best, Green Giant, Birds Eye, Cascadian Farm, Ore-Ida, McCain, Alexia, Libby's, Dole, Driscoll's, Sunkist, Ocean Spray,
  Welch's, Mott's, Minute Maid, Tropicana, Martinelli's, Sun-Maid, Sunsweet, Earthbound Farm, Melissa's, Sabra, Gourmet Garden, Mezzetta,
  Planters, Blue Diamond, Jif, Skippy, Smucker's, Bonne Maman, Lyle's, Tate & Lyle, Brer Rabbit, Wholesome Sweeteners,
  Hellmann's, Best Foods, Duke's, Heinz, Maille, Colman's, Annie's, Newman's Own, Hidden Valley, Bragg, Lea & Perrins, Stubb's,
  Sweet Baby Ray's, Bull's-Eye, Lawry's, Marukan, Mizkan, Kadoya, La Choy, San-J, Lee Kum Kee, Pearl River Bridge, Huy Fong, Thai Kitchen,
  Aroy-D, Chaokoh, Mae Ploy, Red Boat, Three Crabs, Patak's, Sharwood's, Diamond Crystal, Morton, Maldon, 
  Tesco, Tesco Finest, Sainsbury's, Waitrose, Essential Waitrose, Cooks' Ingredients, Asda, Morrisons, Merchant Gourmet, Jus-Rol, Lurpak,
  Yeo Valley, Rachel's, Cathedral City, Sarson's, Aspall, Silver Spoon, Billington's, Allinson, McDougalls, Doves Farm, Napolina, Cirio, Sacla,
  Blue Dragon, Amoy, Hartley's, Tiptree, John West, Rowse, Bega, Devondale, Western Star, White Wings,
  Spectrum, Eden, Eden Organic, Caputo, Marigold, Kinder's, Cholula, Frank's, Mike's, Wickles, Claussen, Vlasic, Mt. Olive, Mt Olive, B&G, Bubbies,
  Grillo's, Bob Evans, Simply Potatoes, Fresh Express, Taylor Farms, Litehouse, Marzetti, Ken's, Wish-Bone, Brianna's, Girard's, Lucini, Carapelli,
  Member's Mark, Bowl & Basket, Food Club, H-E-B, Harris Teeter, Aldi, Lidl, Baker's Corner, Burman's, Carlini, Chef's Cupboard, Casa Mamita,
  Priano, Reggano, Millville, Happy Farms, Clancy's, Knudsen, Breakstone, Darigold, Imperial Sugar, Zulka,
  Tony Chachere's, Slap Ya Mama, Zatarain, Heath Riles, Bolner's, Morton & Bassett, Frontier Co-op, Spicewalla,
  Burlap & Barrel, Diaspora Co, Jacobsen, Redmond Real Salt, Saxa, Bart, Steenbergs, Belazu, Odysea, Biona, Clearspring, Meridian, Pip & Nut, 
  Cypressa, Cooks & Co, Ocado, Co-op, M&S, Dr. Oetker, Atora, Bisto, Masterfoods, CSR, Bulla, San Remo, SunRice, Edgell, Woolworths, Coles, Leggo's,
  Don Pancho, Old El Paso, Chi-Chi's, Tostitos, Mrs. Renfro's, Juanita's, Embasa, San Marcos, Dos Equis,
  Maesri, Healthy Boy, Squid Brand, Koon Chun, Wan Ja Shan, Eden Foods, Shirakiku, Nishiki, Kokuho Rose, Otafuku, Mother-in-Law's, Sempio, CJ, O'Food,
  Nutiva, Navitas, Anthony's, Terrasoul, Viva Naturals, Barney, MaraNatha, Crazy Richard's, Justin's, Soom, Joyva, Wholesome, Florida Crystals,
  Nature Nate's, Langnese, Sugar In The Raw, Crosby's, Steen's, McCann's, Coach's Oats, One Degree, Nature's Path,
  Ayam, Ardmona, Edmonds, Wattie's, Lao Gan Ma, Kikkoman, President's Choice,
  Mission, Athens, Chicken of the Sea, Minute, Success, Camellia, SAF, Softasilk, Red Star Platinum, Carnation, Nestle Carnation, Crisco,
  Steamfresh, Birds Eye Steamfresh, Herb-Ox, Imagine, Kettle & Fire, Rana, Giovanni Rana, Aidells, Eckrich, Bar S, Boar's Head, Nasoya, Morinaga,
  House Foods, Jet-Puffed, Cauldron, Kallo, Ambrosia, McVitie's, Green & Black's, Super Moist, Grands, Redmond, Rodelle, Heilala, Watkins, Vital Proteins,
  Native Forest, Edward & Sons, Chosen Foods, Mighty Sesame, Seed & Mill, Fody, Tuttorosso, Bianco DiNapoli, Roland, La Morena, San Luis, El Mexicano, Ducal,
  Loisa, Real Thai, Megachef, Tiparos, Golden Boy, Wei Chuan, Haday, Kimlan, Yamasa, Ottogi, Bibigo, Pulmuone, Beksul, Hikari, Hakubaku, MDH, Everest, Shan,
  Laziza, Swad, Laxmi, Aashirvaad, Saffola, Praise, Perfect Italiano, Mainland, Pauls, Dairy Farmers, Vetta, Lilydale, Steggles, Primo, Golden Circle, SPC,
  Dolmio, Valcom, Fountain, McKenzie's, Sunbeam, Angas Park, Moro, Cobram Estate, Discovery, Gran Luchito, Opies, Crespo, Fragata, Itsu, Yutaka, Suma,
  Linwoods, Rude Health, Arla, Cravendale, Pilgrims Choice, President, Castello, Saputo, Hovis, Homepride, Be-Ro, Whitworths, Whole Earth, Sun-Pat,
  Black Label, Hormel Black Label, Wright, Farmland, Hatfield, Hempler's, Mary's, Pete & Gerry's, Vital Farms, Eggland's Best, Horizon, Horizon Organic, Straus,
  Maple Hill, Siggi's, Nancy's, Wallaby, Voskos, Tribe, Cedar's, Stacy's, Dave's Killer Bread, Nature's Own, Sara Lee,
  Arnold, Thomas', Stonefire, Toufayan, Joseph's, Kontos, La Tortilla Factory, Chi-Chi, Embasa, Faraon, El Pato, Tapatio, Tampico, La Preferida,
  Sauer's, Dean Jacob's, Wild Harvest, Full Circle, 365 Organic, Good Culture, Food You Feel Good About,
  Simply Balanced, TJ's, DeCecco, Simple Truth, Taco Bell, Jiffy, Baker's, Special Dark, Hershey's Special Dark, Fly by Jing, S&B, Sun Basket, Sunbasket, Kowalski's, H-E-B Select,
  Bacardi, Bacardi Carta Blanca, Plantation, Smith & Cross, Captain Morgan, Appleton Estate, Mount Gay, Gosling's, Flor de Caña, Havana Club, Hendrick's, Tanqueray,
  Beefeater, Bombay Sapphire, Absolut, Smirnoff, Tito's, Tito's Handmade, Grey Goose, Ketel One, Stoli, Maker's Mark, Jim Beam, Jack Daniel's, Bulleit, Wild Turkey,
  Four Roses, Woodford Reserve, Buffalo Trace, Knob Creek, Rittenhouse, Old Overholt, Jameson, Crown Royal, Johnnie Walker, Patron, Don Julio, Jose Cuervo, Espolon,
  Casamigos, Del Maguey, Dolin, Martini & Rossi, Carpano, Carpano Antica, Noilly Prat, Cinzano, Guinness, Budweiser, Fever-Tree, Schweppes, Canada Dry, Reed's,
  Simply Orange, Florida's Natural, POM, POM Wonderful, R.W. Knudsen, Lakewood, Santa Cruz, Torani, Monin, Rose's, Giffard, Liber & Co, Fee Brothers, Scrappy's, Hella,
  Wildbrine, Cleveland Kitchen, Annie Chun's, Rummo, Garofalo, Delverde, DaVinci, Mueller's, American Beauty, Skinner, San Giorgio, Cucina Antica, Wolf Brand, Wolf, Stagg,
  Nathan's, Hebrew National, Ball Park, Vienna Beef, Conecuh, Jones Dairy Farm, Farmer John, Wellshire, Just Bare, Laura's Lean, Certified Angus Beef, Omaha Steaks,
  Snake River Farms, SeaPak, Gorton's, Ortiz, King Oscar, Crown Prince, Safe Catch, Genova, Tonnino, Ka-Me, A Taste of Thai, House of Tsang, Soy Vay, Bachan's, Momofuku,
  Texas Pete, Yellowbird, Marie Sharp's, Melinda's, On The Border, Pace, Wholly, Wholly Guacamole, Snyder's, Snyder's of Hanover, Rold Gold, Utz, Cape Cod, Ruffles, Keebler,
  Chips Ahoy, Entenmann's, Bays, Brownberry, Oroweat, La Brea, La Brea Bakery, Ole Mexican Foods, Flatout, Papa Pita, Damascus, Maya Kaimal, Tasty Bite, Brooklyn Delhi, Nanak, Gopi,
  Amul, Haldiram's, MTR, Gits, Priya, Mother's Recipe, Badshah, Rajah, TRS, Natco, East End, KTC, Geeta's, Encona, Dunn's River, Walkerswood, Tropical Sun, Matouk's, Iberia,
  Cafe Bustelo, Bustelo, La Lechera, Nestle La Lechera, Abuelita, Ibarra, El Milagro, Bimbo, V&V Supremo, El Viajero, Princes, Batchelors, Paxo, Aunt Bessie's, Young's, Heck,
  Richmond, Wall's, Debbie & Andrew's, Unearthed, Gressingham, Muller, Onken, Anchor, Country Life, Davidstow, Snowdonia, Warburtons, Kingsmill, Roberts, New York Bakery, Santa Maria,
  Cool Chile Co, Thai Taste, Sanchi, Mr Organic, Little Pod, Ndali, Renshaw, Nairn's, Jacob's, Carr's, Ryvita, Jordans, Dorset Cereals, Mornflake, Flahavan's, Meadow Fresh,
  Lewis Road, Lewis Road Creamery, Puhoi Valley, Whittaker's, Gregg's, Hoyt's, Massel, Obento, Trident, Marion's Kitchen, Annalisa, Ingham's, Inghams, D'Orsogna, Tegel, Hellers, Sealord,
  Tassal, Huon, Safcol, Sirena, Red Island, Cacao Barry, Scharffen Berger, Droste, Rodelle, Penzey's, The Spice House, Savory Spice, Rani, Pereg, Kuzu, Mrs. Wages, Ball, Bernardin,
  Martin's, Kraft Deluxe, Tofoo, The Tofoo Co, Food You Feel, Vermont Creamery, Murray's, Rumiano, Kirkham's, Quicke's, Neal's Yard, Clover, Clover Sonoma, Strauss, Trickling Springs,
  Alouette, Athenos, Stella, Frigo, Polly-O, Sorrento, Precious, Calabro, Maplebrook, Galaxy, Kaukauna, Marie's, T. Marzetti, Johnny's, Weber, Traeger, Meat Church, Dan-O's,
  Spiceology, Primal Palate, Balanced Bites, Fresh Jax, Watkins Organic, Gefen, Manischewitz, Streit's, Osem, Lieber's, Kedem, Tabatchnick, Telma, Elite
`
const brands = new Set(
  names.split(',').map((name) => normalise(name.replace(/&/gu, ' and ').trim())),
)
const longest = Math.max(...[...brands].map((brand) => brand.split(' ').length))

/** Words of a normalised name without the makers that stand before other words; the last is never taken. */
export function withoutBrand(form: string): string {
  const tokens = form.split(' ')
  const left: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    let taken = 0
    for (
      let length = Math.min(longest, tokens.length - at - 1);
      length > 0 && taken === 0;
      length--
    ) {
      if (brands.has(tokens.slice(at, at + length).join(' '))) taken = length
    }
    if (taken > 0) at += taken - 1
    else left.push(tokens[at] ?? '')
  }
  return left.join(' ')
}
