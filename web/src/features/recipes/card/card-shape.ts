/**
 * How a card stands: with its picture above it; smaller, its tags on the picture; as the first of a list, with the
 * picture beside it where there is room; or in a line.
 */
export type CardShape = 'card' | 'small' | 'lead' | 'row'

interface ShapeStyle {
  article: string
  /** All but the foot: what the link of the title covers is as large as what this one positions. */
  frame: string
  picture: string
  image: string
  body: string
  title: string
  foot: string
  /** Where the reasons lie: over all but the foot, or over the picture. */
  cover: string
}

const beside = 'absolute inset-y-0 start-0'

export const cardShapes: Readonly<Record<CardShape, ShapeStyle>> = {
  card: {
    article: '',
    frame: 'relative',
    picture: '',
    image: 'aspect-16/10 sm:aspect-4/3',
    body: 'px-4.5 pt-4.5 pb-2',
    title: 'text-xl',
    foot: 'px-4.5',
    cover: 'contents',
  },
  small: {
    article: '',
    frame: 'relative',
    picture: 'relative',
    image: 'aspect-16/10 sm:aspect-16/9',
    body: 'px-4 pt-3 pb-1',
    title: 'text-lg',
    foot: 'px-4',
    cover: 'contents',
  },
  lead: {
    article: 'roomy:relative',
    frame: 'relative roomy:static',
    picture: 'relative roomy:absolute roomy:inset-y-0 roomy:start-0 roomy:w-[42%]',
    image: 'aspect-2/1 roomy:aspect-auto roomy:h-full',
    body: 'px-4 pt-3 pb-1 roomy:pt-4.5 roomy:pe-30 roomy:ps-[calc(42%+1.5rem)]',
    title: 'text-xl roomy:text-2xl',
    foot: 'px-4 roomy:relative roomy:z-1 roomy:ms-[42%] roomy:min-h-26 roomy:pe-32 roomy:pb-2 roomy:ps-6',
    cover:
      'contents roomy:absolute roomy:inset-y-0 roomy:start-0 roomy:z-20 roomy:block roomy:w-[42%]',
  },
  row: {
    article: 'relative',
    frame: '',
    picture: `${beside} w-24`,
    image: 'h-full',
    body: 'pt-2 pe-4 ps-28',
    title: 'pe-24 text-[1.0625rem]',
    foot: 'relative z-1 ms-24 px-4 [&>button]:pb-1',
    cover: 'relative z-1 ms-24 block h-64',
  },
}
