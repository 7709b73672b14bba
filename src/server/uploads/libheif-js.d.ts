/** The part of the library that is used. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Image {
    handle: object
    is_primary(): boolean
    get_width(): number
    get_height(): number
  }
  interface Channel {
    id: object
    width: number
    height: number
    /** Bytes of a row, which may be more than its pixels need. */
    stride: number
    /** Lies in the library's own memory. */
    data: Uint8Array
  }
  const libheif: {
    HeifDecoder: new () => { decode(bytes: Uint8Array): Image[] }
    heif_colorspace: { heif_colorspace_RGB: object }
    heif_chroma: { heif_chroma_interleaved_RGB: object }
    heif_channel: { heif_channel_interleaved: object }
    heif_js_decode_image2(
      handle: object,
      space: object,
      chroma: object,
    ): { channels?: Channel[] } | null | Promise<{ channels?: Channel[] } | null>
  }
  export default libheif
}
