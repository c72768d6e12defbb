import { sources, type Topic } from '../known/topic.ts'

/** What to do at once. */
export const dangers: readonly Topic[] = [
  {
    asks: [
      /allergic reaction|anaphyla|throat (?:is )?(?:swelling|closing)|cant breathe|face is swelling/u,
    ],
    says: [
      '**Call the emergency number now (112, 911 or 999) and say “anaphylaxis”.**',
      'If there is an adrenaline (epinephrine) auto-injector, use it straight away, and do not wait to see whether it gets worse.',
      'Let them lie down with raised legs, or sit up if breathing is hard. Stay with them; a second injector may be used after 5 minutes.',
    ],
    source: sources.nhs,
  },
  {
    asks: [/chok(?:ing|ed) on/u],
    says: [
      'Who can still cough should go on coughing. Who cannot cough, speak or breathe: **call the emergency number (112, 911 or 999)**, give five firm blows between the shoulder blades, then five abdominal thrusts, and go on in turns.',
      'A baby under one year is laid face down along your arm for the five blows, then on its back for five thrusts with two fingers on the breastbone. **Never abdominal thrusts on a baby.**',
    ],
    source: sources.nhs,
  },
  {
    asks: [/\bfire\b|in flames|on flame/u, /pan|oil|fat|grease|wok|oven|smoke/u],
    unless: /camp|grill|open fire/u,
    says: [
      '**Turn off the heat if you can reach it safely, and cover the pan with a lid or a fire blanket. Leave it covered until it is cold.**',
      'Never put water on burning fat, and do not move the pan. If it does not go out at once, leave, close the door and call the fire service.',
    ],
  },
  {
    asks: [/\b(?:burnt|burned|scalded) (?:my|his|her) (?:hand|finger|arm|skin|foot|leg|tongue)/u],
    says: [
      'Hold the burn under cool running water for 20 minutes, take off rings, and then cover it with cling film. No ice, no butter.',
      'For a burn that is larger than the hand of who was burnt, is on the face, or blisters: get medical help.',
    ],
    source: sources.nhs,
  },
  {
    asks: [/medicine|stomach ?ache|food poisoning|diarrh|vomit|\bpain killer|\bdose of/u],
    unless: /\bprevent|avoid/u,
    says: [
      'That is a question for a doctor or a pharmacist: I know cooking, and nothing medical.',
      'See a doctor at once with blood in the stool, a high fever, or if it is a baby, an old or a pregnant person.',
    ],
  },
  {
    asks: [
      /calories?|lose weight|diabet|blood pressure|cholesterol/u,
      /should i|lose|how many|can i eat|safe/u,
    ],
    unless: /calories? (?:in|are in|does|has)/u,
    says: [
      'How much is right for you I do not know: a doctor or a dietitian can say that. Each recipe here states its nutrition, and in your settings you can ask for low-carb or high-protein ones.',
    ],
  },
]
