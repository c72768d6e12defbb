import { InBothThemes } from './in-both-themes.tsx'

// Whole class names, so that the style sheet's builder finds them.
const swatches = [
  ['Paper', 'bg-paper text-ink'],
  ['Card', 'bg-card text-ink'],
  ['Sunken', 'bg-sunken text-ink'],
  ['Soft text', 'bg-paper text-soft'],
  ['Tomato', 'bg-tomato text-tomato-ink'],
  ['Tomato soft', 'bg-tomato-soft text-tomato-text'],
  ['Basil', 'bg-basil text-basil-ink'],
  ['Basil soft', 'bg-basil-soft text-basil'],
  ['Butter', 'bg-butter text-ink'],
  ['Butter text', 'bg-card text-butter-text'],
  ['Char', 'bg-char text-char-ink'],
  ['Danger', 'bg-danger-soft text-danger'],
] as const

export function Colours() {
  return (
    <InBothThemes
      title="Colour"
      note="Tomato is the one action. Basil: you have it. Butter: use it soon, or: you are here. Char floats above the page."
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {swatches.map(([name, style]) => (
          <li
            key={name}
            className={`flex h-18 items-end rounded-field border border-line px-3.5 py-2.5 font-semibold ${style}`}
          >
            {name}
          </li>
        ))}
      </ul>
    </InBothThemes>
  )
}
