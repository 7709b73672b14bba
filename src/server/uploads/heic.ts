import libheif from 'libheif-js/wasm-bundle.js'

import { fits, type Pixels } from './size.ts'

/**
 * Decodes the main picture of a HEIC file, turned upright. Its pixels stay in the library's memory: with the copies that
 * the library's `display` makes, pictures of common phones would not fit into the memory of the child.
 * @returns null if there is no picture or its size is not accepted
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Pixels | null> {
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (image === undefined || !fits(image.get_width(), image.get_height())) return null
  const { heif_colorspace: space, heif_chroma: chroma, heif_channel: channel } = libheif
  const decoded = await libheif.heif_js_decode_image2(
    image.handle,
    space.heif_colorspace_RGB,
    chroma.heif_chroma_interleaved_RGB,
  )
  const found = decoded?.channels?.find(({ id }) => id === channel.heif_channel_interleaved)
  if (found === undefined) return null
  const { width, height, stride, data } = found
  return { pixels: stride === width * 3 ? data : packed(data, { row: width * 3, stride, height }), width, height }
}

/** Removes the padding at the end of the rows, in place. */
function packed(data: Uint8Array, { row, stride, height }: { row: number; stride: number; height: number }) {
  for (let y = 1; y < height; y++) data.copyWithin(y * row, y * stride, y * stride + row)
  return data.subarray(0, row * height)
}
