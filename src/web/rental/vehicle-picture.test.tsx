import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'

import site from '#content/de/site/shell.ts'
import { VehiclePicture } from './vehicle-picture.tsx'

const drawn = (image: string | null, example = true) =>
  renderToStaticMarkup(
    <IntlProvider locale="de" timeZone="UTC" messages={{ site }}>
      <VehiclePicture image={image} sizes="8rem" example={example} />
    </IntlProvider>,
  )

test.each(['/img/vehicles/compact-pearl.webp', null])('our render %s is called an example', (image) => {
  expect(drawn(image)).toContain(site.common.example)
})

test('a render beside which no make stands is no example of one', () => {
  expect(drawn('/img/vehicles/compact.webp', false)).not.toContain(site.common.example)
})

test('a photograph from elsewhere is shown as it is, and not called an example', () => {
  const photograph = drawn('https://pictures.example/golf.jpg')
  expect(photograph).toContain('src="https://pictures.example/golf.jpg"')
  expect(photograph).not.toMatch(/srcset/i)
  expect(photograph).not.toContain(site.common.example)
})
