/**
 * All widths of one of our pictures, for a `srcset`.
 * @param path without width and format
 * @param widths in pixels, as scripts/art.ts derives them
 */
export const pictureSet = (path: string, widths: readonly number[], format: 'avif' | 'webp'): string =>
  widths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ')
