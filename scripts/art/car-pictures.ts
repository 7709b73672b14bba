import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

import { measureCar } from './measure-car.ts'

/**
 * Text of `src/content/car-pictures.ts`: the frame of every body's own picture, and which vehicles have a side profile.
 * @param sources folder of the cut-outs
 * @param bodies names of the classes' own pictures
 * @param sides folder of the profiles for the browser
 */
export async function carPictures(sources: string, bodies: readonly string[], sides: string): Promise<string> {
  const frames: string[] = []
  for (const body of bodies.toSorted()) {
    const { left, right, wheelX, wheelY } = await measureCar(sharp(join(sources, `${body}.webp`)))
    const name = body.includes('-') ? `'${body}'` : body
    frames.push(`  ${name}: { left: ${left}, right: ${right}, wheelX: ${wheelX}, wheelY: ${wheelY} },`)
  }
  const files = await readdir(sides).catch(() => [])
  const names = [...new Set(files.map((file) => file.replace(/-\d+\.\w+$/, '')))].sort()
  return `/** Frames by body, measured and written by \`node scripts/art.ts\`. The same body in another paint stands at the same place. */
export const carFrames = {
${frames.join('\n')}
} as const

/** Vehicle pictures that have a side profile in \`public/img/sides\`. */
export const sideProfiles: ReadonlySet<string> = new Set([${names.map((name) => `\n  '${name}',`).join('')}${names.length > 0 ? '\n' : ''}])
`
}
