import { useQuery } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { dietarySettingsQuery } from '#web/features/account/dietary-query.ts'
import { settingsInWords } from '#web/features/account/dietary-words.ts'

/** What an account avoids, in words; undefined while that is not known. */
export function useAvoided(userId: string | undefined): string | undefined {
  const enabled = userId !== undefined
  const { data } = useQuery({ ...dietarySettingsQuery(userId ?? ''), enabled })
  return data && (settingsInWords(data) || t('Nothing left out'))
}
