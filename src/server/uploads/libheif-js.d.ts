/** The part of the library that is used. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Image {
    is_primary(): boolean
    get_width(): number
    get_height(): number
    display(
      into: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: object | null) => void,
    ): void
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): Image[] } }
  export default libheif
}
