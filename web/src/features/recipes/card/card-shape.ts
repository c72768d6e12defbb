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

const beside = 'absolute inset-y-0 left-0'

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
    article: 'sm:relative',
    frame: 'relative sm:static',
    picture: 'relative sm:absolute sm:inset-y-0 sm:left-0 sm:w-[42%]',
    image: 'aspect-2/1 sm:aspect-auto sm:h-full',
    body: 'px-4 pt-3 pb-1 sm:pt-4.5 sm:pr-16 sm:pl-[calc(42%+1.5rem)]',
    title: 'text-xl sm:text-2xl',
    foot: 'px-4 sm:relative sm:z-1 sm:ml-[42%] sm:min-h-26 sm:pr-32 sm:pb-2 sm:pl-6',
    cover: 'contents sm:absolute sm:inset-y-0 sm:left-0 sm:z-20 sm:block sm:w-[42%]',
  },
  row: {
    article: 'relative',
    frame: '',
    picture: `${beside} w-24`,
    image: 'h-full',
    body: 'pt-2 pr-4 pl-28',
    title: 'pr-10 text-[1.0625rem]',
    foot: 'relative z-1 ml-24 px-4 [&>button]:pb-1',
    cover: 'relative z-1 ml-24 block h-64',
  },
}
