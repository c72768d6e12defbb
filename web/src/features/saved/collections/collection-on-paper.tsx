import type { Collection } from '#domain/collections/collection.ts'

interface CollectionOnPaperProps {
  collection: Collection
  recipes: readonly { id: string; title: string; note: string | null }[]
}

/** The collection as it is printed; on the screen it is not there. */
export function CollectionOnPaper({ collection, recipes }: CollectionOnPaperProps) {
  return (
    <div className="collection-on-paper hidden print:block">
      <p className="font-display text-3xl font-semibold">{collection.name}</p>
      {collection.description !== '' && <p className="mt-2">{collection.description}</p>}
      <ol className="mt-5 list-decimal space-y-2 ps-7">
        {recipes.map(({ id, title, note }) => (
          <li key={id}>
            {title}
            {note !== null && <span className="text-soft"> · {note}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
