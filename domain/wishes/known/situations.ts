/**
 * What people tell of themselves when they wish for a dish, and what it asks of the dish: a pattern of plain words, then what is
 * wanted and, with a minus, what is not. "my" stands for any of my, your, his, her, our, their.
 */
export const situations = `
(watch(ing)?|track(ing)?|count(ing)?|los(e|ing)|cut(ting)? down on|drop(ping)?|shed(ding)?|maintain(ing)?|control(ling)?|mind(ing)?) (my |some |a few |a bit of |too much )?(weight|calories?|figure|waist(line)?|pounds|kilos) : diet-food -unhealthy
(calorie|weight|figure|waistline) (conscious|watching|friendly) : diet-food
(really |closely |carefully )?(track|count|watch)(s|ing)? (my )?calories : diet-food
(on|following|starting|sticking to|going on) (a |my |this |the )?(strict |new )?diet(?! of) : diet-food
slim(ming)? (down)?|get(ting)? (in|into|back in) shape|stay(ing)? (fit|in shape)|beach body|bikini : diet-food
low calories? count|low calorie|low in calories|few(er)? calories : low-calorie
guilt free|(wont|not) feel (bad|guilty)( about( eating)?)?( on my diet)?|without (the |feeling )?guilt : diet-food
avoid(ing)? bulking|not (to )?(get|gain(ing)?) (fat|weight)|avoid(ing)? (gaining )?weight : diet-food
(isnt|not|aint|nothing) (too )?bad for (me|you|my health) : diet-food
eat(ing)? (more )?(healthy|healthier|clean|well|better) : healthy
health (conscious|nut|kick|freak) : healthy
(high|lower(ing)?|watch(ing)?|my|bad|reduce) (my )?cholesterol|heart (healthy|disease|problems?|condition|attack|friendly) : low-cholesterol low-fat -fatty
high blood pressure|hypertension|lower(ing)? (my )?blood pressure : low-salt -salty
(low(er)?|reduce[ds]?|less|cut(ting)? (down )?(on )?|limit(ing)?|watch(ing)?) (my |in |the )?(salt|sodium)( intake)? : low-salt -salty
(low(er)?|reduce[ds]?|less|cut(ting)? (down )?(on )?|limit(ing)?|watch(ing)?|off) (my |in |the )?sugar( intake)? : low-sugar -of-sugar
(low(er)?|reduce[ds]?|less|cut(ting)? (down )?(on )?|limit(ing)?|watch(ing)?) (my |in |the )?fat( intake)? : low-fat -fatty
(low(er)?|reduce[ds]?|less|few(er)?|cut(ting)? (down )?(on |out )?|limit(ing)?|watch(ing)?|avoid(ing)?|no) (my |in |the )?(carbs?|carbohydrates?|starch)( intake)? : low-carb
diabet(ic|es|ics)( friendly)?|blood sugar|sugar free|no sugar|pre ?diabetic : low-sugar -of-sugar
keto(genic)?( friendly| diet)?|atkins : low-carb
gluten (allergy|intoleran(t|ce)|sensitiv(e|ity)|free)|coeliac|celiac|(cant|cannot|dont) (eat|have|handle|digest) gluten : -of-gluten
lactose( intoleran(t|ce))?( friendly)?|(cant|cannot) (digest|handle|do|have) (dairy|milk|lactose)|dont do well with (dairy|milk|lactose)|(dairy|milk|lactose) (makes|upsets|allergy|intoleran(t|ce)|free)|eating dairy makes me sick|dairy (bothers|disagrees with|hurts) : -of-dairy
(nut|peanut) (allergy|allergies|free) : -of-nut -of-peanut
(shellfish|seafood) (allergy|allergies|free) : -of-shellfish -seafood
(egg) (allergy|allergies|free) : -of-egg
(soy) (allergy|allergies|free) : -of-soy
vegan( friendly)?|plant based|no animal (products|byproducts)|without animal (products|byproducts) : vegan
vegetarians?|veggie|meat ?less|meat free|(dont|doesnt|does not|do not|no longer|stopped|cant|quit) eat(ing)? meat|ran out of meat : vegetarian
pesc[ae]tarian : -meat
paleo : -grain -of-dairy -bean -sugary
halal|muslim : halal
kosher : kosher
jewish : jewish
(build(ing)?|gain(ing)?|grow(ing)?|bulk(ing)?|put(ting)? on) (up )?(some |my )?(muscles?|mass|strength|up)|body ?build(ing|er)|weight ?lift(ing|er)|muscles? : protein
(high|rich|packed|lots|plenty|source|more|enough)( in| with| of)? protein|protein (rich|packed|intake) : protein
(post|after) ?(the |my |a )?(workout|gym|exercise|cardio|training|run|running|exercising|working out|race|marathon)( recovery)?|recover(y|ing)? (from|after) (a |my )?(workout|gym|exercise|training|run) : protein low-fat? healthy
(pre|before) ?(the |my |a |i )?(workout|gym|exercise|cardio|training|run|running|race|marathon|work out) : energy light -filling
(long|busy|more|some|need|boost of|burst of|give me|lots of) energy|energy boost|energi[sz]e : energy
low (on|in) (vitamins?|iron|nutrients)|(vitamin|nutrient|iron) (deficien(t|cy)|rich)|boost (my )?immun(e|ity)( system)?|immune system|immunity|more (vitamins?|nutrients) : vitamins
fib(er|re)|constipat(ed|ion)|regular : fibre
antioxidants?|superfoods? : antioxidant
detox(ing)?|cleanse|juice fast : detox healthy
(easy|gentle|light|soft|kind|good) (on|for) (my |the |an )?(upset )?(stomach|tummy|digestion|gut|belly) : gentle
(upset|sensitive|weak|bad|sick|queasy) (stomach|tummy)|stomach (ache|bug|flu|pain|is upset|hurts)|indigestion|heartburn|acid reflux|ulcer|nause(a|ous)|throw up|vomit(ing)?|queasy : gentle
hung ?over|hangover : gentle
(i have|got|have) (a |the )?(bad )?(cold(?! cuts?)|flu|fever|cough|sore throat|sniffles)|(is|am|are|im|feel(ing)?|been|who) (a )?(bit )?(sick(?! (of|and))|ill|unwell|under the weather)( with the flu)?|feel better|sick(?! (of|and tired))( friend|child|kids?|husband|wife|mother|mom|son|daughter|boyfriend|girlfriend|roommate)|sore throat|the flu : soothing soup? warm? light?
dehydrated|hydrat(e|ed|ing|ion) : hydrating
(easy|gentle|soft|kind) (on|for) (my |the )?(teeth|gums|mouth|jaw)|braces|teething|dentures?|wisdom (tooth|teeth)( extraction| removal| surgery)?|tooth ?ache|(no|lost|losing|missing|sensitive|bad|weak|pulled|loose|hurt|broken) (my |a |two |some |most )?(teeth|tooth)|cant chew|(difficulty|trouble|hard time|problems?) (chewing|swallowing)|dentist|oral surgery|jaw (surgery|pain|wired)|tonsil(s|lectomy)|(without|no) (much )?chewing|chew easily : soft -hard-to-eat -hard-to-chew -crunchy
(for )?(my |a |the )?(baby(?! (boy|girl|shower|back|corn|carrot|spinach|potato))|babies|infant|newborn|month old)( food)?|first foods?|wean(ing)? : for-baby
(for |my |the |with |some |by )*(kids?|child(ren)?|toddlers?|daughters?|sons?|nephews?|nieces?|grand ?(kids|child(ren)?)|picky eaters?|little ones?|school lunch|students?) : for-kids? -alcohol
(for |my |a )*(dogs?|puppy|pup) : for-dog
(for |my |a )*(cats?|kitten) : for-cat
pregnan(t|cy)|expecting : -alcohol -raw-fish
(low|no|cant handle|cannot handle|dont handle|little|weak) (spice|spicy|heat|spices|spicy food)( tolerance)?|sensitive to spic(e|y)|(cant|cannot|dont) (handle|take|tolerate|do|stand|eat) (too much |very |a lot of )?(spice|spicy|heat|hot|spiciness)( foods?)? : -spicy
mouth on fire|(make|makes) (me|my) (sweat|mouth burn|nose run|eyes water)|burn(s|ing)? (my )?(mouth|tongue)|(lots|a lot|plenty|bit|some|little) of (heat|spice)|with (some |a little |a bit of )?heat|set my|tongue tingling|sinus : spicy
sweet tooth|(satisfy|satisfies|curb) (my )?(sweet|sugar) (tooth|craving)|sugar (rush|craving|fix) : sweet dessert?
(in|under|less than|within|only|about|just) (\\d+|a few|ten|fifteen|five|twenty|thirty) min(ute)?s?|(half|an|one) (an )?hour|(doesnt|dont|does not|not|wont|isnt|without) (take|taking|too|need|require|be)( me)?( too| very| so| much| that| a lot of)? (long|time|much time)|in a (rush|hurry)|rush(ed|ing)?|hurry|(no|little|limited|short|not much|dont have|pressed for|low on|lack of|short on)( of| on)? (much |a lot of |enough )?time|(im|so|very|really|too|always|am) busy|busy (day|week|night|morning|schedule)|(running|run) late|last minute|on a weeknight|before (work|school|class)|(whip|throw) (up|together)|time saving|time crunch : quick
(leave|left|sit|simmer|cook|cooks|cooking|cooked) (it )?(for )?(a long time|all day|hours|overnight|unattended|slowly|low and slow)|set it and forget it|hands off|put on the stove and leave : slow
(isnt|not|aint|doesnt|wont) (be )?(too |very |that |so )?(hard|difficult|complicated|complex|challenging|fussy|much effort)( to make)?|(beginner|novice|never cooked|cant cook|new to cooking|learning to cook|bad at cooking|not a good cook|not (very )?good at cooking|lazy|tired(?! of)|exhausted|long day|little effort|minimal effort|no effort|low effort|least effort|with ease|anyone can)|without (too )?much (effort|work|fuss|trouble)|few (ingredients|steps)|simplest|easiest|minimal ingredients|(common|basic|everyday|simple|household|few) ingredients : easy simple
(on|tight|small|student|low|limited) (a )?(tight |student |small |low )?budget|(under|for|less than|below) \\$?\\d+ ?(dollars|bucks|euros?|pounds)|broke|(save|saving|low on|short on|little|not much|dont have much|out of) money|paycheck|wont break the bank|(isnt|not|doesnt|wont) (be |cost )?(too )?(expensive|pricey|costly|much)|college student : cheap -expensive
(doesnt|not|isnt|dont) (taste|look|seem|feel) cheap|impress(ive)?( my)?|best ingredients|high class|restaurant quality|(high|top) end( restaurant)?|special occasion|five star|michelin|(isnt|not|aint|nothing|less) (too )?(basic|boring|plain|ordinary|simple) : fancy flavourful
(find|found|get) (at|in) (other|most|any) restaurants?|never (had|tried|tasted|seen) before|surprise me|out of the ordinary|out there|something (new|different)|change of pace|new and exciting|(tired|sick|bored) of the (same|usual) : unusual
(heat ?wave|(hot|warm|summer|scorching|sweltering|sunny)( summers?)?( days?| weather| out(side)?| afternoon| evening)|in this heat|cool(s|ing)? (me |us |you )?(down|off)|beat the heat|during (the )?summer|this summer|for summer) : cold refreshing
(cold|winter|snowy|chilly|rainy|freezing|cool|stormy|gloomy)( winters?)?( day| days| night| nights| weather| out(side)?| evening| morning)|in (the )?winter|this winter|(warm|warms|heat) (me |us |you |myself |up )+|stay warm|cosy night( in)?|by the fire(place)?|fireside : warm
(it(s)? )?(snow(ing|ed)?) (outside|out) : warm
(go|goes|pair|pairs|pairing|serve|served|eat|enjoy) (well |nicely |good )?(with|alongside|beside) (a |my |some |the )*((nice )?glass of )?red wine : steak beef? lamb? meat?
(go|goes|pair|pairs|pairing|serve|served) (well |nicely )?(with|alongside) (a |my |some |the )*((nice )?glass of )?white wine : seafood? chicken?
dip(ping)? (\\w+ ){0,3}(in|into)|(naan|bread|pita) (in|into) : dip-bread
(mop|soak|sop)(ping)? up : sauce
(keep|store|stored|last|lasts|stay|stays|good)s? (\\w+ )?(in|for) (the |my |a |up to |at least )*(few |couple )?(freezer|week|weeks|month|months) : freezes
(make|prepare|cook|made|prep) (it )?(ahead|in advance|beforehand)|meal prep(ping)?|batch cook(ing)? : reheats freezes?
(warm|heat|re ?heat|reheated|nuke|microwave)(s|ed)? (\\w+ )?(up|later|tomorrow|next|at|in the microwave|the next)|re ?heat(s|able)?|(leftovers?) for (lunch|tomorrow|the next day) : reheats
microwave : microwave?
(wont|doesnt|dont|not|without|cant) (spoil|go bad|rot|perish|melt|need (a )?(fridge|refrigerat\\w+))|(no|without|dont have|any way to|need) (a )?(fridge|refrigerator|refrigeration|refrigerate)( food)?|shelf stable|non ?perishable|keep(s)? (for )?(a )?long( time)?|long shelf life|emergency|(long )?road trip|camping|hiking|back ?packing|spoil : keeps
(take|bring|pack|carry|eat|eating|eaten) (it |them |this |something )?(to|for|at|in|on|along|with) (my |the |a )?(work|school|office|car|train|bus|plane|go|road|trip|lunchbox|lunch box|thermos|hike|walk|commute|desk)|on the go|grab and go|with (one|my) hands?|portable|lunch ?box : portable
(not |without |no |doesnt |wont |dont )*(mak(e|es|ing) (a |such )?(huge |big )?mess|get(ting)? messy|mess(y)?|crumbs?|dirty|stain(ing)?|drip(ping|s)?|spill(ing|s)?|sticky fingers) : tidy -messy
(dont|do not|without|no|lack|broken|cant use|havent|doesnt have|have no|need|require|using|broke)( have)?( a| an| the| my| any)? (oven|stove and oven)( at home| is broken)?|oven (is )?(broken|broke|isnt working) : -oven
(dont|do not|without|no|lack|broken|cant use|havent|doesnt have|have no)( have)?( a| an| the| my| any)? (grill|barbecue|bbq|barbeque)( at home)? : -grill
(dont|do not|without|no|lack|broken|cant use|havent|doesnt have|have no)( have)?( a| an| the| my| any)? (stove|hob|stovetop|cooker) : -stove
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
stale bread|old bread|day old bread : &bread bread leftover?
over ?ripe bananas?|brown bananas?|bananas going bad : banana baked?
(turn|turned|turning) (\\d+|one)|first birthday|birthday( party| cake)? : birthday
(grandma|grandmother|nana|granny)s? (recipe|style|used to make) : traditional comfort
`
