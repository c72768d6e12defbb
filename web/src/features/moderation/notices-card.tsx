import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { logged } from '#web/lib/logged.ts'
import { Button } from '#web/ui/button.tsx'
import { toastNotSaved } from '#web/ui/toast.ts'
import { noticeInWords } from './notice-words.ts'
import { dismissNotice, noticesQuery } from './notices.ts'

/** What a moderator tells its reader, above the page's foot on every page, until it is dismissed. */
export function NoticesCard({ userId }: { userId: string }) {
  const client = useQueryClient()
  const query = noticesQuery(userId)
  const { data } = useQuery(query)
  const notice = data?.find(({ isDismissed }) => !isDismissed)
  if (notice === undefined) return null

  function dismiss(id: string) {
    const before = client.getQueryData(query.queryKey)
    client.setQueryData(query.queryKey, (all) =>
      all?.map((each) => (each.id === id ? { ...each, isDismissed: true } : each)),
    )
    logged('Dismissing a notice', dismissNotice(id)).catch(() => {
      client.setQueryData(query.queryKey, before)
      toastNotSaved()
    })
  }

  return (
    <section
      aria-label={t('From a moderator')}
      className="fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar))] z-30 mx-auto max-w-lg rounded-card border border-line bg-card p-5 shadow-float"
    >
      <p role="status" className="font-semibold wrap-anywhere">
        {noticeInWords(notice)}
      </p>
      {notice.words !== null && (
        <p dir="auto" className="mt-1 max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">
          {notice.words}
        </p>
      )}
      <div className="mt-3 flex justify-end">
        <Button size="sm" variant="secondary" onClick={() => dismiss(notice.id)}>
          {t('I have read it')}
        </Button>
      </div>
    </section>
  )
}
