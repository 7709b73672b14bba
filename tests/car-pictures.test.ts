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

test('a car in another paint stands where the car of its class stands', async () => {
  for (const file of await readdir(sources)) {
    const measured = await measureCar(sharp(join(sources, file)))
    const frame = frameOf(`/img/vehicles/${file}`)
    for (const key of ['left', 'right', 'wheelX', 'wheelY'] as const)
      expect(Math.abs(measured[key] - frame[key]), `${key} of ${file}`).toBeLessThan(0.006)
  }
})
