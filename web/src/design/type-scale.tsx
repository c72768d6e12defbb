import { InBothThemes } from './in-both-themes.tsx'

export function TypeScale() {
  return (
    <InBothThemes
      title="Type"
      note="Fraunces for titles and the names of dishes, Figtree for everything that is read or used."
    >
      <div>
        <p className="font-display text-[2.125rem] leading-[1.14] font-[580] tracking-[-0.01em] sm:text-[2.75rem]">
          What’s in your kitchen?
        </p>
        <p className="mt-2.5 max-w-[60ch] text-soft">
          Type what you have, as it comes: “2 eggs, milk, half an onion”. Recipes follow as you go.
        </p>
      </div>
      <h3 className="text-[1.75rem]">24 you can cook now</h3>
      <h3 className="text-xl">Brown-butter mushroom spaghetti</h3>
      <p>
        Melt the butter until it smells of hazelnuts, then let the mushrooms take colour:{' '}
        <a href="#type" className="font-semibold text-tomato-text underline underline-offset-4">
          do not crowd them
        </a>
        .
      </p>
      <p className="text-sm text-soft">35 min · Easy · uses 7</p>
    </InBothThemes>
  )
}
