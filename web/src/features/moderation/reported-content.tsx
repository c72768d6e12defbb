import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.tsx'
import type { ReportedRow, ShownContent } from './moderation-queue.ts'

/** More characters than one reads at a glance. */
const longText = 600

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** What was reported, as it was then; and as it is now where that is something else. */
export function ReportedContent({ row }: { row: ReportedRow }) {
  const { before, now, thing, authorId } = row
  const isSame = now !== null && JSON.stringify(now) === JSON.stringify(before)
  return (
    <div className="space-y-3">
      <Content content={before} />
      {now === null && <p className="text-soft">{t('It is gone meanwhile.')}</p>}
      {now !== null && !isSame && (
        <div className="rounded-field border border-line p-3">
          <p className="mb-1 text-sm font-semibold text-soft">{t('It was changed. Now:')}</p>
          <Content content={now} />
        </div>
      )}
      {before.recipeId !== null && (
        <Link to={paths.recipe(before.recipeId)} className={link}>
          {thing === 'comment' ? t('Open the discussion') : t('Open the recipe')}
        </Link>
      )}
      {thing === 'profile' && (
        <Link to={paths.profile(authorId)} className={link}>
          {t('Open the profile')}
        </Link>
      )}
    </div>
  )
}

function Content({ content: { title, text, image } }: { content: ShownContent }) {
  return (
    <div className="flex flex-col gap-3 rounded-field bg-sunken p-3 sm:flex-row">
      {image !== null && (
        <a href={image} target="_blank" rel="noreferrer" className="shrink-0">
          <img
            src={image}
            alt={t('What it shows, opened large')}
            loading="lazy"
            className="size-28 rounded-field object-cover"
          />
        </a>
      )}
      <div className="min-w-0">
        {title !== null && (
          <p dir="auto" className="font-semibold wrap-anywhere">
            {title}
          </p>
        )}
        {text.length > longText ? (
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              {t('Show the text')}
            </summary>
            <Words text={text} />
          </details>
        ) : (
          text !== '' && <Words text={text} />
        )}
      </div>
    </div>
  )
}

function Words({ text }: { text: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  )
}
