import { test } from '@playwright/test'
import sharp from 'sharp'

import { agreementPdf } from '#documents/agreement-pdf.ts'
import { termsPdf } from '#documents/terms-pdf.ts'
import type { LetterKind } from '#mail/letters.ts'
import { renderLetter } from '#mail/render.ts'
import { sampleAgreement } from '#support/sample-agreement.ts'
import { sampleContext, sampleData, sampleDataIn } from '#support/letters.ts'
import { eachPage } from '#uploads/pdf.ts'
import { folder } from './keeper.ts'

const kinds = Object.keys(sampleData) as LetterKind[]

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
      await page.screenshot({ path: `${folder}/letter-${kind}-${project.name}-${language}.png`, fullPage: true })
    }
  })

  test(`papers (${language})`, async () => {
    // A sheet of paper has one width.
    test.skip(test.info().project.name !== 'desktop')
    const papers = { agreement: await agreementPdf({ ...sampleAgreement, language }), terms: await termsPdf(language) }
    for (const [name, pdf] of Object.entries(papers)) {
      let number = 0
      await eachPage(pdf, { longest: 1500, most: 20 }, async ({ pixels, width, height }) => {
        number += 1
        const raw = { width, height, channels: (pixels.length / width / height) as 3 | 4 }
        await sharp(pixels, { raw }).png().toFile(`${folder}/paper-${name}-${number}-${language}.png`)
      })
    }
  })
}
