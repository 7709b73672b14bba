import { onThread } from './on-thread.ts'
import type { Pixels } from './size.ts'

const PATIENCE_MS = 20_000

/** Decodes a HEIC picture, upright. @returns null if it cannot be decoded in time */
export const decodeHeic = (bytes: Buffer): Promise<Pixels | null> =>
  onThread<Pixels | null>(new URL('./heic-thread.ts', import.meta.url), { bytes }, PATIENCE_MS)
