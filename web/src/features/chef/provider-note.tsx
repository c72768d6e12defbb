import { t } from '#domain/texts/t.ts'

/** What leaves this server: it stands there before the first question that takes it along. */
export function ProviderNote() {
  return (
    <p role="note" className="mt-4 text-sm text-soft">
      {t(
        'Your questions, your ingredients, what you avoid and, where an answer needs them, the shopping lists and the meal plan of your kitchen are sent to an AI provider. It can be wrong: check what matters.',
      )}
    </p>
  )
}
