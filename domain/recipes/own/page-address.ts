const page =
  /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_.-]*[\p{L}\p{M}\p{N}])?\.?(?::\d{1,5})?(?:[/?#][^\s"<>]*)?$/iu

/** Whether it is the whole address of a page on the web, by the name of its site. */
export const isPageAddress = (address: string): boolean => page.test(address)
