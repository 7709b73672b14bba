import site from '#content/de/site/shell.ts'
import { Frame } from '#frame/page-frame.tsx'

const messages = { site }

/** Frame around every page, with its texts. */
export default function SiteTexts() {
  return <Frame messages={messages} />
}
