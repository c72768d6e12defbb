/**
 * What people tell of themselves when they wish for a dish, and what it asks of the dish: a pattern of plain words, then what is wanted and, with a minus, what is not; `?` stands behind what is likely. "(my |" stands
 * for all that is said in its place, as "your" and "the". What a pattern takes the later ones do not see.
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
`
