import sharp, { type Sharp } from 'sharp'

/** Eases a share between 0 and 1. */
export const smooth = (share: number): number => {
  const x = Math.min(1, Math.max(0, share))
  return x * x * (3 - 2 * x)
}

/** Picture for a vehicle that has none: a cut-out in one warm grey. */
export async function silhouette(cutOut: Sharp): Promise<Sharp> {
  const { data, info } = await cutOut.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const alpha = Uint8Array.from({ length: width * height }, (_, i) => data.readUInt8(4 * i + 3))
  // The body is fully opaque and the floor shadow is not; the body surrounds the panes.
  const solid = (i: number): boolean => (alpha[i] ?? 0) > 225
  const surrounded = new Uint8Array(width * height)
  const sweep = (first: number, step: number, count: number, bit: number): void => {
    for (let n = 0, i = first, seen = false; n < count; n++, i += step) {
      seen ||= solid(i)
      if (seen) surrounded[i] = (surrounded[i] ?? 0) | bit
    }
  }
  for (let y = 0; y < height; y++) {
    sweep(y * width, 1, width, 1)
    sweep(y * width + width - 1, -1, width, 2)
  }
  for (let x = 0; x < width; x++) {
    sweep(x, width, height, 4)
    sweep((height - 1) * width + x, -width, height, 8)
  }
  const tone = [0xb4, 0xb0, 0xa6]
  for (let i = 0; i < alpha.length; i++) {
    const at = 4 * i
    const inside = surrounded[i] === 15
    const opacity = alpha[i] ?? 0
    const body = inside ? 1 : smooth((opacity - 192) / 40)
    const light = (0.3 * data.readUInt8(at) + 0.59 * data.readUInt8(at + 1) + 0.11 * data.readUInt8(at + 2)) / 255
    for (const [channel, value] of tone.entries()) {
      const shaded = value * (0.9 + 0.22 * light) * body + value * 0.62 * (1 - body)
      data.writeUInt8(Math.min(255, Math.round(shaded)), at + channel)
    }
    data.writeUInt8(inside ? 255 : Math.round(opacity * (0.4 + 0.6 * body)), at + 3)
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
}
