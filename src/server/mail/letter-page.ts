import type { RenderedLetter } from './render.ts'

/** Letter to look at in a browser. */
export interface LetterPage {
  subject: string
  /** HTML with its pictures inside. */
  html: string
}

/** The letter as a page: its pictures, which a mail has beside the text, are in the text itself. */
export function pageOf({ subject, html, pictures }: RenderedLetter): LetterPage {
  const page = pictures.reduce(
    (text, { cid, content, contentType }) =>
      text.replaceAll(`cid:${cid}`, `data:${contentType};base64,${Buffer.from(content).toString('base64')}`),
    html,
  )
  return { subject, html: page }
}
