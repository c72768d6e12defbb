interface RecipesHeadingProps {
  title: string
  aside: string
}

/** What a list of recipes comes to, and what stands behind it. */
export function RecipesHeading({ title, aside }: RecipesHeadingProps) {
  return (
    <div className="mb-2.5 flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
      <h2 className="text-[1.75rem]">{title}</h2>
      <p className="text-soft">{aside}</p>
    </div>
  )
}
