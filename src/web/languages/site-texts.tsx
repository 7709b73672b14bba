import site from '#content/de/site/shell.ts'
import { Frame } from '#frame/page-frame.tsx'

const messages = { site }

/** What stands around every page. */
export default function SiteTexts() {
  return <Frame messages={messages} />
}
