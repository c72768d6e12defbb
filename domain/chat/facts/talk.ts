import type { Topic } from '../known/topic.ts'

const offers =
  'what to cook with what you have, how long and how hot, what to take instead, how things keep, or a plan for your week'

/** Small talk: the whole question is it. */
export const talk: readonly Topic[] = [
  {
    asks: [
      /^(?:(?:cool|great|ok|okay|perfect|lovely|nice|super|awesome|wow|oh)[ ,!.]+)?(?:thanks|thank you|thx|ty|cheers|much appreciated|many thanks|tysm)\b[^?]*$/u,
    ],
    unless: /\b(?:how|what|which|when|where|why|can|could|do|does|is)\b/u,
    says: ['You are welcome! Enjoy your meal.'],
  },
  { asks: [/^good morning\b[^?]*$/u], says: ['Good morning! What would you like for breakfast?'] },
  {
    asks: [
      /^(?:hi|hello|hey|hiya|good (?:evening|afternoon|day)|howdy|yo|hallo|greetings)\b(?: (?:chef|there|you|again|everyone|all|larder|mate))*[ !.,]*(?:how are you[ ?!.]*)?$/u,
    ],
    says: [`Hello! Ask me ${offers}.`],
  },
  {
    asks: [/^how are you|^hows it going|^whats up/u],
    says: [`I am fine, thank you, and ready to cook. Ask me ${offers}.`],
  },
  {
    asks: [/^(?:bye|goodbye|see (?:you|ya)|good ?night|ciao|later)\b/u],
    says: ['Bye! See you soon in the kitchen.'],
  },
  {
    asks: [
      /are you (?:a |an )?(?:robot|human|real|person|ai|bot|machine|computer|chatgpt|gpt)|who made you/u,
    ],
    says: [
      'I am a program, not a person: on this server I answer from Larder’s own recipes and facts, by rules, without a language model.',
    ],
  },
  {
    asks: [/^who are you|whats your name|what are you\b/u],
    says: [`I am the Personal Chef of Larder. Ask me ${offers}.`],
  },
  {
    asks: [/what (?:can|do) you (?:do|know|help)|how can you help|^help[ !?.]*$|what can i ask/u],
    says: [
      `I find recipes and put dishes together from what you have, keep to what you eat, and know times, temperatures, measures, storage, rescue and what to substitute. Ask me ${offers}.`,
    ],
  },
  {
    asks: [
      /(?:terrible|bad|awful|beginner|lousy|hopeless|new) (?:cook|at cooking)|cant cook|never cooked|new to cooking/u,
    ],
    says: [
      'Everyone starts somewhere. Begin with something simple that forgives: an omelette, a soup, roast vegetables on one tray. Tell me what you have, and I look for an easy one.',
    ],
  },
  {
    asks: [
      /^(?:you(?:re| are)|youre so|that(?:s| is| was)) (?:great|awesome|amazing|the best|good|helpful|smart|brilliant|lovely|nice|perfect|delicious|fantastic)\b[^?]*$|^(?:great|awesome|perfect|nice|lovely|wonderful|brilliant|love it|yum|delicious)[ !.]*$|i love you/u,
    ],
    says: ['Thank you, I am glad to hear that!'],
  },
  {
    asks: [
      /(?:that|it|this|recipe) (?:didnt|did not|doesnt) work|went wrong|^(?:it was|that was) (?:bad|awful|terrible|disgusting)|^(?:that(?:s| is)|youre|you are) wrong/u,
    ],
    unless: /oven|dough|yeast/u,
    says: [
      'I am sorry. Tell me what happened (too salty, too thin, burnt, split, not done?), and I look for a rescue.',
    ],
  },
  {
    asks: [
      /^(?:ok|okay|k|sure|yes|no|yep|nope|alright|fine|cool|hm+|ah|oh|i see|got it|lol|haha)[ !.]*$/u,
    ],
    says: ['Good. Whenever you are ready: what shall we cook?'],
  },
  { asks: [/^sorry\b/u], says: ['No harm done.'] },
  { asks: [/^[\s?!.]*$/u], says: [`Yes? Ask me ${offers}.`] },
  {
    asks: [/(?:tell|know) (?:me )?(?:a |any )?joke|make me laugh/u],
    says: ['What does a nosy pepper do? It gets jalapeño business. Cooking I can do better.'],
  },
  {
    asks: [
      /weather|poem|song|world cup|football|president|capital of|stock market|news|bitcoin|dishwasher|washing machine|laundry|restaurant|takeaway|homework|\bcode\b|javascript|python|movie to watch|flight|hotel|your (?:instructions|prompt)|translate|who won|politic|horoscope|car\b/u,
    ],
    unless: /recipe|dinner|snack|car(?:rot|amel)|cook\b|keto/u,
    says: [`That I do not know: I only know cooking. I can tell you ${offers}.`],
  },
  {
    asks: [
      /how much (?:does|do|is|are|for)\b.*(?:cost|price|shop|supermarket)|price of|cheapest (?:shop|store)|cost of/u,
    ],
    says: [
      'Prices I do not know. I can find a dish that needs little shopping, or put what is missing on your list.',
    ],
  },
]
