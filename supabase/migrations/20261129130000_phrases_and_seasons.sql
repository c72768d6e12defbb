-- Searches know the words of seasons, and what people type in English, German, French, Spanish and Italian for meals,
-- occasions, diets, equipment and kitchens of other countries. A search that finds nothing is read anew as a whole; one that
-- asks for a kind of recipe and finds few is said by the words that all such recipes go by.

drop function private.search_phrases();
create function private.search_phrases() returns table (phrase text, meaning text, is_kind boolean)
language plpgsql immutable set search_path = ''
as $$
begin
  return query values
    ('de un dia para otro', 'make ahead', true),
    ('too hot to cook', 'no cook', true),
    ('alle in einem topf', 'one pot', true),
    ('a preparer a lavance', 'make ahead', true),
    ('para toda la familia', 'family', true),
    ('per tutta la famiglia', 'family', true),
    ('pentola a cottura lenta', 'slow cooker', false),
    ('basso contenuto di carboidrati', 'low carb', true),
    ('after school snack', 'kids snack', true),
    ('for a crowd', 'family', true),
    ('feed a crowd', 'family', true),
    ('on the go', 'picnic', true),
    ('new year eve', 'party', true),
    ('in a hurry', 'quick', true),
    ('on a budget', 'budget', true),
    ('use it up', 'leftovers', true),
    ('fridge clear out', 'leftovers', true),
    ('hot and spicy', 'spicy', true),
    ('lot of protein', 'high protein', true),
    ('tortilla de patata', 'potato onion tortilla', false),
    ('gateau au chocolat', 'chocolate cake', false),
    ('soupe a loignon', 'onion soup', false),
    ('pasta al forno', 'pasta bake', true),
    ('auf die schnelle', 'quick', true),
    ('unter der woche', 'weeknight', true),
    ('aus dem vorrat', 'pantry', true),
    ('aus der pfanne', 'one pan', true),
    ('simple et rapide', 'quick', true),
    ('pour les enfant', 'kids', true),
    ('repa du soir', 'dinner', true),
    ('preparer a lavance', 'make ahead', true),
    ('preparer la veille', 'make ahead', true),
    ('avec des reste', 'leftovers', true),
    ('fond de placard', 'pantry', true),
    ('repa de fete', 'party', true),
    ('pour le bureau', 'picnic', true),
    ('soir de semaine', 'weeknight', true),
    ('tout en un', 'one pot', true),
    ('a la poele', 'one pan', true),
    ('a la plaque', 'sheet pan', false),
    ('friteuse a air', 'air fryer', false),
    ('au micro onde', 'microwave', false),
    ('pauvre en glucide', 'low carb', true),
    ('riche en proteine', 'high protein', true),
    ('preparar con antelacion', 'make ahead', true),
    ('cocina de aprovechamiento', 'leftovers', true),
    ('fondo de despensa', 'pantry', true),
    ('plato de cuchara', 'stew', false),
    ('en una olla', 'one pot', true),
    ('una sola olla', 'one pot', true),
    ('a la sarten', 'one pan', true),
    ('a la plancha', 'one pan', true),
    ('a la parrilla', 'grill', true),
    ('freidora de aire', 'air fryer', false),
    ('bajo en carbohidrato', 'low carb', true),
    ('baja en carbohidrato', 'low carb', true),
    ('rico en proteina', 'high protein', true),
    ('alto en proteina', 'high protein', true),
    ('in poco tempo', 'quick', true),
    ('prepara in anticipo', 'make ahead', true),
    ('da preparare prima', 'make ahead', true),
    ('dopo il lavoro', 'weeknight', true),
    ('in una pentola', 'one pot', true),
    ('friggitrice ad aria', 'air fryer', false),
    ('pentola a pressione', 'pressure cooker', false),
    ('ricco di proteine', 'high protein', true),
    ('kid friendly', 'kids', true),
    ('child friendly', 'kids', true),
    ('for children', 'kids', true),
    ('picky eater', 'kids', true),
    ('fussy eater', 'kids', true),
    ('school lunch', 'kids lunch', true),
    ('family friendly', 'family', true),
    ('big family', 'family', true),
    ('sunday lunch', 'family', true),
    ('sunday roast', 'weekend', true),
    ('sunday dinner', 'weekend', true),
    ('slow cooking', 'weekend', true),
    ('project cooking', 'weekend', true),
    ('freezer friendly', 'freezes well', true),
    ('freezer meal', 'freezes well', true),
    ('meal prep', 'make ahead', true),
    ('batch cooking', 'make ahead', true),
    ('prep ahead', 'make ahead', true),
    ('batch cook', 'make ahead', true),
    ('cook ahead', 'make ahead', true),
    ('do ahead', 'make ahead', true),
    ('packed lunch', 'picnic', true),
    ('lunch box', 'picnic', true),
    ('to go', 'picnic', true),
    ('work lunch', 'picnic', true),
    ('office lunch', 'picnic', true),
    ('road trip', 'picnic', true),
    ('side dish', 'side', true),
    ('main course', 'dinner', true),
    ('main dish', 'dinner', true),
    ('evening meal', 'dinner', true),
    ('date night', 'dinner', true),
    ('main meal', 'dinner', true),
    ('tea time', 'snack', true),
    ('midnight snack', 'snack', true),
    ('study snack', 'snack', true),
    ('movie night', 'snack', true),
    ('savory snack', 'snack', true),
    ('savoury snack', 'snack', true),
    ('game day', 'party', true),
    ('super bowl', 'party', true),
    ('new year', 'party', true),
    ('dinner party', 'party', true),
    ('crowd pleaser', 'party', true),
    ('mother day', 'party', true),
    ('soft drink', 'drink', true),
    ('cold drink', 'drink', true),
    ('plant based', 'vegan', true),
    ('animal free', 'vegan', true),
    ('store cupboard', 'pantry', true),
    ('tinned food', 'pantry', true),
    ('canned food', 'pantry', true),
    ('no shopping', 'pantry', true),
    ('30 minute', 'quick', true),
    ('20 minute', 'quick', true),
    ('15 minute', 'quick', true),
    ('last minute', 'quick', true),
    ('low effort', 'quick', true),
    ('for beginner', 'quick', true),
    ('low calorie', 'light', true),
    ('low cost', 'budget', true),
    ('poor man', 'budget', true),
    ('low budget', 'budget', true),
    ('hor doeuvre', 'appetizer', true),
    ('party food', 'finger food', true),
    ('bite size', 'finger food', true),
    ('sweet tooth', 'dessert', true),
    ('something sweet', 'dessert', true),
    ('after work', 'weeknight', true),
    ('week night', 'weeknight', true),
    ('busy night', 'weeknight', true),
    ('work night', 'weeknight', true),
    ('comfort food', 'comfort', true),
    ('soul food', 'comfort', true),
    ('cold day', 'comfort', true),
    ('rainy day', 'comfort', true),
    ('winter warmer', 'comfort', true),
    ('sick day', 'soup', true),
    ('fast food', 'street food', true),
    ('left over', 'leftovers', true),
    ('use up', 'leftovers', true),
    ('zero waste', 'leftovers', true),
    ('food waste', 'leftovers', true),
    ('no waste', 'leftovers', true),
    ('day old', 'leftovers', true),
    ('edible gift', 'gift', true),
    ('homemade gift', 'gift', true),
    ('bake sale', 'baking', true),
    ('home baking', 'baking', true),
    ('without cooking', 'no cook', true),
    ('no cooking', 'no cook', true),
    ('without baking', 'no bake', true),
    ('no baking', 'no bake', true),
    ('extra hot', 'spicy', true),
    ('meat free', 'vegetarian', true),
    ('meatless monday', 'vegetarian', true),
    ('few carb', 'low carb', true),
    ('protein rich', 'high protein', true),
    ('hot weather', 'summer', true),
    ('hot day', 'summer', true),
    ('cold weather', 'winter', true),
    ('instant pot', 'pressure cooker', false),
    ('dutch oven', 'one pot', true),
    ('one dish', 'one pot', true),
    ('single pot', 'one pot', true),
    ('cast iron', 'one pan', true),
    ('frying pan', 'one pan', true),
    ('single pan', 'one pan', true),
    ('one skillet', 'one pan', true),
    ('tray bake', 'sheet pan', false),
    ('one tray', 'sheet pan', false),
    ('baking sheet', 'sheet pan', false),
    ('baking tray', 'sheet pan', false),
    ('air fried', 'air fryer', false),
    ('crock pot', 'slow cooker', false),
    ('microwave mug', 'microwave', false),
    ('stir fried', 'stir fry', false),
    ('tortilla espanola', 'potato onion tortilla', false),
    ('oeuf cocotte', 'eggs baked', false),
    ('tikka masala', 'masala', false),
    ('salad dressing', 'vinaigrette', false),
    ('minced beef', 'ground beef', false),
    ('beef mince', 'ground beef', false),
    ('minced pork', 'ground pork', false),
    ('minced turkey', 'ground turkey', false),
    ('crema de', 'soup', true),
    ('petit dejeuner', 'breakfast', true),
    ('creme brulee', 'custard', false),
    ('dim sum', 'dumpling', false),
    ('ruck zuck', 'quick', true),
    ('in eile', 'quick', true),
    ('wenig geld', 'budget', true),
    ('fur kinder', 'kids', true),
    ('fur viele', 'family', true),
    ('dessert idee', 'dessert', true),
    ('zum vorbereiten', 'make ahead', true),
    ('meal prepping', 'make ahead', true),
    ('zum einfrieren', 'freezes well', true),
    ('von gestern', 'leftovers', true),
    ('fur gaste', 'party', true),
    ('halloween essen', 'party', true),
    ('fur unterweg', 'picnic', true),
    ('zum mitnehmen', 'picnic', true),
    ('fur buro', 'picnic', true),
    ('heisse tage', 'summer', true),
    ('ein topf', 'one pot', true),
    ('eine pfanne', 'one pan', true),
    ('vom blech', 'sheet pan', false),
    ('zum grillen', 'grill', true),
    ('ohne kochen', 'no cook', true),
    ('nicht kochen', 'no cook', true),
    ('kalte kuche', 'no cook', true),
    ('ohne backen', 'no bake', true),
    ('wenig kohlenhydrate', 'low carb', true),
    ('viel eiweiss', 'high protein', true),
    ('viel protein', 'high protein', true),
    ('vite fait', 'quick', true),
    ('pas cher', 'budget', true),
    ('pas chere', 'budget', true),
    ('petit budget', 'budget', true),
    ('bon marche', 'budget', true),
    ('pour enfant', 'kids', true),
    ('en cas', 'snack', true),
    ('gouter enfant', 'kids snack', true),
    ('en famille', 'family', true),
    ('plat principal', 'dinner', true),
    ('amuse bouche', 'appetizer', true),
    ('a lavance', 'make ahead', true),
    ('a congeler', 'freezes well', true),
    ('anti gaspi', 'leftovers', true),
    ('reste de', 'leftovers', true),
    ('zero gaspi', 'leftovers', true),
    ('nouvel an', 'party', true),
    ('pique nique', 'picnic', true),
    ('a emporter', 'picnic', true),
    ('plat reconfortant', 'comfort', true),
    ('en semaine', 'weeknight', true),
    ('une casserole', 'one pot', true),
    ('une poele', 'one pan', true),
    ('au barbecue', 'grill', true),
    ('cocotte minute', 'pressure cooker', false),
    ('micro onde', 'microwave', false),
    ('sans cuisson', 'no cook', true),
    ('para principiante', 'quick', true),
    ('poco dinero', 'budget', true),
    ('para nino', 'kids', true),
    ('merienda nino', 'kids snack', true),
    ('plato principal', 'dinner', true),
    ('plato fuerte', 'dinner', true),
    ('segundo plato', 'dinner', true),
    ('con antelacion', 'make ahead', true),
    ('para congelar', 'freezes well', true),
    ('para llevar', 'picnic', true),
    ('semana santa', 'spring', true),
    ('comida casera', 'comfort', true),
    ('de cuchara', 'stew', false),
    ('entre semana', 'weeknight', true),
    ('una olla', 'one pot', true),
    ('una sarten', 'one pan', true),
    ('en bandeja', 'sheet pan', false),
    ('olla lenta', 'slow cooker', false),
    ('coccion lenta', 'slow cooker', false),
    ('olla expre', 'pressure cooker', false),
    ('olla rapida', 'pressure cooker', false),
    ('al microonda', 'microwave', false),
    ('sin cocinar', 'no cook', true),
    ('sin coccion', 'no cook', true),
    ('sin hornear', 'no bake', true),
    ('poco carbohidrato', 'low carb', true),
    ('poco costoso', 'budget', true),
    ('per bambini', 'kids', true),
    ('merenda bambini', 'kids snack', true),
    ('secondo piatto', 'dinner', true),
    ('piatto unico', 'dinner', true),
    ('secondi piatti', 'dinner', true),
    ('primo piatto', 'pasta', true),
    ('primi piatti', 'pasta', true),
    ('in anticipo', 'make ahead', true),
    ('preparare prima', 'make ahead', true),
    ('da congelare', 'freezes well', true),
    ('svuota frigo', 'leftovers', true),
    ('anti spreco', 'leftovers', true),
    ('pic nic', 'picnic', true),
    ('da asporto', 'picnic', true),
    ('cibo confortante', 'comfort', true),
    ('una pentola', 'one pot', true),
    ('in padella', 'one pan', true),
    ('una padella', 'one pan', true),
    ('in teglia', 'sheet pan', false),
    ('alla griglia', 'grill', true),
    ('al microonde', 'microwave', false),
    ('senza cottura', 'no cook', true),
    ('senza cuocere', 'no cook', true),
    ('da forno', 'baking', true),
    ('pochi carboidrati', 'low carb', true),
    ('for two', '', true),
    ('home made', '', true),
    ('in der', '', true),
    ('in dem', '', true),
    ('a la', '', true),
    ('idea de', '', true),
    ('children', 'kids', true),
    ('child', 'kids', true),
    ('toddler', 'kids', true),
    ('freezable', 'freezes well', true),
    ('freezer', 'freezes well', true),
    ('overnight', 'make ahead', true),
    ('mealprep', 'make ahead', true),
    ('lunchbox', 'picnic', true),
    ('bento', 'picnic', true),
    ('hiking', 'picnic', true),
    ('supper', 'dinner', true),
    ('potluck', 'party', true),
    ('buffet', 'party', true),
    ('christma', 'party', true),
    ('halloween', 'party', true),
    ('birthday', 'party', true),
    ('xma', 'party', true),
    ('hanukkah', 'party', true),
    ('eid', 'party', true),
    ('diwali', 'party', true),
    ('festive', 'party', true),
    ('holiday', 'party', true),
    ('celebration', 'party', true),
    ('valentine', 'party', true),
    ('cocktail', 'drink', true),
    ('mocktail', 'drink', true),
    ('beverage', 'drink', true),
    ('lemonade', 'drink', true),
    ('storecupboard', 'pantry', true),
    ('cupboard', 'pantry', true),
    ('easy', 'quick', true),
    ('simple', 'quick', true),
    ('fast', 'quick', true),
    ('speedy', 'quick', true),
    ('lazy', 'quick', true),
    ('express', 'quick', true),
    ('beginner', 'quick', true),
    ('effortless', 'quick', true),
    ('healthy', 'light', true),
    ('lighter', 'light', true),
    ('cheap', 'budget', true),
    ('frugal', 'budget', true),
    ('inexpensive', 'budget', true),
    ('student', 'budget', true),
    ('thrifty', 'budget', true),
    ('payday', 'budget', true),
    ('brunch', 'breakfast', true),
    ('morning', 'breakfast', true),
    ('starter', 'appetizer', true),
    ('appetiser', 'appetizer', true),
    ('aperitif', 'appetizer', true),
    ('tapa', 'appetizer', true),
    ('meze', 'appetizer', true),
    ('mezze', 'appetizer', true),
    ('antipasti', 'appetizer', true),
    ('antipasto', 'appetizer', true),
    ('canape', 'finger food', true),
    ('nibble', 'finger food', true),
    ('treat', 'dessert', true),
    ('after', 'dessert', true),
    ('milkshake', 'smoothie', false),
    ('weekday', 'weeknight', true),
    ('midweek', 'weeknight', true),
    ('cosy', 'comfort', true),
    ('cozy', 'comfort', true),
    ('hangover', 'comfort', true),
    ('warming', 'comfort', true),
    ('hearty', 'comfort', true),
    ('takeaway', 'street food', true),
    ('takeout', 'street food', true),
    ('fakeaway', 'street food', true),
    ('pescatarian', 'fish', true),
    ('scrap', 'leftovers', true),
    ('present', 'gift', true),
    ('bakery', 'baking', true),
    ('heatwave', 'no cook', true),
    ('unbaked', 'no bake', true),
    ('fiery', 'spicy', true),
    ('meatless', 'vegetarian', true),
    ('veggie', 'vegetarian', true),
    ('lowcarb', 'low carb', true),
    ('fall', 'autumn', true),
    ('thanksgiving', 'autumn', true),
    ('autumnal', 'autumn', true),
    ('harvest', 'autumn', true),
    ('easter', 'spring', true),
    ('springtime', 'spring', true),
    ('summertime', 'summer', true),
    ('summery', 'summer', true),
    ('wintry', 'winter', true),
    ('wintertime', 'winter', true),
    ('instapot', 'pressure cooker', false),
    ('instantpot', 'pressure cooker', false),
    ('stovetop', 'one pan', true),
    ('camping', 'one pan', true),
    ('skillet', 'one pan', true),
    ('traybake', 'sheet pan', false),
    ('bbq', 'grill', true),
    ('barbeque', 'grill', true),
    ('barbecue', 'grill', true),
    ('cookout', 'grill', true),
    ('barbie', 'grill', true),
    ('braai', 'grill', true),
    ('grilled', 'grill', true),
    ('airfryer', 'air fryer', false),
    ('crockpot', 'slow cooker', false),
    ('slowcooker', 'slow cooker', false),
    ('microwaved', 'microwave', false),
    ('schokoladenkuchen', 'chocolate cake', false),
    ('dahl', 'dal', false),
    ('daal', 'dal', false),
    ('waffle', 'pancake', false),
    ('naan', 'flatbread', false),
    ('bolognaise', 'bolognese', false),
    ('albondiga', 'meatball', false),
    ('boulette', 'meatball', false),
    ('gulasch', 'goulash', false),
    ('gulya', 'goulash', false),
    ('ruhrei', 'scrambled eggs', false),
    ('huhnersuppe', 'chicken soup', false),
    ('apfelkuchen', 'apple dessert', false),
    ('kuchen', 'cake', false),
    ('suppe', 'soup', true),
    ('zuppa', 'soup', true),
    ('sopa', 'soup', true),
    ('soupe', 'soup', true),
    ('suppen', 'soup', true),
    ('minestra', 'soup', true),
    ('veloute', 'soup', true),
    ('ensalada', 'salad', true),
    ('insalata', 'salad', true),
    ('salat', 'salad', true),
    ('salade', 'salad', true),
    ('nudeln', 'noodles', true),
    ('fruhstuck', 'breakfast', true),
    ('desayuno', 'breakfast', true),
    ('colazione', 'breakfast', true),
    ('gyoza', 'potsticker', false),
    ('kebab', 'souvlaki', false),
    ('korma', 'curry', true),
    ('samosa', 'indian snack', true),
    ('tempura', 'fritter', false),
    ('postre', 'dessert', true),
    ('abendessen', 'dinner', true),
    ('cena', 'dinner', true),
    ('eintopf', 'stew', false),
    ('schnell', 'quick', true),
    ('schnelle', 'quick', true),
    ('schneller', 'quick', true),
    ('schnellen', 'quick', true),
    ('einfach', 'quick', true),
    ('einfache', 'quick', true),
    ('einfacher', 'quick', true),
    ('einfachen', 'quick', true),
    ('fix', 'quick', true),
    ('blitzschnell', 'quick', true),
    ('anfanger', 'quick', true),
    ('gunstig', 'budget', true),
    ('gunstige', 'budget', true),
    ('gunstiger', 'budget', true),
    ('gunstigen', 'budget', true),
    ('billig', 'budget', true),
    ('billige', 'budget', true),
    ('preiswert', 'budget', true),
    ('sparsam', 'budget', true),
    ('studenten', 'budget', true),
    ('studentenkuche', 'budget', true),
    ('kinder', 'kids', true),
    ('kindergerecht', 'kids', true),
    ('kinderfreundlich', 'kids', true),
    ('kleinkind', 'kids', true),
    ('schulbrot', 'kids', true),
    ('kindergeburtstag', 'kids party', true),
    ('pausenbrot', 'kids lunch', true),
    ('familie', 'family', true),
    ('familienessen', 'family', true),
    ('familienrezept', 'family', true),
    ('sonntagsessen', 'weekend', true),
    ('sonntagsbraten', 'weekend', true),
    ('mittagessen', 'lunch', true),
    ('mittag', 'lunch', true),
    ('abendbrot', 'dinner', true),
    ('hauptgericht', 'dinner', true),
    ('hauptspeise', 'dinner', true),
    ('hauptgang', 'dinner', true),
    ('abend', 'dinner', true),
    ('feierabend', 'weeknight', true),
    ('feierabendkuche', 'weeknight', true),
    ('alltag', 'weeknight', true),
    ('alltagskuche', 'weeknight', true),
    ('brunchen', 'breakfast', true),
    ('morgen', 'breakfast', true),
    ('nachtisch', 'dessert', true),
    ('nachspeise', 'dessert', true),
    ('sussspeise', 'dessert', true),
    ('vorspeise', 'appetizer', true),
    ('vorspeisen', 'appetizer', true),
    ('beilage', 'side', true),
    ('beilagen', 'side', true),
    ('zwischenmahlzeit', 'snack', true),
    ('kleinigkeit', 'snack', true),
    ('knabberei', 'snack', true),
    ('knabbereien', 'snack', true),
    ('vorbereiten', 'make ahead', true),
    ('vorkochen', 'make ahead', true),
    ('vorbereitet', 'make ahead', true),
    ('einfrieren', 'freezes well', true),
    ('gefrierschrank', 'freezes well', true),
    ('tiefkuhlen', 'freezes well', true),
    ('resteverwertung', 'leftovers', true),
    ('reste', 'leftovers', true),
    ('resteessen', 'leftovers', true),
    ('restekuche', 'leftovers', true),
    ('ubrig', 'leftovers', true),
    ('vorrat', 'pantry', true),
    ('vorrate', 'pantry', true),
    ('vorratskuche', 'pantry', true),
    ('konserven', 'pantry', true),
    ('weihnachten', 'party', true),
    ('weihnachtlich', 'party', true),
    ('weihnachtsessen', 'party', true),
    ('silvester', 'party', true),
    ('partyessen', 'party', true),
    ('geburtstag', 'party', true),
    ('feier', 'party', true),
    ('feiertag', 'party', true),
    ('gaste', 'party', true),
    ('fingerfood', 'finger food', true),
    ('picknick', 'picnic', true),
    ('unterweg', 'picnic', true),
    ('buro', 'picnic', true),
    ('brotdose', 'picnic', true),
    ('fruhling', 'spring', true),
    ('fruhjahr', 'spring', true),
    ('ostern', 'spring', true),
    ('osteressen', 'spring', true),
    ('osterbrunch', 'spring breakfast', true),
    ('sommer', 'summer', true),
    ('sommerlich', 'summer', true),
    ('sommerliche', 'summer', true),
    ('sommerlicher', 'summer', true),
    ('sommergericht', 'summer', true),
    ('sommersalat', 'summer salad', true),
    ('herbst', 'autumn', true),
    ('herbstlich', 'autumn', true),
    ('herbstliche', 'autumn', true),
    ('herbstgericht', 'autumn', true),
    ('herbstsuppe', 'autumn soup', true),
    ('winterlich', 'winter', true),
    ('winterliche', 'winter', true),
    ('wintergericht', 'winter', true),
    ('wintersuppe', 'winter soup', true),
    ('seelenfutter', 'comfort', true),
    ('wohlfuhlessen', 'comfort', true),
    ('herzhaft', 'comfort', true),
    ('herzhafte', 'comfort', true),
    ('deftig', 'comfort', true),
    ('deftige', 'comfort', true),
    ('hausmannskost', 'comfort', true),
    ('leicht', 'light', true),
    ('leichte', 'light', true),
    ('leichter', 'light', true),
    ('leichten', 'light', true),
    ('eintopfgericht', 'stew', false),
    ('pfanne', 'one pan', true),
    ('pfannengericht', 'one pan', true),
    ('blech', 'sheet pan', false),
    ('blechgericht', 'sheet pan', false),
    ('ofenblech', 'sheet pan', false),
    ('ofengemuse', 'sheet pan vegetable', false),
    ('grillen', 'grill', true),
    ('grillabend', 'grill', true),
    ('grillparty', 'grill', true),
    ('gegrillt', 'grill', true),
    ('heissluftfritteuse', 'air fryer', false),
    ('schongarer', 'slow cooker', false),
    ('mikrowelle', 'microwave', false),
    ('tassenkuchen', 'mug cake', false),
    ('backen', 'baking', true),
    ('backrezept', 'baking', true),
    ('geback', 'baking', true),
    ('scharf', 'spicy', true),
    ('scharfe', 'spicy', true),
    ('scharfer', 'spicy', true),
    ('feurig', 'spicy', true),
    ('vegetarisch', 'vegetarian', true),
    ('vegetarische', 'vegetarian', true),
    ('vegetarischer', 'vegetarian', true),
    ('vegane', 'vegan', true),
    ('veganer', 'vegan', true),
    ('veganen', 'vegan', true),
    ('pflanzlich', 'vegan', true),
    ('pflanzliche', 'vegan', true),
    ('kohlenhydratarm', 'low carb', true),
    ('eiweissreich', 'high protein', true),
    ('proteinreich', 'high protein', true),
    ('salate', 'salad', true),
    ('nudelgericht', 'pasta', true),
    ('reis', 'rice', true),
    ('reisgericht', 'rice', true),
    ('fischgericht', 'fish', true),
    ('getrank', 'drink', true),
    ('getranke', 'drink', true),
    ('italienisch', 'italian', true),
    ('italienische', 'italian', true),
    ('asiatisch', 'asian', true),
    ('asiatische', 'asian', true),
    ('indisch', 'indian', true),
    ('indische', 'indian', true),
    ('mexikanisch', 'mexican', true),
    ('mexikanische', 'mexican', true),
    ('griechisch', 'greek', true),
    ('griechische', 'greek', true),
    ('griechischer', 'greek', true),
    ('turkisch', 'turkish', true),
    ('turkische', 'turkish', true),
    ('chinesisch', 'chinese', true),
    ('chinesische', 'chinese', true),
    ('japanisch', 'japanese', true),
    ('japanische', 'japanese', true),
    ('franzosisch', 'french', true),
    ('franzosische', 'french', true),
    ('spanisch', 'spanish', true),
    ('spanische', 'spanish', true),
    ('deutsch', 'german', true),
    ('deutsche', 'german', true),
    ('rapide', 'quick', true),
    ('facile', 'quick', true),
    ('debutant', 'quick', true),
    ('economique', 'budget', true),
    ('etudiant', 'budget', true),
    ('etudiante', 'budget', true),
    ('enfant', 'kids', true),
    ('gouter', 'snack', true),
    ('enca', 'snack', true),
    ('grignotage', 'snack', true),
    ('famille', 'family', true),
    ('familial', 'family', true),
    ('familiale', 'family', true),
    ('dejeuner', 'lunch', true),
    ('midi', 'lunch', true),
    ('diner', 'dinner', true),
    ('souper', 'dinner', true),
    ('repa', 'dinner', true),
    ('plat', 'dinner', true),
    ('soir', 'dinner', true),
    ('gourmandise', 'dessert', true),
    ('entree', 'appetizer', true),
    ('apero', 'appetizer', true),
    ('accompagnement', 'side', true),
    ('garniture', 'side', true),
    ('preparer', 'make ahead', true),
    ('batchcooking', 'make ahead', true),
    ('congeler', 'freezes well', true),
    ('congelation', 'freezes well', true),
    ('congelateur', 'freezes well', true),
    ('antigaspi', 'leftovers', true),
    ('placard', 'pantry', true),
    ('conserve', 'pantry', true),
    ('noel', 'party', true),
    ('reveillon', 'party', true),
    ('fete', 'party', true),
    ('anniversaire', 'party', true),
    ('invite', 'party', true),
    ('gamelle', 'picnic', true),
    ('printemp', 'spring', true),
    ('printanier', 'spring', true),
    ('printaniere', 'spring', true),
    ('paque', 'spring', true),
    ('ete', 'summer', true),
    ('dete', 'summer', true),
    ('lete', 'summer', true),
    ('estival', 'summer', true),
    ('estivale', 'summer', true),
    ('automne', 'autumn', true),
    ('dautomne', 'autumn', true),
    ('automnal', 'autumn', true),
    ('hiver', 'winter', true),
    ('dhiver', 'winter', true),
    ('lhiver', 'winter', true),
    ('hivernal', 'winter', true),
    ('hivernale', 'winter', true),
    ('reconfortant', 'comfort', true),
    ('reconfortante', 'comfort', true),
    ('leger', 'light', true),
    ('legere', 'light', true),
    ('cocotte', 'one pot', true),
    ('poele', 'one pan', true),
    ('plaque', 'sheet pan', false),
    ('grillade', 'grill', true),
    ('mijoteuse', 'slow cooker', false),
    ('autocuiseur', 'pressure cooker', false),
    ('patisserie', 'baking', true),
    ('epice', 'spicy', true),
    ('epicee', 'spicy', true),
    ('pimente', 'spicy', true),
    ('piquant', 'spicy', true),
    ('vegetarien', 'vegetarian', true),
    ('vegetarienne', 'vegetarian', true),
    ('vegetalien', 'vegan', true),
    ('proteine', 'high protein', true),
    ('boisson', 'drink', true),
    ('poisson', 'fish', true),
    ('riz', 'rice', true),
    ('pate', 'pasta', true),
    ('oeuf', 'eggs', true),
    ('italien', 'italian', true),
    ('italienne', 'italian', true),
    ('asiatique', 'asian', true),
    ('indien', 'indian', true),
    ('indienne', 'indian', true),
    ('mexicain', 'mexican', true),
    ('mexicaine', 'mexican', true),
    ('grec', 'greek', true),
    ('grecque', 'greek', true),
    ('chinois', 'chinese', true),
    ('chinoise', 'chinese', true),
    ('japonais', 'japanese', true),
    ('japonaise', 'japanese', true),
    ('francais', 'french', true),
    ('francaise', 'french', true),
    ('espagnol', 'spanish', true),
    ('espagnole', 'spanish', true),
    ('rapido', 'quick', true),
    ('rapida', 'quick', true),
    ('facil', 'quick', true),
    ('sencillo', 'quick', true),
    ('sencilla', 'quick', true),
    ('barato', 'budget', true),
    ('barata', 'budget', true),
    ('economico', 'budget', true),
    ('economica', 'budget', true),
    ('estudiante', 'budget', true),
    ('nino', 'kids', true),
    ('infantil', 'kids', true),
    ('merienda', 'snack', true),
    ('picoteo', 'snack', true),
    ('tentempie', 'snack', true),
    ('picar', 'snack', true),
    ('familia', 'family', true),
    ('familiar', 'family', true),
    ('almuerzo', 'lunch', true),
    ('comida', 'lunch', true),
    ('mediodia', 'lunch', true),
    ('dulce', 'dessert', true),
    ('entrante', 'appetizer', true),
    ('aperitivo', 'appetizer', true),
    ('entreme', 'appetizer', true),
    ('botana', 'appetizer', true),
    ('guarnicion', 'side', true),
    ('acompanamiento', 'side', true),
    ('congelar', 'freezes well', true),
    ('congelador', 'freezes well', true),
    ('sobra', 'leftovers', true),
    ('aprovechamiento', 'leftovers', true),
    ('resto', 'leftovers', true),
    ('despensa', 'pantry', true),
    ('conserva', 'pantry', true),
    ('navidad', 'party', true),
    ('nochebuena', 'party', true),
    ('nochevieja', 'party', true),
    ('fiesta', 'party', true),
    ('cumpleano', 'party', true),
    ('invitado', 'party', true),
    ('tupper', 'picnic', true),
    ('taper', 'picnic', true),
    ('fiambrera', 'picnic', true),
    ('excursion', 'picnic', true),
    ('primavera', 'spring', true),
    ('pascua', 'spring', true),
    ('verano', 'summer', true),
    ('veraniego', 'summer', true),
    ('veraniega', 'summer', true),
    ('otono', 'autumn', true),
    ('invierno', 'winter', true),
    ('ligero', 'light', true),
    ('ligera', 'light', true),
    ('sarten', 'one pan', true),
    ('bandeja', 'sheet pan', false),
    ('barbacoa', 'grill', true),
    ('parrilla', 'grill', true),
    ('freidora', 'air fryer', false),
    ('microonda', 'microwave', false),
    ('hornear', 'baking', true),
    ('reposteria', 'baking', true),
    ('picante', 'spicy', true),
    ('vegetariano', 'vegetarian', true),
    ('vegetariana', 'vegetarian', true),
    ('vegano', 'vegan', true),
    ('vegana', 'vegan', true),
    ('proteico', 'high protein', true),
    ('proteina', 'high protein', true),
    ('bebida', 'drink', true),
    ('pescado', 'fish', true),
    ('arroz', 'rice', true),
    ('huevo', 'eggs', true),
    ('italiano', 'italian', true),
    ('italiana', 'italian', true),
    ('asiatico', 'asian', true),
    ('asiatica', 'asian', true),
    ('indio', 'indian', true),
    ('mexicano', 'mexican', true),
    ('mexicana', 'mexican', true),
    ('griego', 'greek', true),
    ('griega', 'greek', true),
    ('chino', 'chinese', true),
    ('china', 'chinese', true),
    ('japone', 'japanese', true),
    ('japonesa', 'japanese', true),
    ('france', 'french', true),
    ('francesa', 'french', true),
    ('espanol', 'spanish', true),
    ('espanola', 'spanish', true),
    ('veloce', 'quick', true),
    ('veloci', 'quick', true),
    ('velocissimo', 'quick', true),
    ('facili', 'quick', true),
    ('semplice', 'quick', true),
    ('semplici', 'quick', true),
    ('principianti', 'quick', true),
    ('economici', 'budget', true),
    ('risparmio', 'budget', true),
    ('bambini', 'kids', true),
    ('bimbi', 'kids', true),
    ('merenda', 'snack', true),
    ('spuntino', 'snack', true),
    ('spuntini', 'snack', true),
    ('famiglia', 'family', true),
    ('pranzo', 'lunch', true),
    ('pranzi', 'lunch', true),
    ('cene', 'dinner', true),
    ('secondo', 'dinner', true),
    ('dolce', 'dessert', true),
    ('dolci', 'dessert', true),
    ('stuzzichini', 'appetizer', true),
    ('stuzzichino', 'appetizer', true),
    ('contorno', 'side', true),
    ('contorni', 'side', true),
    ('congelare', 'freezes well', true),
    ('congelatore', 'freezes well', true),
    ('avanzi', 'leftovers', true),
    ('riciclo', 'leftovers', true),
    ('svuotafrigo', 'leftovers', true),
    ('antispreco', 'leftovers', true),
    ('dispensa', 'pantry', true),
    ('scatolame', 'pantry', true),
    ('natale', 'party', true),
    ('capodanno', 'party', true),
    ('vigilia', 'party', true),
    ('festa', 'party', true),
    ('feste', 'party', true),
    ('compleanno', 'party', true),
    ('ospiti', 'party', true),
    ('schiscetta', 'picnic', true),
    ('ufficio', 'picnic', true),
    ('gita', 'picnic', true),
    ('pasquetta', 'picnic', true),
    ('pasqua', 'spring', true),
    ('primaverile', 'spring', true),
    ('estate', 'summer', true),
    ('estivo', 'summer', true),
    ('estiva', 'summer', true),
    ('estivi', 'summer', true),
    ('autunno', 'autumn', true),
    ('autunnale', 'autumn', true),
    ('inverno', 'winter', true),
    ('invernale', 'winter', true),
    ('confortante', 'comfort', true),
    ('leggero', 'light', true),
    ('leggera', 'light', true),
    ('leggeri', 'light', true),
    ('leggere', 'light', true),
    ('infrasettimanale', 'weeknight', true),
    ('padella', 'one pan', true),
    ('teglia', 'sheet pan', false),
    ('griglia', 'grill', true),
    ('grigliata', 'grill', true),
    ('grigliate', 'grill', true),
    ('friggitrice', 'air fryer', false),
    ('microonde', 'microwave', false),
    ('forno', 'baking', true),
    ('piccante', 'spicy', true),
    ('piccanti', 'spicy', true),
    ('vegetariani', 'vegetarian', true),
    ('vegetariane', 'vegetarian', true),
    ('vegani', 'vegan', true),
    ('proteica', 'high protein', true),
    ('bevanda', 'drink', true),
    ('bevande', 'drink', true),
    ('pesce', 'fish', true),
    ('riso', 'rice', true),
    ('uova', 'eggs', true),
    ('indiano', 'indian', true),
    ('indiana', 'indian', true),
    ('messicano', 'mexican', true),
    ('messicana', 'mexican', true),
    ('greco', 'greek', true),
    ('greca', 'greek', true),
    ('cinese', 'chinese', true),
    ('giapponese', 'japanese', true),
    ('francese', 'french', true),
    ('spagnolo', 'spanish', true),
    ('spagnola', 'spanish', true),
    ('monday', '', true),
    ('recipe', '', true),
    ('meal', '', true),
    ('idea', '', true),
    ('dish', '', true),
    ('food', '', true),
    ('cooking', '', true),
    ('for', '', true),
    ('with', '', true),
    ('the', '', true),
    ('a', '', true),
    ('an', '', true),
    ('of', '', true),
    ('in', '', true),
    ('and', '', true),
    ('my', '', true),
    ('to', '', true),
    ('from', '', true),
    ('on', '', true),
    ('using', '', true),
    ('what', '', true),
    ('can', '', true),
    ('i', '', true),
    ('make', '', true),
    ('how', '', true),
    ('something', '', true),
    ('some', '', true),
    ('best', '', true),
    ('good', '', true),
    ('great', '', true),
    ('tasty', '', true),
    ('delicious', '', true),
    ('yummy', '', true),
    ('homemade', '', true),
    ('traditional', '', true),
    ('classic', '', true),
    ('day', '', true),
    ('night', '', true),
    ('eat', '', true),
    ('inspiration', '', true),
    ('rezept', '', true),
    ('rezepte', '', true),
    ('gericht', '', true),
    ('gerichte', '', true),
    ('essen', '', true),
    ('kuche', '', true),
    ('idee', '', true),
    ('ideen', '', true),
    ('mit', '', true),
    ('und', '', true),
    ('fur', '', true),
    ('zum', '', true),
    ('zur', '', true),
    ('im', '', true),
    ('der', '', true),
    ('die', '', true),
    ('das', '', true),
    ('den', '', true),
    ('dem', '', true),
    ('aus', '', true),
    ('am', '', true),
    ('von', '', true),
    ('was', '', true),
    ('kann', '', true),
    ('ich', '', true),
    ('kochen', '', true),
    ('lecker', '', true),
    ('leckere', '', true),
    ('leckerer', '', true),
    ('mahlzeit', '', true),
    ('selbstgemacht', '', true),
    ('zu', '', true),
    ('recette', '', true),
    ('avec', '', true),
    ('pour', '', true),
    ('et', '', true),
    ('de', '', true),
    ('du', '', true),
    ('des', '', true),
    ('d', '', true),
    ('la', '', true),
    ('le', '', true),
    ('les', '', true),
    ('au', '', true),
    ('aux', '', true),
    ('en', '', true),
    ('un', '', true),
    ('une', '', true),
    ('cuisine', '', true),
    ('bon', '', true),
    ('bonne', '', true),
    ('delicieux', '', true),
    ('maison', '', true),
    ('l', '', true),
    ('receta', '', true),
    ('plato', '', true),
    ('con', '', true),
    ('para', '', true),
    ('y', '', true),
    ('del', '', true),
    ('el', '', true),
    ('los', '', true),
    ('las', '', true),
    ('al', '', true),
    ('uno', '', true),
    ('cocina', '', true),
    ('rico', '', true),
    ('casero', '', true),
    ('casera', '', true),
    ('que', '', true),
    ('hacer', '', true),
    ('ricetta', '', true),
    ('ricette', '', true),
    ('piatto', '', true),
    ('piatti', '', true),
    ('per', '', true),
    ('e', '', true),
    ('di', '', true),
    ('da', '', true),
    ('della', '', true),
    ('dello', '', true),
    ('dei', '', true),
    ('alla', '', true),
    ('ai', '', true),
    ('il', '', true),
    ('lo', '', true),
    ('gli', '', true),
    ('cucina', '', true),
    ('buono', '', true),
    ('casalingo', '', true),
    ('cosa', '', true),
    ('cucinare', '', true),
    ('fare', '', true),
    ('quick', 'quick', true),
    ('weeknight', 'weeknight', true),
    ('weekend', 'weekend', true),
    ('ahead', 'ahead', true),
    ('freez', 'freez', true),
    ('well', 'well', true),
    ('leftover', 'leftover', true),
    ('pantry', 'pantry', true),
    ('budget', 'budget', true),
    ('family', 'family', true),
    ('kid', 'kid', true),
    ('party', 'party', true),
    ('picnic', 'picnic', true),
    ('gift', 'gift', true),
    ('street', 'street', true),
    ('finger', 'finger', true),
    ('comfort', 'comfort', true),
    ('light', 'light', true),
    ('one', 'one', true),
    ('pan', 'pan', true),
    ('pot', 'pot', true),
    ('cook', 'cook', true),
    ('bake', 'bake', true),
    ('baking', 'baking', true),
    ('grill', 'grill', true),
    ('spicy', 'spicy', true),
    ('southern', 'southern', true),
    ('drink', 'drink', true),
    ('soup', 'soup', true),
    ('salad', 'salad', true),
    ('curry', 'curry', true),
    ('pasta', 'pasta', true),
    ('noodle', 'noodle', true),
    ('rice', 'rice', true),
    ('egg', 'egg', true),
    ('fish', 'fish', true),
    ('seafood', 'seafood', true),
    ('breakfast', 'breakfast', true),
    ('lunch', 'lunch', true),
    ('dinner', 'dinner', true),
    ('snack', 'snack', true),
    ('dessert', 'dessert', true),
    ('appetizer', 'appetizer', true),
    ('side', 'side', true),
    ('italian', 'italian', true),
    ('mexican', 'mexican', true),
    ('asian', 'asian', true),
    ('indian', 'indian', true),
    ('mediterranean', 'mediterranean', true),
    ('american', 'american', true),
    ('french', 'french', true),
    ('thai', 'thai', true),
    ('chinese', 'chinese', true),
    ('japanese', 'japanese', true),
    ('british', 'british', true),
    ('irish', 'irish', true),
    ('german', 'german', true),
    ('austrian', 'austrian', true),
    ('swiss', 'swiss', true),
    ('dutch', 'dutch', true),
    ('nordic', 'nordic', true),
    ('polish', 'polish', true),
    ('ukrainian', 'ukrainian', true),
    ('russian', 'russian', true),
    ('hungarian', 'hungarian', true),
    ('balkan', 'balkan', true),
    ('greek', 'greek', true),
    ('turkish', 'turkish', true),
    ('spanish', 'spanish', true),
    ('portuguese', 'portuguese', true),
    ('middle', 'middle', true),
    ('eastern', 'eastern', true),
    ('north', 'north', true),
    ('african', 'african', true),
    ('west', 'west', true),
    ('east', 'east', true),
    ('south', 'south', true),
    ('caribbean', 'caribbean', true),
    ('latin', 'latin', true),
    ('brazilian', 'brazilian', true),
    ('korean', 'korean', true),
    ('vietnamese', 'vietnamese', true),
    ('filipino', 'filipino', true),
    ('indonesian', 'indonesian', true),
    ('spring', 'spring', true),
    ('summer', 'summer', true),
    ('autumn', 'autumn', true),
    ('winter', 'winter', true),
    ('vegetarian', 'vegetarian', true),
    ('vegan', 'vegan', true),
    ('gluten', 'gluten', true),
    ('dairy', 'dairy', true),
    ('keto', 'keto', true),
    ('paleo', 'paleo', true),
    ('low', 'low', true),
    ('carb', 'carb', true),
    ('high', 'high', true),
    ('protein', 'protein', true);
