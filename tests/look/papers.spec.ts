import { expect, test } from '@playwright/test'
import sharp from 'sharp'

import { agreementPdf } from '#documents/agreement-pdf.ts'
import { termsPdf } from '#documents/terms-pdf.ts'
import type { LetterKind } from '#mail/letters.ts'
import { renderLetter } from '#mail/render.ts'
import { expectNoSidewaysScroll } from '#support/accessible.ts'
import { sampleAgreement } from '#support/sample-agreement.ts'
import { sampleContext, sampleData, sampleDataIn } from '#support/letters.ts'
import { eachPage, type DrawnPage } from '#uploads/pdf.ts'
import { folder } from './keeper.ts'

const kinds = Object.keys(sampleData) as LetterKind[]

/** Points at the sides of a sheet that many printers cannot reach. The shadow of the car ends before them. */
const UNPRINTED = 24

const rawOf = ({ pixels, width, height }: DrawnPage) => ({
  width,
  height,
  channels: (pixels.length / width / height) as 3 | 4,
})

/** Fails where something would be cut off in print, or a page is empty. */
async function expectInside(drawn: DrawnPage): Promise<void> {
  const { info } = await sharp(drawn.pixels, { raw: rawOf(drawn) })
    .trim()
    .toBuffer({ resolveWithObject: true })
  const points = drawn.sheet[0] / drawn.width
  const left = -(info.trimOffsetLeft ?? 0) * points
  const right = drawn.sheet[0] - left - info.width * points
  expect(Math.min(left, right)).toBeGreaterThan(UNPRINTED)
}

for (const language of ['de', 'en'] as const) {
  test(`letters (${language})`, async ({ page }, { project }) => {
    for (const kind of kinds) {
      const { html, pictures } = renderLetter(kind, sampleDataIn(language)[kind], sampleContext(language))
      const shown = pictures.reduce(
        (letter, { cid, contentType, content }) =>
          letter.replace(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
        html,
      )
      await page.setContent(shown)
      await expectNoSidewaysScroll(page)
      await page.screenshot({ path: `${folder}/letter-${kind}-${project.name}-${language}.png`, fullPage: true })
    }
  })

  test(`papers (${language})`, async () => {
    // A sheet of paper has one width.
    test.skip(test.info().project.name !== 'desktop')
    const papers = { agreement: await agreementPdf({ ...sampleAgreement, language }), terms: await termsPdf(language) }
    for (const [name, pdf] of Object.entries(papers)) {
      let number = 0
      const pages = await eachPage(pdf, { longest: 1500, most: 20 }, async (drawn) => {
        number += 1
        await sharp(drawn.pixels, { raw: rawOf(drawn) })
          .png()
          .toFile(`${folder}/paper-${name}-${number}-${language}.png`)
        await expectInside(drawn)
      })
      expect(pages).toBe(number)
    }
  })
}
