/** A kind of dish that a question may name. */
export interface DishKind {
  name: string
  /** Of a question in plain words, and of a title in plain words. */
  words: RegExp
}

const kind = (name: string, words: RegExp): DishKind => ({ name, words })

const kinds: readonly DishKind[] = [
  kind('soup', /\b(?:soups?|chowder|bisque|minestrone|gazpacho|broth)\b/u),
  kind('curry', /\b(?:curry|curries|korma|masala|dal|dhal|dahl|tikka)\b/u),
  kind('salad', /\b(?:salads?|tabbouleh|fattoush|panzanella)\b/u),
  kind('stew', /\b(?:stews?|goulash|ragout|tagine|casseroles?)\b/u),
  kind('chilli', /\bchill?i (?:con|sin)\b/u),
  kind('stir-fry', /\bstir ?-?fr(?:y|ies|ied)\b/u),
  kind('risotto', /\brisottos?\b/u),
  kind('lasagne', /\blasagn[ea]s?\b/u),
  kind('pancakes', /\b(?:pancakes?|crepes?|blinis?)\b/u),
  kind('omelette', /\b(?:omelett?es?|frittatas?)\b/u),
  kind('pie', /\b(?:pies?|quiches?|tarts?)\b/u),
  kind('cake', /\b(?:cakes?|cupcakes?|sponge|brownies?)\b(?! pan)/u),
  kind('biscuits', /\b(?:cookies?|biscuits?|flapjacks?|shortbread)\b/u),
  kind('muffins', /\bmuffins?\b/u),
  kind('crumble', /\b(?:crumbles?|cobblers?)\b/u),
  kind('pizza', /\bpizzas?\b/u),
  kind('burgers', /\bburgers?\b/u),
  kind('tacos', /\b(?:tacos?|burritos?|quesadillas?|fajitas?|enchiladas?)\b/u),
  kind('sandwich', /\b(?:sandwich(?:es)?|toasties?)\b/u),
  kind('noodles', /\b(?:noodles?|ramen|pad thai|chow mein|lo mein)\b/u),
  kind(
    'pasta',
    /\b(?:pasta|spaghetti|penne|linguine|tagliatelle|macaroni|carbonara|bolognese|cacio|orzo|fusilli|rigatoni|fettuccine|lasagne)\b/u,
  ),
  kind('gratin', /\bgratins?\b/u),
  kind('traybake', /\b(?:tray ?bakes?|sheet pan)\b/u),
  kind('meatballs', /\b(?:meatballs?|koft[ae]s?)\b/u),
  kind('fried rice', /\bfried rice\b/u),
  kind('hummus', /\bhummus\b/u),
  kind('dip', /\bdips?\b/u),
  kind('pesto', /\bpesto\b/u),
  kind('smoothie', /\bsmoothies?\b/u),
  kind('porridge', /\b(?:porridge|oatmeal)\b/u),
  kind('granola', /\bgranola\b/u),
  kind('waffles', /\bwaffles?\b/u),
  kind('pudding', /\bpuddings?\b/u),
  kind('shakshuka', /\bshakshuka\b/u),
  kind('fritters', /\bfritters?\b/u),
  kind('coleslaw', /\b(?:cole)?slaw\b/u),
  kind('scones', /\bscones?\b/u),
  kind('bread', /\b(?:bread|flatbreads?|naans?|rolls?|loaf|soda bread|scones?)\b/u),
  kind('mac and cheese', /\bmac(?:aroni)?(?: and | n )cheese\b/u),
  kind('paella', /\bpaella\b/u),
  kind('biryani', /\bbiryani\b/u),
]

/** Words that stand beside a food as often as for a dish: "pasta, rice" is a pantry, "a pasta" is a wish. */
const alsoFoods = new Set([
  'pasta',
  'noodles',
  'bread',
  'hummus',
  'pesto',
  'dip',
  'pudding',
  'biscuits',
])

/** The kinds of dishes that a question names. */
export const dishesIn = (plain: string): DishKind[] =>
  kinds.filter(({ words }) => words.test(plain))

/** Whether the kind is none but a food that is to be used. */
export const isFoodToo = ({ name }: DishKind): boolean => alsoFoods.has(name)
