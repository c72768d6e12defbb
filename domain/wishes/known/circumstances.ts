/**
 * What people tell of their kitchen, of a place, a feast or the season, and what it asks of a dish: a pattern of plain words, then what is wanted and, with a minus, what is not; `?` stands behind what is likely. "(my |" stands
 * for all that is said in its place, as "your" and "the". What a pattern takes the later ones do not see.
 */
export const circumstances = `
only (have|got|own|use|using) (a |an |the )?(bbq|barbecue|barbeque|grill)( to cook on)?|on (my|the|a) (bbq|barbecue|barbeque|grill) : grill
only (have|got|own|use|using) (a |an |the )?(pan|skillet|frying pan)|in a (pan|skillet) : pan
only (have|got|own|use|using) (a |an |the )?microwave|(in|using) (the |a |my )?microwave|dorm( room)? : microwave
only (have|got|own|use|using) (a |an |the )?oven|in the oven : oven
(not|arent|isnt|without|dont want|dont need|no) (to )?(be )?cook(ed|ing)? : uncooked -cooked
(feel|feels|feeling|pretend|dream(ing)?|vibes?|like im|as if im|remind(s)? me of) .{0,18}(vacation|beach|island|paradise|tropics)|island|hawaii|caribbean|tropics : tropical island
nile( river)?|pyramids?|cairo|pharaoh : egyptian
(paris|eiffel)( tower)? : french
(rome|venice|naples|sicily|tuscany|milan)  : italian
(tokyo|kyoto|osaka|anime|samurai) : japanese
(seoul|k ?drama) : korean
(beijing|shanghai|great wall|hong kong) : chinese
(mumbai|delhi|bollywood|taj mahal) : indian
(oktoberfest|munich|berlin|bavaria(n)?) : german
(mexican independence|cinco de mayo|day of the dead|cancun) : mexican
(new orleans|mardi gras|louisiana) : cajun-food
(mcdonalds?|burger king|wendys|five guys|in n out|a w|shake shack) : burger? fast-food
big mac|whopper|quarter pounder : burger
combo( meal)? : fries
(kfc|popeyes|chick fil a|kentucky) : fried-chicken? fast-food
(taco bell|chipotle|del taco) : mexican fast-food?
(starbucks|tim hortons|dunkin( donuts)?|coffee shop|cafe) : coffee? cake? pastry?
(the keg|a keg|steakhouse|outback)( entree)? : steak? fancy?
(boston pizza|buffalo wild wings|wings? (place|bar)|sports bar|pub|hooters) : buffalo?
(red lobster|long john silvers) : seafood?
(olive garden|pizza hut|dominos|papa johns|little caesars) : italian?
(panda express|pf changs) : chinese?
(ikea) : swedish meatball?
(dairy queen|baskin robbins|ben and jerrys|cold stone) : ice-cream?
(chinese|lunar) new year : chinese festive?
red colou?red? : red
boys?( gender reveal)?|its a boy : blue
girls?( gender reveal)?|its a girl : pink
dye free|no (food )?(dye|colou?ring)|without (food )?(dye|colou?ring)|natural colou?rs? : -dye
keep (the |my )?(kids|children|them) (busy|occupied|entertained)|fun (to make|activity|project) : fun kids? decorated?
decorat(e|ing|ion)s? : decorated icing?
(at least )?(two|three|four|five|2|3|4|5|several|many|multiple|different|various|variety of|assorted|all kinds of|mix of)( different)? (vegetables|veggies|fruits|kinds|types|meats|cheeses) : variety
sacrific(e|es|ing) (the )?(flavou?r|taste)( to be healthy)? : -healthy? flavourful
(still|but|lots of|full of|packed with|more) (has |have |with )?(flavou?r|taste)(ful)? : flavourful
(easy|simple|quick) to (digest) : gentle
(cant be|dont want to be|not|wont be|without (being|feeling)) (too |so )?(full|stuffed|heavy|bloated)|wont (fill|weigh) (me|you) (up|down)|something small|small (bite|portion|snack)|not (too|very|so) (hungry|heavy|filling) : light -filling
(really |so |very |super )?(hungry|starving|famished)|fill(s|ed)? (me|us|you|them) up|keep(s)? (me|us|you) full|big (appetite|eater|meal)|feast|ravenous : filling
(watch|watching|during|for) (the |a |some )?(game|match|super ?bowl|movies?|tv|netflix|football|sports?|hockey)( night)? : movie-night sharing?
(with|inviting|hosting|having|for) (my |some |a )*(friends|colleagues|guests|co ?workers|family|crowd|party|group|neighbou?rs|in ?laws)( over)?|crowd|get together|gathering : sharing?
(sofa|couch|in bed) : tidy?
bake sale|potluck : baked? sharing?
lots of (flavou?r|spices) : flavourful
left ?over|use up|using up|extra|too much|too many|going bad|about to (expire|go bad) :
(too )?many ingredients|few(er)? ingredients|(two|three|four|five|2|3|4|5) ingredients?|minimal(ist)?|bare bones|whats in (my|the) (pantry|cupboard)|pantry staples : simple easy
(arent|isnt|not|without|nothing)( too| very| so)? (fat(ty)?|greasy|oily|heavy|rich) : low-fat light -fatty
(lose|losing|loss of|weight) (loss|watchers?)( friendly)?|weight loss|obes(e|ity)|overweight|calorie deficit|new years? resolution|skinny|get (lean|fit)|for (my|a) (cut|cutting) : diet-food
(pack|packing|packed) (my |a |for |the )?(school )?(lunch(es)?|work|trip)|brown bag|bento|tupperware|multiple containers|school (lunch|trip)|bring (to|with)|lunch break|road trip|on a (plane|train|bus|hike)|while (driving|walking|commuting)|commute : portable tidy
(help|so) (my |she |he |they |her |him |them )*(can )?(grow|develop)|grow(ing)? (taller|better|up|strong|boy|girl|kid|child(ren)?) : healthy protein vitamins -alcohol
(nutrients|everything|protein) (i would|id|you|that id|i) (normally )?get (from|with|in) (meat) : protein vegetarian
(for|my|with|the|feed(ing)?|some)( \\w+)? (kids?|child(ren)?|toddlers?|daughters?|sons?|nephews?|nieces?|students) : -alcohol -spicy?
not drink(ing)?|dont drink( alcohol)?|sober|recovering alcoholic|underage|designated driver|under 21|non ?alcoholic|alcohol free|virgin|without (the )?alcohol|teens?|teenagers? : -alcohol
(get|getting|be|become|feel) (drunk|tipsy|buzzed|wasted)|adult (drink|beverage)s?|21st birthday|bachelor(ette)?|pre ?game|happy hour|girls night|night out|something (strong|boozy) : alcohol
(wake me|waking|wake|keep me|stay) (up|awake)|need (some )?caffeine|pull(ing)? an all nighter|sleepy|tired in the morning|studying|exam(s)? : caffeine energy
(help(s)? me |before |fall a?|trouble |cant )(sleep(ing)?|bed(time)?|relax|wind down)|insomnia|calm(ing)? (me )?down|unwind|stress(ed)? : soothing warm? milk? -caffeine
(breakup|broke up|dumped|heart ?broken|feeling (down|sad|blue|homesick)|cheer (me|her|him) up|bad day|rough day|sad) : comfort indulgent
(treat|spoil|reward|pamper) (myself|yourself|my|her|him)|cheat (day|meal)|binge|indulge : indulgent -diet-food
(date night|romantic|anniversary|girlfriend|boyfriend|wife|husband|fiance|valentines?( day)?|propos(e|al)) : romantic? fancy?
(in ?laws|boss|clients?|important guests?|dinner party|impress|wow) : fancy
(picnic|beach|park|potluck|tailgate|outdoors?) : portable? sharing?
(camp ?fire|camping|open fire) : grill? portable? marshmallow?
(thanksgiving) : thanksgiving
(fall|autumn|pumpkin season|harvest) : autumn
(christmas|xmas|holidays?)( themed| party| dinner| morning| eve| season| spirit)? : christmas
(halloween|spooky|scary)( themed| party)? : halloween
(easter)( themed| sunday| brunch)? : easter
(pretty|prettiest|aesthetic|instagram|photogenic|eye catching|visually|presentation|looks? (good|nice|amazing|pretty|beautiful)) : pretty
(rainbow|colou?rful|pride( month)?|vibrant|bright) : colourful
(smells?|scent(ed)?|aroma(s|tic)?|fill (my|the) (house|kitchen)) : fragrant
(bland|boring|flavou?rless|tasteless|plain) : -plain flavourful
(crunch|crisp)(y|iness)? : crunchy
melt(s)? in (my|your) mouth|fall(s)? (off|apart)|tender : soft
(chewy|chew) : chewy
(thick|hearty|stick to (my|your) ribs) : filling thick
(real(ly)?|super|extra|very|extremely|insanely) (hot|spicy)|spicy challenge|spiciest|hottest|clear(s|ing)? (my )?sinus(es)?|fiery : spicy
(sweet and|sweet but) (salty) : sweet salty
(sweet and|sweet but) (sour) : sweet sour
(sweet and|sweet but|sweet with) (spicy|heat) : sweet spicy
sweeter|(something|anything) sweet|sugary : sweet
saltier|(something|anything) (salty|savou?ry) : savoury
(refresh(ing|es)?|cool(ing)?|thirst|quench(es|ing)?|parched|thirsty) : refreshing drink?
(ice cold|cold|chilled|frozen)(?= (drink|beverage|dessert|treat|dish|meal|soup|snack)) : cold
(hot|warm)(?= (drink|beverage)) : warm
(hot|warm)(?= (meal|dish|food|breakfast|lunch|dinner|soup|dessert|snack)) : warm
no ?bake|without (baking|an oven|using the oven)|dont (want to|have to|need to) bake : no-bake -oven
no ?cook|without (cooking|a stove|heating) : uncooked -cooked
one (pot|pan)|(few|less|fewer|minimal|no|hate (doing|washing)|without (doing|washing)) (dishes|clean ?up|washing up|the dishes) : one-pot easy simple
(slow ?cooker|crock ?pot) : slow-cooker
(instant ?pot|pressure cooker) : pressure-cooker
air ?fr(y|yer|ied) : air-fryer
(dont|do not|without|no|lack|broken|havent|doesnt have|have no|not)( have| own| need| use)?( a| an| the| my| any)? (blender|food processor|mixer) : -blended
(dont|do not|without|no|lack|broken|havent|doesnt have|have no)( have| own| need| use)?( a| an| the| my| any)? (deep )?fryer : -deep-fried
(dont|do not|without|no|lack|broken|havent|doesnt have|have no)( have| own| need| use)?( a| an| the| my| any)? (microwave) : -microwave
(not|isnt|arent|without|dont want( it| them)?( to be)?|nothing|no|dont like|hate) (deep )?(fried|frying|fry)( foods?)? : -fried
(not|isnt|arent|nothing) (baked|in the oven) : -baked -oven
(keep|store|stock up|preserve|save) (for|over|through|during|until)( the| a)? (winter|months?|year|long) : preserved
(ferment(ed|ing)?|probiotics?|gut health|good bacteria) : fermented
(bones?|strong bones|calcium|osteoporosis) : dairy? milk? cheese? vitamins
(iron|anemi[ac]|anaemi[ac]) : red-meat? spinach? bean?
(omega ?3|brain (food|power)|memory) : omega-3
(eyesight|vision|vitamin a) : carrot? sweet-potato? vitamins
(vitamin c|scurvy) : citrus vitamins
(skin|hair|acne|glow) : healthy vitamins
(uric acid|gout) : -red-meat -seafood -alcohol
(kidney (stones?|disease)) : low-salt
(pork free|no pork|dont eat pork|cant eat pork|without pork) : -pork
(beef free|no beef|dont eat beef|cant eat beef|without beef|hindu) : -beef
(no|dont eat|cant eat|less|off|cut(ting)? out|without|avoid(ing)?) red meat : -red-meat
(white|lean) meat : poultry
(egg ?less|egg free|without eggs?|no eggs?|out of eggs?|ran out of eggs?) : -of-egg
(dairy|milk|lactose) ?free|without (dairy|milk)|no (dairy|milk)|milk ?less|out of milk : -of-dairy
(flour ?less|without flour|no flour|out of flour) : -flour
(nut|peanut) ?free|without (any )?nuts|no nuts|allergic to (tree )?nuts|allergic to peanuts|nut allerg(y|ies) : -of-nut -of-peanut -nut
allergic to (shellfish|seafood|shrimp|crab|crustaceans?) : -shellfish
allergic to (fish) : -fish
allergic to (eggs?) : -of-egg
allergic to (soy|soya) : -of-soy
allergic to (gluten|wheat) : -of-gluten
allergic to (dairy|milk|lactose) : -of-dairy
(eat(s)?|like(s)?|want(s)?|into|try(ing)?) (only )?western : western
(lumberjack|construction|physical labou?r|football player|athlete|big guys?|growing boys?) : filling protein
(broke|poor) (college )?students? : cheap
(expensive|luxur(y|ious)|splurge|rich people|billionaire|money is no object|treat guests) : fancy expensive
stale bread|old bread|day old bread : bread leftover?
over ?ripe bananas?|brown bananas?|bananas going bad : banana baked?
(turn|turned|turning) (\\d+|one)|first birthday|birthday( party| cake)? : birthday
(grandma|grandmother|nana|granny)s? (recipe|style|used to make) : traditional comfort
(olive garden|carrabbas|maggianos) : italian
(red robin|applebees|chilis|tgi fridays|dennys|ihop|cracker barrel|waffle house|perkins) : american? comfort?
(ihop|dennys|waffle house) : pancake? breakfast?
(cinnabon) : cinnamon-roll
(krispy kreme|dunkin) : donut
(cheesecake factory) : cheesecake?
(panera) : soup? sandwich?
(subway|quiznos|jimmy johns|jersey mikes) : sandwich
(texas roadhouse|longhorn) : steak?
(nandos) : spicy? chicken?
(swiss chalet) : rotisserie-chicken?
(wendys|frosty) : burger? milkshake?
(jamba juice|booster juice) : smoothie
(bubble tea|boba) : tea milk? cold?
(cats?|kittens?)(?! food) : for-cat
(harry potter|hogwarts) : butterbeer?
(game of thrones|medieval|viking) : roast? meat?
(breakfast in bed|mothers? day|fathers? day) : breakfast? fancy?
(thanksgiving|christmas|holiday) leftovers? : turkey? leftover
(oscars?|red carpet|black tie|wedding|bridal shower|high tea|garden party) : fancy? finger-food?
(sleepover|slumber party) : for-kids? snack? pizza?
(brunch) : breakfast
(late night|midnight|2 ?am|3 ?am) : snack? quick?
(hunger|cravings?) : filling?
(first time|never baked|new cook) : easy simple
(sore|swollen) (gums?|jaw|mouth|tongue) : soft
(canker|mouth) sores?|mouth ulcers? : soft -spicy -acidic -salty
(acid|reflux|gerd|heartburn) : gentle -spicy -acidic -greasy
(bloated|bloating|gassy|gas) : gentle -bean -cabbage
(period|cramps|pms) : comfort chocolate? warm?
(altitude|long flight|airplane) : portable
(fasting|break my fast|iftar|suhoor) : filling? dates?
(lent|fridays? during lent|good friday) : -meat fish?
(oktoberfest) : german
(go|goes|going|pair|pairs|serve) (well |good |great )?with (a )?beer|bar food|pub (food|grub) : finger-food salty? fried?
(stuff(ed)?|fill(ed)?) with : stuffed
(for|with) (a|my) sandwich(es)? : sandwich? spread?
(spread|put) (it )?on (my |a )?(toast|bread|crackers) : spread
(sauce|topping|put|pour) (for|over|on) (my |a )?(pasta|spaghetti|noodles) : sauce
(marinate|marinade) : marinade
(dress|dressing for) (my |a )?salad : dressing
(put|top|topping) (on|for) (my )?(ice cream|pancakes|waffles) : syrup? sauce?
(toddlers?|babys?) (first|birthday) : for-kids
(elderly|seniors?|nursing home|grandparents?|grandmas?|grandpas?|grandmother|grandfather) : soft? gentle? healthy?
(lactose|dairy) (sensitive|issues?|problems?) : -of-dairy
(makes me|gives? me|get) (bloated|sick|ill|gas|hives|a rash) (from|when i eat|after) (dairy|milk) : -of-dairy
(strong|intense|robust) (flavou?rs?|taste) : flavourful
(subtle|mild|delicate) (flavou?rs?|taste) : mild
(restaurant|take ?out|copycat|famous|popular) (style|version)? : 
(rainy|gloomy|lazy) (day|sunday|afternoon|morning) : comfort warm?
(after|finish) (dinner|meal) : dessert?
(before|start) (dinner|the meal|the main) : appetizer?
`
