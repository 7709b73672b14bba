import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { carFrames } from '#content/car-pictures.ts'
import { frameOf } from '#rental/car-frame.ts'
import { measureCar } from '../scripts/art/measure-car.ts'
import { carPictures } from '../scripts/art/car-pictures.ts'

const root = join(import.meta.dirname, '..')
const sources = join(root, 'art/sources/vehicles')

test('the numbers of the pictures are those of the pictures in the repository', async () => {
  const written = await readFile(join(root, 'src/content/car-pictures.ts'), 'utf8')
  expect(await carPictures(sources, Object.keys(carFrames), join(root, 'public/img/sides'))).toBe(written)
})

test('a car in another paint or under its cloth stands where the car of its class stands', async () => {
  for (const file of await readdir(sources)) {
    const measured = await measureCar(sharp(join(sources, file)))
    const frame = frameOf(`/img/vehicles/${file}`)
    // The cloth hangs over bumper and tail.
    const ends = file.endsWith('-covered.webp') ? 0.035 : 0.006
    for (const [key, most] of [
      ['left', ends],
      ['right', ends],
      ['wheelX', 0.006],
      ['wheelY', 0.006],
    ] as const)
      expect(Math.abs(measured[key] - frame[key]), `${key} of ${file}`).toBeLessThan(most)
  }
})