end
$$;
comment on function private.search_phrases() is
  'Folded words in the singular, and those that are searched for instead where a search finds nothing, none for what says nothing of a dish, and whether a kind of recipe is meant: the first row is read first.';
grant execute on function private.search_phrases() to anon, authenticated, service_role;

create function private.kind_words() returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  return string_to_array(
    '15 20 30 a abend abendbrot abendessen accompagnement acompanamiento african after ahead ai al alla '
      || 'alle alltag alltagskuche almuerzo alto am american amuse an and anfanger animal anniversaire '
      || 'antelacion anti anticipo antigaspi antipasti antipasto antispreco aperitif aperitivo apero appetiser '
      || 'appetizer aprovechamiento arroz asian asiatica asiatico asiatique asiatisch asiatische asporto au auf '
      || 'aus austrian automnal automne autumn autumnal autunnale autunno aux avanzi avec backen backrezept '
      || 'baja bajo bake bakery baking balkan bambini barata barato barbacoa barbecue barbeque barbie based '
      || 'basso batch batchcooking bbq bebida beginner beilage beilagen bento best bevanda bevande beverage big '
      || 'billig billige bimbi birthday bite blitzschnell boisson bon bonne botana bouche bowl box braai '
      || 'brazilian breakfast british brotdose brunch brunchen budget buffet buono bureau buro busy calorie '
      || 'camping can canape canned capodanno carb carbohidrato carboidrati caribbean cas casalingo casera '
      || 'casero casserole cast celebration cena cene cheap cher chere child children china chinese chinesisch '
      || 'chinesische chino chinois chinoise christma cibo cinese classic clear coccion cocina cocinar cocktail '
      || 'cocotte colazione cold comfort comida compleanno con confortante congelador congelar congelare '
      || 'congelateur congelation congelatore congeler conserva conserve contenuto contorni contorno cook '
      || 'cooking cookout cosa cost costoso cosy cottura course cozy crema crowd cucina cucinare cuisine '
      || 'cuisson cumpleano cuocere cupboard curry d da dairy das date dautomne day de debutant deftig deftige '
      || 'dei dejeuner del delicieux delicious della dello dem den der des desayuno despensa dessert dete '
      || 'deutsch deutsche dhiver di dia die diner dinero dinner dish dispensa diwali do doeuvre dolce dolci '
      || 'dopo drink du dulce dutch e east easter eastern easy eat eater economica economici economico '
      || 'economique edible effort effortless egg eid eile ein eine einem einfach einfache einfachen einfacher '
      || 'einfrieren eiweiss eiweissreich el emporter en enca enfant ensalada entrante entre entree entreme '
      || 'epice epicee espagnol espagnole espanol espanola essen estate estiva estival estivale estivi estivo '
      || 'estudiante et ete etudiant etudiante eve evening excursion express extra facil facile facili fait '
      || 'fakeaway fall famiglia familia familial familiale familiar familie familienessen familienrezept '
      || 'famille family fare fast feed feier feierabend feierabendkuche feiertag festa feste festive fete '
      || 'feurig few fiambrera fiery fiesta filipino finger fingerfood fischgericht fish fix fond fondo food '
      || 'for forno francais francaise france francesa francese franzosisch franzosische free freez freezable '
      || 'freezer french fridge friendly frigo from frugal fruhjahr fruhling fruhstuck frying fuerte fur fussy '
      || 'game gamelle garniture gaspi gaste geback geburtstag gefrierschrank gegrillt geld gericht gerichte '
      || 'german gestern getrank getranke giapponese gift gita gli glucide gluten go good gourmandise gouter '
      || 'great grec greca greco grecque greek griechisch griechische griechischer griega griego griglia '
      || 'grigliata grigliate grignotage grill grillabend grillade grilled grillen grillparty guarnicion '
      || 'gunstig gunstige gunstigen gunstiger hacer halloween hangover hanukkah harvest hauptgang hauptgericht '
      || 'hauptspeise hausmannskost healthy hearty heatwave heisse herbst herbstgericht herbstlich herbstliche '
      || 'herbstsuppe herzhaft herzhafte high hiking hiver hivernal hivernale holiday home homemade hor hornear '
      || 'hot how huevo hungarian hurry i ich idea idee ideen il im in indian indiana indiano indien indienne '
      || 'indio indisch indische indonesian inexpensive infantil infrasettimanale insalata inspiration '
      || 'invernale inverno invierno invitado invite irish iron it italian italiana italiano italien '
      || 'italienisch italienische italienne japanese japanisch japanische japonais japonaise japone japonesa '
      || 'kalte kann keto kid kinder kinderfreundlich kindergeburtstag kindergerecht kleinigkeit kleinkind '
      || 'knabberei knabbereien kochen kohlenhydratarm kohlenhydrate konserven korean korma kuche l la las last '
      || 'latin lavance lavoro lazy le lecker leckere leckerer left leftover leger legere leggera leggere '
      || 'leggeri leggero leicht leichte leichten leichter lemonade les lete lhiver ligera ligero light lighter '
      || 'llevar lo los lot low lowcarb lunch lunchbox made mahlzeit main maison make man marche meal mealprep '
      || 'meat meatless mediodia mediterranean merenda merienda messicana messicano mexicain mexicaine mexican '
      || 'mexicana mexicano mexikanisch mexikanische meze mezze middle midi midnight midweek minestra minute '
      || 'mit mitnehmen mittag mittagessen mocktail monday morgen morning mother movie my nachspeise nachtisch '
      || 'natale navidad new nibble nic nicht night nino nique no nochebuena nochevieja noel noodle nordic '
      || 'north nouvel nudelgericht nudeln oeuf of office ohne old olla on one ospiti osterbrunch osteressen '
      || 'ostern otono otro out oven over overnight packed padella paleo pan pantry paque para parrilla party '
      || 'partyessen pas pascua pasqua pasquetta pasta pate patisserie pausenbrot pauvre payday pentola per '
      || 'pescado pescatarian pesce petit pfanne pfannengericht pflanzlich pflanzliche piatti piatto pic '
      || 'picante picar piccante piccanti picknick picky picnic picoteo pimente piquant pique placard plancha '
      || 'plant plat plato pleaser pochi poco poele poisson polish poor portuguese postre pot potluck pour '
      || 'pranzi pranzo preiswert prep prepara preparar preparare preparer prepping present prima primavera '
      || 'primaverile primi primo principal principiante principianti printanier printaniere printemp project '
      || 'proteica proteico protein proteina proteine proteinreich que quick rainy rapida rapide rapido receta '
      || 'recette recipe reconfortant reconfortante reis reisgericht repa reposteria reste resteessen '
      || 'restekuche resteverwertung resto reveillon rezept rezepte ricco rice ricetta ricette rich riche '
      || 'riciclo rico riso risparmio riz road roast ruck russian salad salade salat salate sale samosa sans '
      || 'santa sarten savory savoury scatolame scharf scharfe scharfer schiscetta schnell schnelle schnellen '
      || 'schneller school schulbrot scrap seafood secondi secondo seelenfutter segundo selbstgemacht semaine '
      || 'semana semplice semplici sencilla sencillo senza shopping sick side silvester simple sin single size '
      || 'skillet slow snack sobra soft soir sola some something sommer sommergericht sommerlich sommerliche '
      || 'sommerlicher sommersalat sonntagsbraten sonntagsessen sopa soul soup soupe souper south southern '
      || 'spagnola spagnolo spanisch spanische spanish sparsam speedy spicy spreco spring springtime spuntini '
      || 'spuntino starter store storecupboard stovetop street student studenten studentenkuche study '
      || 'stuzzichini stuzzichino summer summertime summery sunday super suppe suppen supper sussspeise svuota '
      || 'svuotafrigo sweet swiss tage takeaway takeout tapa taper tasty tea tempo tentempie thai thanksgiving '
      || 'the thrifty tiefkuhlen time tinned to toda toddler too tooth topf tout traditional treat trip tupper '
      || 'turkisch turkische turkish tutta two ubrig ufficio ukrainian un una unbaked und une unico uno unter '
      || 'unterweg uova up use using valentine vegan vegana vegane veganen veganer vegani vegano vegetalien '
      || 'vegetarian vegetariana vegetariane vegetariani vegetariano vegetarien vegetarienne vegetarisch '
      || 'vegetarische vegetarischer veggie veille veloce veloci velocissimo veloute veraniega veraniego verano '
      || 'viel viele vietnamese vigilia vite von vorbereiten vorbereitet vorkochen vorrat vorrate vorratskuche '
      || 'vorspeise vorspeisen warmer warming was waste weather week weekday weekend weeknight weihnachten '
      || 'weihnachtlich weihnachtsessen well wenig west what winter wintergericht winterlich winterliche '
      || 'wintersuppe wintertime wintry with without woche wohlfuhlessen work xma y year yummy zero zu zuck zum '
      || 'zuppa zur zwischenmahlzeit',
    ' '
  );
