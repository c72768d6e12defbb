import { useMemo, useRef, useState, type RefObject } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'
import { PendingList } from '#web/features/photos/pending-list.tsx'
import { usePendingPhotos, type PendingPhoto } from '#web/features/photos/pending-photos.ts'
import { CameraIcon } from '#web/features/photos/photo-icons.tsx'
import {
  fetchPhotosOfThing,
  photosOfThingKey,
  photosPageSize,
} from '#web/features/photos/photo-queries.ts'
import type { Photo, PhotoThing } from '#web/features/photos/photo.ts'
import { WhenNear } from '#web/features/recipes/when-near.tsx'
import { usePages } from '#web/lib/use-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { ListState } from '#web/ui/list-state.tsx'
import { PhotoGallery } from '../kitchen/photo-gallery.tsx'
import { cookedThing } from './cooked-thing.ts'

const { Piece: PhotoForm } = lazyPiece(
  async () => (await import('#web/features/photos/photo-form.tsx')).PhotoForm,
)

/** What cooks made of a recipe, below it: asked for when one comes near. */
export function PhotosPlace({ recipe }: { recipe: Pick<Recipe, 'id' | 'title'> }) {
  const { user, loading } = useAuth()
  const { id, title } = recipe
  const thing = useMemo(() => cookedThing(id, title), [id, title])
  const [isNear, setNear] = useState(false)
  const [form, setForm] = useState<{ begunWith?: PendingPhoto } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  if (thing === null) return null
  return (
    <section aria-labelledby="photos" className="mt-14 print:hidden">
      <h2 id="photos" ref={heading} tabIndex={-1} className="mb-4 text-[1.75rem] outline-none">
        {t('Cooks made it')}
      </h2>
      {!isNear && <WhenNear onNear={() => setNear(true)} />}
      {user === null && !loading && (
        <SignInInvitation title={t('See how it turned out')}>
          {t('Sign in to see what other cooks made of it, and to show yours.')}
        </SignInInvitation>
      )}
      {user !== null && (
        <Button variant="soft" className="mb-5" aria-haspopup="dialog" onClick={() => setForm({})}>
          <CameraIcon />
          {t('I made it')}
        </Button>
      )}
      {user !== null && isNear && (
        <Photos key={user.id} readerId={user.id} {...{ thing, heading }} onSendAgain={setForm} />
      )}
      {user !== null && form !== null && (
        <PhotoForm
          userId={user.id}
          {...{ thing, title, ...form }}
          onClose={() => setForm(null)}
          onUnavailable={() => {
            setForm(null)
            notifyUnavailable()
          }}
        />
      )}
    </section>
  )
}

interface PhotosProps {
  readerId: string
  thing: PhotoThing
  heading: RefObject<HTMLHeadingElement | null>
  onSendAgain: (form: { begunWith: PendingPhoto }) => void
}

function Photos({ readerId, thing, heading, onSendAgain }: PhotosProps) {
  const pending = usePendingPhotos(readerId, thing)
  const pages = usePages({
    queryKey: photosOfThingKey(readerId, thing),
    load: (after: Photo | null) => fetchPhotosOfThing(thing, after),
    pageSize: photosPageSize,
  })
  return (
    <>
      {pending.length > 0 && (
        <PendingList
          userId={readerId}
          photos={pending}
          onOpen={(begunWith) => onSendAgain({ begunWith })}
        />
      )}
      <ListState
        state={pages}
        isEmpty={pages.rows.length === 0}
        empty={t('Nobody has shown theirs yet. Yours could be the first.')}
      >
        <PhotoGallery
          photos={pages.rows}
          readerId={readerId}
          caption={(photo) => (photo.userId === readerId ? t('You') : photo.userName)}
          heading={heading}
        />
      </ListState>
    </>
  )
}
