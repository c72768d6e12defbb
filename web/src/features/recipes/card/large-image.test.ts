import { expect, it } from 'vitest'
import { largeImage } from './large-image.ts'

it('a cover of ours is offered in both of its sizes', () => {
  expect(largeImage('/covers/dal.webp')).toMatchObject({
    srcSet: '/covers/dal.webp 640w, /covers/dal-large.webp 1280w',
    src: '/covers/dal-large.webp',
  })
})

it.each(['https://pictures.example/dal.webp', '/storage/v1/object/public/pictures/a.webp'])(
  '%s is used as it is',
  (image) => expect(largeImage(image)).toEqual({ src: image }),
)