end
$$;
comment on function private.kind_words() is
  'The words of all phrases that mean a kind of recipe: most searches have another, and are asked no further.';
grant execute on function private.kind_words() to anon, authenticated, service_role;

create function private.kinds_alone() returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  return string_to_array(
    'african american appetizer asian austrian autumn balkan brazilian breakfast british caribbean chinese '
      || 'curry dairy east eastern egg filipino finger fish freez french german gluten greek grill high '
      || 'hungarian indian indonesian irish italian japanese keto korean latin leftover light mediterranean '
      || 'mexican middle noodle nordic north paleo pantry picnic polish portuguese quick rice russian salad '
      || 'seafood soup south southern spanish spring street summer swiss thai turkish ukrainian vegan '
      || 'vegetarian vietnamese weekend weeknight well west',
    ' '
  );
end
$$;
comment on function private.kinds_alone() is
  'Those of the words of kinds that are a phrase of their own and part of none: a search of these alone is said by them already.';
grant execute on function private.kinds_alone() to anon, authenticated, service_role;

create function private.singular_words(search_text text) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(private.singular(each.word), ' ' order by token.place, each.place)
  from regexp_split_to_table(search_text, '[ \t\n\r]+') with ordinality as token(part, place)
  cross join unnest(string_to_array(private.fold_text(token.part), ' '))
    with ordinality as each(word, place)
  where each.word <> ''
