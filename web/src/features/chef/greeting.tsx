import { t } from '#domain/texts/t.ts'
import { shownSuggestions, suggestions } from '#domain/chat/suggestions.ts'

interface GreetingProps {
  /** How many ingredients the pantry holds. */
  pantrySize: number
  onAsk: (question: string) => void
}

/** The empty chat: a greeting, and what could be asked. */
export function Greeting({ pantrySize, onAsk }: GreetingProps) {
  return (
    <div className="space-y-4">
      <h3 className="text-2xl">{t("Hi! I'm your Personal Chef!")}</h3>
      {pantrySize > 0 && (
        <p className="text-soft">
          {t(
            '{pantrySize, plural, one {I can see # ingredient in your pantry.} other {I can see # ingredients in your pantry.}}',
            { pantrySize },
          )}
        </p>
      )}
      <ul className="space-y-2">
        {suggestions()
          .slice(0, shownSuggestions)
          .map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                onClick={() => onAsk(suggestion)}
                className="min-h-11 w-full rounded-2xl border border-line px-4 py-2.5 text-start font-semibold hover:border-edge hover:bg-sunken"
              >
                {suggestion}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
