import { expect, it } from 'vitest'
import { largeImage } from './large-image.ts'

it('a cover of ours is offered in both of its sizes', () => {
  expect(largeImage('/covers/dal.webp')).toMatchObject({
    srcSet: '/covers/dal.webp 640w, /covers/dal-large.webp 1280w',
    src: '/covers/dal-large.webp',
  })
})

it('what somebody brought is offered small and large', () => {
  expect(largeImage('/storage/v1/object/public/pictures/a1/p.webp')).toMatchObject({
    srcSet:
      '/storage/v1/object/public/pictures/a1/p.small.webp 640w, /storage/v1/object/public/pictures/a1/p.webp 1600w',
  })
})

it.each(['https://pictures.example/dal.webp', '/uploads/a.webp'])('%s is used as it is', (image) =>
  expect(largeImage(image)).toEqual({ src: image }),
)
