import { parentPort, workerData } from 'node:worker_threads'

import libheif from 'libheif-js/wasm-bundle.js'

import { fits, type Pixels } from './size.ts'

/** The picture that a HEIC file is about, turned as it says. @returns null where there is none, or one too large */
async function decode(bytes: Uint8Array): Promise<Pixels | null> {
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (image === undefined) return null
  const [width, height] = [image.get_width(), image.get_height()]
  if (!fits(width, height)) return null
  const data = new Uint8ClampedArray(width * height * 4)
  const shown = await new Promise<object | null>((resolve) => {
    image.display({ data, width, height }, resolve)
  })
  return shown === null ? null : { pixels: new Uint8Array(data.buffer), width, height }
}

const decoded = await decode((workerData as { bytes: Uint8Array }).bytes)
parentPort!.postMessage(decoded, decoded === null ? [] : [decoded.pixels.buffer as ArrayBuffer])
