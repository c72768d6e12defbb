import { t } from '#domain/texts/t.ts'
import { Tag } from '#web/ui/tag.tsx'
import type { Person } from './person.ts'
import { preferenceName } from './preference-name.ts'

/** What somebody likes to cook and, for themselves alone, how they eat. */
export function PersonTastes({ person }: { person: Person }) {
  const { favoritesCuisines, dietaryPreferences } = person
  const eats = dietaryPreferences ?? []
  if (favoritesCuisines.length === 0 && eats.length === 0) return null
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
      {favoritesCuisines.length > 0 && (
        <Taste label={t('Favorite cuisines')} words={favoritesCuisines} tone="basil" />
      )}
      {eats.length > 0 && <Taste label={t('Eats, for your eyes only')} words={eats} tone="plain" />}
    </dl>
  )
}

interface TasteProps {
  label: string
  words: readonly string[]
  tone: 'basil' | 'plain'
}

function Taste({ label, words, tone }: TasteProps) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="mt-1.5 flex flex-wrap gap-1.5">
        {words.map((word) => (
          <Tag key={word} tone={tone}>
            {preferenceName(word)}
          </Tag>
        ))}
      </dd>
    </div>
  )
}
