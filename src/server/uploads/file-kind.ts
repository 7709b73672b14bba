export type PictureKind = 'jpeg' | 'png' | 'heic'
export type FileKind = PictureKind | 'pdf'

/** Brands that phones and cameras write into HEIC files. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/**
 * Tells a file's kind by its first bytes, whatever its name and declared type say. @returns null for all other kinds
 */
export function kindOfFile(bytes: Buffer): FileKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'pdf'
  const box = bytes.toString('latin1', 4, 12)
  return box.startsWith('ftyp') && HEIC_BRANDS.has(box.slice(4)) ? 'heic' : null
}

const startsWith = (bytes: Buffer, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
