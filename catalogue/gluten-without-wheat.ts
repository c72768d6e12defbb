/** What holds the gluten of barley, rye or oats alone. Of any other food with gluten an entry says whether that is wheat. */
export const glutenWithoutWheat: ReadonlySet<string> = new Set(
  `barley-flake gluten-free-oat gluten-free-oat-flour hulled-barley oat-bran oat-cream oat-flour oat-milk pearl-barley
   quick-oat rolled-oat rye-berry rye-flake rye-flour steel-cut-oat`.split(/\s+/),
)