$$;
comment on function private.singular_words(text) is
  'The folded words of a text in the singular; null where it has none.';
grant execute on function private.singular_words(text) to anon, authenticated, service_role;

create function private.kind_meant(search_text text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  words constant text := private.singular_words(search_text);
  read text := ' ' || words || ' ';
  rest text := read;
  known record;
begin
  if
    search_text ~ '(^|[ \t\n\r])-'
    or not string_to_array(words, ' ') <@ private.kind_words()
    or string_to_array(words, ' ') <@ private.kinds_alone()
  then
    return null;
  end if;
  -- Marked as in `meant_text`.
  for known in
    select each.phrase, regexp_replace(each.meaning, '([^ ]+)', '_\1', 'g') as marked
    from private.search_phrases() with ordinality as each(phrase, meaning, is_kind, place)
    where each.is_kind and strpos(' ' || words || ' ', ' ' || each.phrase || ' ') > 0
    order by each.place
  loop
    read := replace(read, ' ' || known.phrase || ' ', ' ' || known.marked || ' ');
    rest := replace(rest, ' ' || known.phrase || ' ', '  ');
  end loop;
  read := btrim(regexp_replace(replace(read, '_', ''), ' +', ' ', 'g'));
  return case when btrim(rest) = '' and read <> words then nullif(read, '') end;
end
$$;
comment on function private.kind_meant(text) is
  'A search that asks for a kind of recipe alone, said by the words that recipes of it go by; null where it asks for anything else: as `kindMeant` in domain/recipes/meant-text.ts.';
grant execute on function private.kind_meant(text) to anon, authenticated, service_role;

create function private.count_of_words(words tsquery, cooks uuid[]) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  enough constant integer := 12;
begin
  return least(
    enough,
    (
      select count(*) from (
        select from private.recipe_matches as m
        where m.words @@ count_of_words.words
        limit enough
      ) as found
    ) + case when cardinality(cooks) > 0 then (
      select count(*) from (
        select from private.hidden_recipe_matches as m
        where m.owner_id = any (cooks) and m.words @@ count_of_words.words
        limit enough
      ) as found
    ) else 0 end
  );
end
$$;
comment on function private.count_of_words(tsquery, uuid[]) is
  'How many recipes have these words, as `finds_something` counts them: no more than 12 are counted.';
grant execute on function
  private.count_of_words(tsquery, uuid[])
  to anon, authenticated, service_role;

create or replace function private.meant_text(
  search_text text, cooks uuid[], language text default 'en'
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  words constant text := private.singular_words(search_text);
  read text;
  known record;
  is_whole boolean;
begin
  if search_text ~ '(^|[ \t\n\r])-' then
    return null;
  end if;
  -- What was put in is marked: it is none of the words that were typed, and is not read again.
  foreach is_whole in array array[true, false] loop
    read := ' ' || words || ' ';
    for known in
      select each.phrase, each.meaning, regexp_replace(each.meaning, '([^ ]+)', '_\1', 'g') as marked
      from private.search_phrases() with ordinality as each(phrase, meaning, is_kind, place)
      where strpos(' ' || words || ' ', ' ' || each.phrase || ' ') > 0
      order by each.place
    loop
      if
        (is_whole or not private.finds_something(private.text_query(known.phrase, language), cooks))
        and (
          known.meaning = ''
          or private.finds_something(private.text_query(known.meaning, language), cooks)
        )
      then
        read := replace(read, ' ' || known.phrase || ' ', ' ' || known.marked || ' ');
      end if;
    end loop;
    read := nullif(btrim(regexp_replace(replace(read, '_', ''), ' +', ' ', 'g')), '');
    continue when read is null or read = words;
    if not is_whole or private.finds_something(private.text_query(read, language), cooks) then
      return read;
    end if;
  end loop;
  return null;
end
$$;
comment on function private.meant_text(text, uuid[], text) is
  'A search that finds nothing, said by words that do, all in the singular; where nothing is found so either, what finds something alone stays. Null where nothing changes, and where something is excluded: as `meantText` in domain/recipes/meant-text.ts.';

create or replace function private.corrected_text(
  search_text text, cooks uuid[], language text default 'en'
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  part text;
  word text;
  words text[];
  read text[];
  parts text[] := '{}';
  meant text;
  is_corrected boolean;
  asked constant tsquery := private.text_query(search_text, language);
  found integer;
begin
  -- Where all words are found together, each finds something. Of a kind of recipe there are more than a few.
  if private.finds_something(asked, cooks) then
    meant := private.kind_meant(search_text);
    if meant is not null then
      found := private.count_of_words(asked, cooks);
    end if;
    return case
      when
        found < 12
        and private.count_of_words(private.text_query(meant, language), cooks) > found
        then meant
    end;
  end if;
  meant := private.meant_text(search_text, cooks, language);
  is_corrected := meant is not null;
  foreach part in array regexp_split_to_array(coalesce(meant, search_text), '[ \t\n\r]+') loop
    words := array_remove(string_to_array(private.fold_text(part), ' '), '');
    continue when words = '{}';
    read := '{}';
    foreach word in array words loop
      if
        part not like '-%'
        and char_length(word) >= 3
        and not private.finds_something(private.text_query(word, language), cooks)
      then
        word := private.corrected_word(word, language);
      end if;
      read := read || word;
    end loop;
    is_corrected := is_corrected or read <> words;
    parts := parts || case when read = words then part else array_to_string(read, ' ') end;
  end loop;
  return case when is_corrected then array_to_string(parts, ' ') end;
end
$$;
comment on function private.corrected_text(text, uuid[], text) is
  'A search with what finds nothing said by other words, and then each word that finds nothing replaced; null where nothing is: as `correctedText` in domain/recipes/correct-text.ts.';

create or replace view private.derived_recipe_matches with (security_invoker = true) as
select
  card.id as recipe_id,
  card.owner_id,
  card.visibility,
  cardinality(line.by_rarity)::smallint as required,
  line.unread,
  card.review_count as popularity,
  card.ready_in_minutes::smallint as minutes,
  round(card.rating * 100)::smallint as rating,
  private.trait_bits(
    card.diets,
    card.free_of,
    card.is_premium
  ) as traits,
  private.kind_bits(card.cuisine, card.meal_type, array[card.difficulty], card.season) as kinds,
  line.ingredients,
  line.by_rarity[1] as rarest_1,
  coalesce(line.by_rarity[2], line.by_rarity[1]) as rarest_2,
  coalesce(line.by_rarity[3], line.by_rarity[2], line.by_rarity[1]) as rarest_3,
  array(
    select rare.id * 8 + rare.place::integer
    from unnest(line.by_rarity[1:4]) with ordinality as rare(id, place)
  ) as rare_keys,
  line.essential,
  line.needs,
  line.unread_texts,
  array_to_tsvector(private.word_forms(
    string_to_array(
      private.fold_text(
        concat_ws(
          ' ',
          card.title,
          array_to_string(card.cuisine, ' '),
          array_to_string(card.meal_type, ' '),
          array_to_string(card.diets, ' '),
          array_to_string(card.season, ' '),
          array_to_string(card.tags, ' '),
          array_to_string(line.unread_texts, ' ')
        )
      ) || line.names,
      ' '
    )
  ) || said.words) as words,
  line.dispensable,
  line.flavours,
  line.losses,
  private.fact_bits(card.facts) as facts,
  private.further_cuisine_bits(card.cuisine) as further_cuisines
from public.recipe_cards as card
cross join lateral (select ' ' || private.fold_text(card.title) || ' ' as words) as title
cross join lateral (
  select coalesce(array_agg(private.marked_word(form.word, translation.language)), '{}') as words
  from public.recipe_translations as translation
  cross join lateral unnest(
    private.word_forms(string_to_array(
        private.fold_text(translation.title || ' ' || translation.words), ' '
      ))
  ) as form(word)
  where translation.recipe_id = card.id
) as said
cross join lateral (
  select
    coalesce(
      array_agg(need.id order by need.recipe_count, need.id)
        filter (where need.required and need.use = 0),
      '{}'
    ) as by_rarity,
    coalesce(
      array_agg(need.id order by need.id) filter (where need.required and need.use = 0),
      '{}'
    ) as ingredients,
    (count(*) filter (where not need.optional and need.id is null))::smallint as unread,
    coalesce(
      array_agg(need.id order by need.id) filter (where not need.optional and need.is_essential),
      '{}'
    ) as essential,
    coalesce(
      array_agg(
        case
          when need.id is null then case when need.optional then -1000000000 else 0 end
          when need.optional then -need.id
          else need.id + need.use * 100000000
        end
        order by need.place
      ),
      '{}'
    ) as needs,
    coalesce(array_agg(need.text order by need.place) filter (where need.id is null), '{}')
      as unread_texts,
    coalesce(string_agg(need.words, ''), '') as names,
    array_agg(need.id order by need.id) filter (where need.use > 0) as dispensable,
    array_agg(need.id order by need.id) filter (where need.use = 1) as flavours,
    array_agg(need.loss order by need.place) filter (where need.use > 0) as losses
  from (
    select
      asked.*,
      -- Where nothing that was read would stay, all of it does.
      case when bool_or(asked.required and asked.asked_use = 0) over () then asked.asked_use else 0 end
        as use
    from (
      select
        line.*,
        coalesce(key.id, known.id) as id,
        known.recipe_count,
        named.in_title or line.is_main as is_essential,
        named.words,
        not line.optional and known.id is not null as required,
        -- What the title names or the dish is made of is never left out.
        case when line.optional or known.id is null or named.in_title or line.is_main then 0 else line.line_use end
          as asked_use
      from (
        select
          each.ingredient_id,
          min(each.position) as place,
          bool_and(each.optional) as optional,
          bool_or(each.is_main) as is_main,
          -- Where its lines disagree it is not known to be used in any.
          case when min(each.contexts) = max(each.contexts) then min(each.contexts) end as contexts,
          min(each.name) as text,
          -- 0 base, 1 flavour, 2 finish: of several lines what asks most, and the first that does says why.
          min(each.line_use) filter (where not each.optional) as line_use,
          (
            array_agg(each.without order by each.line_use, each.position)
              filter (where not each.optional)
          )[1] as loss
        from (
          select
            every.*,
            case every.use when 'base' then 0 when 'flavour' then 1 else 2 end as line_use
          from public.recipe_ingredients as every
          where every.recipe_id = card.id
        ) as each
        group by each.ingredient_id, case when each.ingredient_id is null then each.position end
      ) as line
      left join public.ingredients as known on known.id = line.ingredient_id
      left join private.need_keys as key
        on key.ingredient_id = line.ingredient_id and key.contexts = line.contexts
      left join lateral (
        select
          bool_or(
            strpos(title.words, kind.title_name) > 0 or strpos(title.words, kind.title_plural) > 0
          ) as in_title,
          string_agg(kind.title_name || kind.title_plural, '') filter (where kind.distance = 0)
            as words
        from private.ingredient_kinds as kind
        where kind.ingredient_id = known.id
      ) as named on true
    ) as asked
  ) as need
) as line;

update private.recipe_matches as held
set words = array_to_tsvector(tsvector_to_array(held.words) || card.season)
from public.recipe_cards as card
where card.id = held.recipe_id and cardinality(card.season) > 0;
update private.hidden_recipe_matches as held
set words = array_to_tsvector(tsvector_to_array(held.words) || card.season)
from public.recipe_cards as card
where card.id = held.recipe_id and cardinality(card.season) > 0;
