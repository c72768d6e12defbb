/** What is typed beside what is searched for, and says nothing of a dish: folded words in the singular. */
export const wordsOfNothing: ReadonlySet<string> = new Set(
  'for two|monday|recipe|meal|idea|dish|food|cooking|for|with|the|a|an|of|in|and|my|to|from|on|using|what|can|i|make|how|something|some|best|good|great|tasty|delicious|yummy|homemade|home made|traditional|classic|day|night|eat|inspiration|rezept|rezepte|gericht|gerichte|essen|kuche|idee|ideen|mit|und|fur|zum|zur|im|in der|in dem|der|die|das|den|dem|aus|am|von|was|kann|ich|kochen|lecker|leckere|leckerer|mahlzeit|selbstgemacht|zu|recette|avec|pour|et|de|du|des|d|la|le|les|au|aux|a la|en|un|une|cuisine|bon|bonne|delicieux|maison|l|receta|plato|con|para|y|del|el|los|las|al|uno|cocina|rico|casero|casera|idea de|que|hacer|ricetta|ricette|piatto|piatti|per|e|di|da|della|dello|dei|alla|ai|il|lo|gli|cucina|buono|casalingo|cosa|cucinare|fare'.split(
    '|',
  ),
)
