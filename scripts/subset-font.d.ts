// subset-font ships without types; these cover the part that scripts/fonts.ts uses.
declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    keepFeatures?: string[]
    keepAllGlyphs?: boolean
    preserveNameIds?: number[]
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: SubsetFontOptions,
  ): Promise<Buffer>
}
