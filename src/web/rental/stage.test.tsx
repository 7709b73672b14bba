import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Side } from './side.tsx'
import { Stage } from './stage.tsx'

const drawn = (image: string | null, over = false) =>
  renderToStaticMarkup(
    <Stage light="day" image={image} sizes="100px" over={over}>
      VW Tiguan
    </Stage>,
  )

test('the car stands on its front wheel, and its reflection is the same picture', () => {
  const page = drawn('/img/vehicles/suv-pearl.webp')
  expect(page).toContain('--fy:90.16%')
  expect(page.match(/src="\/img\/vehicles\/suv-pearl\.webp"/g)).toHaveLength(2)
})

test('a car that stands over the edge of its stage has no reflection', () => {
  expect(drawn('/img/vehicles/suv.webp', true)).not.toContain('car-reflection')
})

test('a picture from elsewhere is shown whole, without other sizes and without a reflection', () => {
  const page = drawn('https://pictures.example/van.jpg')
  expect(page).toContain('src="https://pictures.example/van.jpg"')
  expect(page).not.toContain('srcSet')
  expect(page).not.toContain('car-reflection')
})

test('a vehicle without a picture is a silhouette', () => {
  expect(drawn(null)).toContain('/img/vehicles/default.webp')
})

test('a vehicle without a side profile has none', () => {
  expect(renderToStaticMarkup(<Side image="https://pictures.example/van.jpg" />)).toBe('')
})
