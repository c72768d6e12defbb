import { sources, type Topic } from '../known/topic.ts'

const done =
  /done|ready|cooked|baked|set\b|when|how (?:do|can) (?:i|you) (?:know|tell)|how to tell|enough|stages?|temp/u

/** How one sees that it is done. */
export const signs: readonly Topic[] = [
  {
    asks: [/cake|muffins?|sponge|brownies?|banana bread/u, done],
    unless: /chocolate temp|recipe/u,
    says: [
      'A skewer pushed into the middle comes out clean (with moist crumbs for brownies), the top springs back when pressed, and the edge leaves the tin.',
    ],
  },
  {
    asks: [/bread|loaf|sourdough/u, done],
    unless: /recipe|crumbs|store/u,
    says: [
      'It sounds hollow when you knock on its bottom, and is 93–98 °C (200–208 °F) inside; soft, rich breads 88–90 °C.',
    ],
  },
  {
    asks: [/\bjam\b|marmalade/u, done],
    says: [
      'Put a spoonful on a cold saucer, wait a minute and push it: when it wrinkles, the jam is set. On a thermometer 104–105 °C (220 °F).',
    ],
  },
  {
    asks: [/custard|creme anglaise/u, done],
    says: [
      'It coats the back of a spoon, and a finger drawn through leaves a clear line: 80–82 °C (176–180 °F). Above 85 °C it curdles.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/caramel|sugar syrup|soft ball|hard crack/u, /temp|stage|degrees|done|when|°/u],
    says: [
      'Soft ball 112–116 °C (235–240 °F), firm ball 118–120 °C (245–250 °F), hard crack 149–154 °C (300–310 °F), light caramel 160–170 °C (320–340 °F), dark caramel 175–180 °C (347–356 °F). Above that it burns.',
    ],
  },
  {
    asks: [/pasta|spaghetti|noodles/u, done],
    unless: /recipe|keep|fridge|how long|for \d|dinner|lunch/u,
    says: [
      'Taste it, 2 minutes before the packet’s time: it should be firm to the bite, without a hard white core.',
    ],
  },
  {
    asks: [/\brice\b/u, /done|ready|tell|know/u],
    unless: /recipe|keep|fridge|left/u,
    says: [
      'When the water is absorbed and a grain is tender all through, after 12–18 minutes for white rice. Then 5–10 minutes with the lid on, off the heat.',
    ],
  },
  {
    asks: [/potato/u, /done|ready|tell|know/u],
    says: ['A knife slides in and out without resistance.'],
  },
  {
    asks: [/\boil\b/u, /hot enough|ready|temp/u],
    says: [
      'A wooden spoon held into it bubbles at once, a cube of bread browns in 30 seconds: 175–180 °C (350 °F). If it smokes, it is too hot: take it off.',
    ],
  },
  {
    asks: [/avocado|melon|mango|pineapple|pear/u, /ripe/u],
    says: [
      'It gives a little under a gentle press near the stem, and smells of itself. To ripen it, put it into a paper bag with a banana.',
    ],
  },
]
