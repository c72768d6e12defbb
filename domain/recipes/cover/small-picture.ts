/** The small one of a picture that somebody brought, 640 pixels across; any other address as it is. */
export const smallPicture = (address: string) =>
  address.replace(/(\/pictures\/.+)\.webp$/, '$1.small.webp')

/** The picture of whose small one this is the address. One that was brought before there were small ones has none. */
export const largePicture = (address: string) => address.replace('.small.webp', '.webp')
