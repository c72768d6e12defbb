/**
 * Addresses of what the catalogue's build writes for one language. English needs none of it; a build in another language has its
 * own here (web/vite-plugins/language-files.ts).
 */
export const namesInLanguageUrl: string | undefined = undefined
export const dishesInLanguageUrl: string | undefined = undefined
export const swapsInLanguageUrl: string | undefined = undefined
